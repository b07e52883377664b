// The server's templates, filled with what the page shows.
import { filled } from '../../protocol/filled'
import type { Summary, Vocabulary } from './types'

/** Those who look for a home, those who may come, and those who have left. */
export function aboutRenters({ available, reserve, gone }: Summary['renters'], panels: Vocabulary['panels']): string {
  return filled(gone ? panels.renters_since_loss : panels.renters, { available, reserve, gone })
}
