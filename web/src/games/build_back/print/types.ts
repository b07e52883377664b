import type { FaceProps, PrintBox } from '../../../board/print/contract'
import type { BuildBack } from '../../../protocol/generated'

export type Content = BuildBack.Content
export type Box = PrintBox<BuildBack.Vocabulary, Content>
export type Props = FaceProps<BuildBack.Vocabulary, Content>
