// Who built, spent and gave what, by table and by seat. Pure.
import type { Row } from '../../charts/bars'
import type { DebriefTable } from '../../protocol/generated'
import { nameIn } from './names'

export interface AccountGroup {
  label: string
  parts: string[]
  /** A row for each table … */
  sums: Row[]
  /** … and for each seat of it. */
  tables: { number: number; rows: Row[] }[]
}

export function accountGroups(tables: readonly DebriefTable[]): AccountGroup[] {
  const all = tables.flatMap(({ accounts }) => accounts)
  return [...new Set(all.map(({ group }) => group))].map((label) => {
    const parts = [...new Set(all.filter(({ group }) => group === label).map(({ part }) => part))]
    const amounts = ({ accounts }: DebriefTable, seat?: number): number[] =>
      parts.map((part) => accounts.reduce((sum, one) => (one.group === label && one.part === part && (seat === undefined || one.seat === seat) ? sum + one.amount : sum), 0))
    return {
      label,
      parts,
      sums: tables.map((table) => ({ name: `Table ${table.number}`, values: amounts(table) })),
      tables: tables.map((table) => ({ number: table.number, rows: table.seats.map(({ seat }) => ({ name: nameIn(table.seats, seat), values: amounts(table, seat) })) })),
    }
  })
}
