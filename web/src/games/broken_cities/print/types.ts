import type { FaceProps, PrintBox } from '../../../board/print/contract'
import type { BrokenCities } from '../../../protocol/generated'

export type Content = BrokenCities.Content
export type Box = PrintBox<BrokenCities.Vocabulary, Content>
export type Props = FaceProps<BrokenCities.Vocabulary, Content>
