// The server's templates, filled: `{name} lost`, with what each name stands for. A name that stands for
// nothing stays as it is.

export function filled(template: string, fills: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => String(fills[name] ?? gap))
}
