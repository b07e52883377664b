// For tests and the gallery: the vocabulary as the server tells it.
//
// vocabulary.json is the answer of
//   echo '{"jsonrpc":"2.0","id":1,"method":"vocabulary","params":{"game":"broken-cities"}}' | build/citybox engine
import type { Vocabulary } from './types'
import told from './vocabulary.json'

export const vocabulary = told as unknown as Vocabulary
