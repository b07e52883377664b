// A table on a line that tests hold in their hands.
import { fakeNet, type FakeSocket } from '../../net/fake_socket'
import { Keyring } from '../../net/keyring'
import { TableSync, type SyncHooks } from './sync.svelte'

export const table = 'KMTRAQ'

function store() {
  let text: string | null = null
  return { getItem: () => text, setItem: (_: string, value: string) => void (text = value) }
}

/** `pass` lets so many milliseconds go by. */
export function atTable(pass: (ms: number) => Promise<unknown>) {
  const tick = () => pass(0)

  async function sitting(hooks: SyncHooks = {}, seats = [0]) {
    const fake = fakeNet()
    const kept = store()
    const keys = new Keyring(() => kept)
    for (const seat of seats) keys.holdSeat(table, seat, `token-${seat}`)
    const sync = new TableSync(table, fake.net, keys, hooks)
    fake.socket().open()
    await tick()
    return { ...fake, keys, sync }
  }

  /** The line breaks, and there is a new one. */
  async function back(fake: { socket: () => FakeSocket }) {
    fake.socket().break()
    await pass(1000)
    fake.socket().open()
    await tick()
  }

  return { tick, sitting, back }
}
