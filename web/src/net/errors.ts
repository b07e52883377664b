/** The server said no; the message is a sentence for people. */
export class RpcError extends Error {
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** The connection broke before the answer came: the call may or may not have had its effect. */
export class LostError extends Error {
  constructor() {
    super('The connection was lost. It comes back by itself.')
  }
}

export function sentence(problem: unknown): string {
  return problem instanceof Error ? problem.message : 'Something went wrong.'
}
