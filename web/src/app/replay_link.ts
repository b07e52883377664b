// A replay file inside a link: /#replay=…

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const out = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>)
  return new Uint8Array(await new Response(out).arrayBuffer())
}

export async function packed(replay: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(replay), new CompressionStream('deflate-raw'))
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Null: it is no such text, or a part of it is missing. */
export async function unpacked(text: string): Promise<string | null> {
  try {
    const bytes = fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw')))
  } catch {
    return null
  }
}
