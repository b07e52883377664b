// The tables that this browser keeps, in IndexedDB; in memory where that is blocked.

export interface KeptTable {
  code: string
  game: string
  text: string
}

const name = 'citybox'
const shelf = 'tables'

export interface Shelf {
  /** False: what is kept is gone when the page is closed. */
  lasting: boolean
  all(): Promise<KeptTable[]>
  put(table: KeptTable): Promise<void>
  drop(code: string): Promise<void>
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'))
  })
}

export async function openShelf(): Promise<Shelf> {
  try {
    const opening = indexedDB.open(name, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(shelf, { keyPath: 'code' })
    return inBrowser(await done(opening))
  } catch {
    return inMemory()
  }
}

function inBrowser(db: IDBDatabase): Shelf {
  const read = (): IDBObjectStore => db.transaction(shelf).objectStore(shelf)
  /** Written when the whole transaction is. */
  const write = (what: (store: IDBObjectStore) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const transaction = db.transaction(shelf, 'readwrite')
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser has no room left.'))
      what(transaction.objectStore(shelf))
    })
  return {
    lasting: true,
    all: () => done(read().getAll() as IDBRequest<KeptTable[]>),
    put: (table) => write((store) => store.put(table)),
    drop: (code) => write((store) => store.delete(code)),
  }
}

export function inMemory(): Shelf {
  const tables = new Map<string, KeptTable>()
  return {
    lasting: false,
    all: () => Promise.resolve([...tables.values()]),
    put: (table) => Promise.resolve(void tables.set(table.code, table)),
    drop: (code) => Promise.resolve(void tables.delete(code)),
  }
}
