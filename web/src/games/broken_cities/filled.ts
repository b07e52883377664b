// The server's templates, filled.

/** `{name} lost`, with what each name stands for. */
export function filled(template = '', fills: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => fills[name] ?? gap)
}
