// A Web Worker with one game: rules, bots and tables. The page is free while it thinks.
import { BoxModule } from './module'
import type { FromWorker, ToWorker } from './worker_messages'

const page = self as unknown as { postMessage(message: FromWorker): void; onmessage: ((event: MessageEvent<ToWorker>) => void) | null }

let box: BoxModule | null = null
let timer: ReturnType<typeof setTimeout> | undefined

const around = {
  send: (text: string) => page.postMessage({ send: text }),
  keep: (code: string, text: string) => page.postMessage({ keep: code, text }),
  note: (line: string) => console.warn(line),
}

function turn(): void {
  clearTimeout(timer)
  try {
    const rest = box!.turn()
    timer = setTimeout(turn, rest)
  } catch (problem) {
    box = null
    page.postMessage({ broken: String(problem) })
  }
}

page.onmessage = ({ data }) => void receive(data)

async function receive(message: ToWorker): Promise<void> {
  if ('code' in message) {
    try {
      box = await BoxModule.load(message.code, around)
      for (const table of message.tables) box.bring(table)
      page.postMessage({ ready: true })
    } catch (problem) {
      return page.postMessage({ broken: String(problem) })
    }
  } else {
    if (!box) return
    box.say(message.say)
  }
  turn()
}
