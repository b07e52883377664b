// Files of a class, to be kept: everything, or tables for a spreadsheet.
import type { ClassFile, Paper } from '../../protocol/generated'

export const papers: readonly { what: Paper; label: string; hint: string }[] = [
  { what: 'json', label: 'Everything', hint: 'one file, for programs' },
  { what: 'numbers', label: 'Numbers', hint: 'a table: figures by round' },
  { what: 'moves', label: 'Moves', hint: 'a table: who did what' },
  { what: 'answers', label: 'Answers', hint: 'a table: the wall' },
]

/** Hands a file to the browser to keep. */
export function keep({ name, type, text }: ClassFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
