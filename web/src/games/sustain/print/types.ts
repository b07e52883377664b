import type { FaceProps, PrintBox } from '../../../board/print/contract'
import type { Sustain } from '../../../protocol/generated'

export type Content = Sustain.Content
export type Box = PrintBox<Sustain.Vocabulary, Content>
export type Props = FaceProps<Sustain.Vocabulary, Content>
