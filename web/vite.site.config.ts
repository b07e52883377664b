// The box without a server (script/site): a folder of static files, or with CITYBOX_GAME one HTML file with that game.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { oneFile } from './one_file'
import { BoxModule } from './src/box/module'
import type { Hello } from './src/protocol/generated'

const modules = new URL('../build/wasm/', import.meta.url)
const publicFiles = new URL('public/', import.meta.url)
const only = process.env.CITYBOX_GAME
const example = 'plots'

const hashOf = (what: string | Uint8Array): string => createHash('sha256').update(what).digest('hex').slice(0, 10)

/** What a module says of itself. */
async function helloOf(code: Uint8Array<ArrayBuffer>): Promise<Hello> {
  let said = ''
  const module = await BoxModule.load(code, { send: (text) => (said = text), keep: () => undefined, note: console.warn })
  module.say(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'hello', params: {} }))
  module.turn()
  return (JSON.parse(said) as { result: Hello }).result
}

/** The games in the order of the box. */
async function games(): Promise<{ name: string; code: Uint8Array<ArrayBuffer>; hello: Hello }[]> {
  const list = readFileSync(new URL('../catalog/games.def', import.meta.url), 'utf8')
  const names = [...list.matchAll(/^GAME\((.*)\)$/gm)].map(([, name]) => name!).filter((name) => (only ? name === only : name !== example))
  return Promise.all(
    names.map(async (name) => {
      const code = new Uint8Array(readFileSync(new URL(`${name}.wasm`, modules)))
      return { name, code, hello: await helloOf(code) }
    }),
  )
}

/** Of other games the page for one has nothing, and its icon is in it. */
function oneGame(name: string): Plugin {
  return {
    name: 'one-game',
    enforce: 'pre',
    transformIndexHtml: (page) => page.replace('/favicon.svg', `data:image/svg+xml;base64,${readFileSync(new URL('favicon.svg', publicFiles), 'base64')}`),
    transform: (code, id) => (id.endsWith('/src/app/games.ts') ? code.replaceAll('games/*/', `games/${name}/`) : undefined),
  }
}

function site(found: Awaited<ReturnType<typeof games>>): Plugin {
  return {
    name: 'site',
    enforce: 'post',
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'manifest', href: './citybox.webmanifest' }, injectTo: 'head' }],
    generateBundle(_, bundle) {
      // What is emitted here does not stand in the bundle yet.
      const added = found.map(({ name, code }) => ({ fileName: `box/${name}.${hashOf(code)}.wasm`, source: code as string | Uint8Array }))
      added.push({ fileName: 'citybox.webmanifest', source: JSON.stringify(manifest) })
      for (const file of added) this.emitFile({ type: 'asset', ...file })
      const worker = bundle['sw.js']
      if (worker?.type !== 'chunk') throw new Error('The service worker is missing.')
      const names = [...Object.keys(bundle), ...added.map(({ fileName }) => fileName)]
      const files = [...readdirSync(publicFiles), ...new Set(names.filter((name) => name !== 'sw.js'))].sort()
      const version = hashOf([...Object.values(bundle).map((file) => (file.type === 'chunk' ? file.code : file.source.toString())), ...files].join('\n'))
      const before = worker.code
      worker.code = before.replace(/JSON\.parse\((["'`])__KEPT__\1\)/, () => JSON.stringify({ version, files }))
      if (worker.code === before) throw new Error('The service worker would keep nothing.')
    },
  }
}

const manifest = {
  name: 'Citybox',
  short_name: 'Citybox',
  description: 'Five city board games, alone or together at one screen, without a network.',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#f6f1e7',
  theme_color: '#f6f1e7',
  icons: [{ src: './favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
}

export default defineConfig(async () => {
  const found = await games()
  const [first] = found
  if (!first) throw new Error(`There is no game ${only}.`)
  const place = ({ name, code }: (typeof found)[number]) =>
    only ? { gzip: gzipSync(code, { level: 9 }).toString('base64') } : { url: `./box/${name}.${hashOf(code)}.wasm` }
  const built = {
    version: first.hello.version,
    limits: first.hello.limits,
    games: found.flatMap(({ hello }) => hello.games),
    modules: Object.fromEntries(found.map((game) => [game.hello.games[0]!.id, place(game)])),
  }
  return {
    base: './',
    publicDir: only ? (false as const) : 'public',
    plugins: [svelte(), ...(only ? [oneGame(only), oneFile()] : [site(found)])],
    define: { __REPORTS__: '[]', __BOX__: JSON.stringify(built) },
    build: {
      outDir: only ? `../build/single/${only}` : '../build/site',
      emptyOutDir: true,
      target: 'es2022',
      ...(only ? { cssCodeSplit: false, assetsInlineLimit: 10_000_000, modulePreload: false as const } : {}),
      rolldownOptions: only
        ? { output: { codeSplitting: false } }
        : {
            input: { index: 'index.html', sw: 'src/box/service_worker.ts' },
            output: { entryFileNames: ({ name }: { name: string }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
          },
    },
  }
})
