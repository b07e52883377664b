// What a page and its workers say to each other.

export type ToWorker = { code: ArrayBuffer; tables: string[] } | { say: string }

export type FromWorker = { ready: true } | { send: string } | { keep: string; text: string } | { broken: string }
