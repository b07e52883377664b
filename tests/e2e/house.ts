// The real server and a browser, for all tests of the file that imports them.
import { afterAll, beforeAll } from 'vitest'
import { type Browser, openBrowser } from './hands'
import { Server } from './server'

export let server: Server
export let browser: Browser

beforeAll(async () => {
  server = await Server.start()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})
