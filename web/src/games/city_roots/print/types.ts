import type { FaceProps, PrintBox } from '../../../board/print/contract'
import type { CityRoots } from '../../../protocol/generated'

export type Content = CityRoots.Content
export type Box = PrintBox<CityRoots.Vocabulary, Content>
export type Props = FaceProps<CityRoots.Vocabulary, Content>
