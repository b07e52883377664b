// Which of the facilitator's notes were put away here, as long as the tab is open.
import { SvelteSet } from 'svelte/reactivity'

const place = 'citybox.put_away'

function load(): string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]')
    return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : []
  } catch {
    return []
  }
}

class PutAway {
  private readonly kept = new SvelteSet<string>(load())

  has(room: string, note: number): boolean {
    return this.kept.has(`${room} ${note}`)
  }

  put(room: string, note: number, away: boolean): void {
    if (away) this.kept.add(`${room} ${note}`)
    else this.kept.delete(`${room} ${note}`)
    try {
      sessionStorage.setItem(place, JSON.stringify([...this.kept]))
    } catch {
      // Storage is blocked: they come again with the next page.
    }
  }
}

export const putAway = new PutAway()
