// What a policy would bring, as far as it can be seen before its own choices are made.
import type { Preview } from '../../board/contract'
import { changes } from './preview'
import type { Action, CityView, Vocabulary } from './types'

/** Null: the server's own sentences say it. */
export function outlook({ verb, policy }: Action, { summary }: CityView, preview: Preview, vocabulary: Vocabulary): string | null {
  if (verb === 'lobby') return summary.lobby
  const seen = summary.policies.find((one) => one.policy === policy)
  if (!seen || (verb !== 'enact' && verb !== 'take')) return null
  const known = verb === 'enact' && !seen.idle ? changes(preview, vocabulary).map((change) => change.sentence) : []
  return known.length ? known.join(' ') : seen.outlook
}
