import type { FaceProps, PrintBox } from '../../../board/print/contract'
import type { CrashCity } from '../../../protocol/generated'

export type Content = CrashCity.Content
export type Box = PrintBox<CrashCity.Vocabulary, Content>
export type Props = FaceProps<CrashCity.Vocabulary, Content>
