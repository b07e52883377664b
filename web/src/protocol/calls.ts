// Names for the parts of the table of calls.
import type { BoxCalls, ClassCalls, ClassNotices, Notices as TableNotices, TableCalls } from './generated'

export type Calls = TableCalls & ClassCalls & BoxCalls
export type Notices = TableNotices & ClassNotices
export type Method = keyof Calls
export type Params<M extends Method> = Calls[M][0]
export type Result<M extends Method> = Calls[M][1]
export type Notice = keyof Notices
