// The link that brings others to a table.
import { tablePath } from '../route'
import type { Table } from './table.svelte'

/** Null where a private table's key is not here. */
export function invitationTo({ info, sync }: Table): { path: string; url: string } | null {
  if (!info || (info.by_link && !sync.held.key)) return null
  const path = tablePath(info.table, info.by_link ? (sync.held.key ?? null) : null)
  return { path, url: info.url.replace(/\/t\/[A-Z]+.*$/, path) }
}
