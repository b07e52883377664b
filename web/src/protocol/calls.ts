// Names for the parts of the table of calls.
import type { Calls, Notices } from './generated'

export type Method = keyof Calls
export type Params<M extends Method> = Calls[M][0]
export type Result<M extends Method> = Calls[M][1]
export type Notice = keyof Notices
