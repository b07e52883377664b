// What this browser keeps without a server, in IndexedDB: tables, and who sits where. In memory where that is blocked.
import type { Store } from '../net/kept'

export interface KeptTable {
  code: string
  game: string
  text: string
}

const name = 'citybox'
const shelf = 'tables'
const drawer = 'notes'

export interface Shelf {
  /** False: what is kept is gone when the page is closed. */
  lasting: boolean
  all(): Promise<KeptTable[]>
  put(table: KeptTable): Promise<void>
  drop(code: string): Promise<void>
  /** Short texts by name, read when the shelf was opened. A reload at once may find localStorage unwritten, but not these. */
  notes: Store
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'))
  })
}

export async function openShelf(): Promise<Shelf> {
  try {
    const opening = indexedDB.open(name, 2)
    // A page of an older version that is still open holds it: this one does without rather than waits.
    const blocked = new Promise<never>((_, reject) => (opening.onblocked = () => reject(new Error('An older page keeps it.'))))
    opening.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) opening.result.createObjectStore(shelf, { keyPath: 'code' })
      opening.result.createObjectStore(drawer)
    }
    const db = await Promise.race([done(opening), blocked])
    db.onversionchange = () => db.close()
    return await inBrowser(db)
  } catch {
    return inMemory()
  }
}

async function inBrowser(db: IDBDatabase): Promise<Shelf> {
  const read = (from: string): IDBObjectStore => db.transaction(from).objectStore(from)
  /** Written when the whole transaction is. */
  const write = (to: string, what: (store: IDBObjectStore) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const transaction = db.transaction(to, 'readwrite')
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser has no room left.'))
      what(transaction.objectStore(to))
    })
  const [names, texts] = await Promise.all([done(read(drawer).getAllKeys()), done(read(drawer).getAll() as IDBRequest<string[]>)])
  const notes = new Map(names.map((name, i) => [String(name), texts[i] ?? '']))
  return {
    lasting: true,
    all: () => done(read(shelf).getAll() as IDBRequest<KeptTable[]>),
    put: (table) => write(shelf, (store) => store.put(table)),
    drop: (code) => write(shelf, (store) => store.delete(code)),
    notes: {
      getItem: (name) => notes.get(name) ?? null,
      setItem(name, text) {
        notes.set(name, text)
        write(drawer, (store) => store.put(text, name)).catch(() => undefined)
      },
    },
  }
}

export function inMemory(): Shelf {
  const tables = new Map<string, KeptTable>()
  const notes = new Map<string, string>()
  return {
    lasting: false,
    all: () => Promise.resolve([...tables.values()]),
    put: (table) => Promise.resolve(void tables.set(table.code, table)),
    drop: (code) => Promise.resolve(void tables.delete(code)),
    notes: { getItem: (name) => notes.get(name) ?? null, setItem: (name, text) => void notes.set(name, text) },
  }
}
