// A picture of the end to give away: the board as it was left, and the verdict under it.

export interface Words {
  title: string
  verdict: string
  meant: string
}

const wide = 1200
const edge = 56

/** What of a drawing's looks comes from style sheets: a picture brings none. */
const looks = [
  'color', 'display', 'visibility', 'opacity', 'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-opacity', 'stroke-width', 'stroke-dasharray', 'stroke-dashoffset',
  'stroke-linecap', 'stroke-linejoin', 'paint-order', 'vector-effect', 'mix-blend-mode', 'filter', 'clip-path', 'mask', 'overflow',
  'font-family', 'font-size', 'font-style', 'font-weight', 'font-variant-numeric', 'letter-spacing', 'text-anchor', 'dominant-baseline',
  'transform', 'transform-origin', 'transform-box', 'd', 'x', 'y', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height', 'stop-color', 'stop-opacity',
] as const

/** The drawing by itself: with its looks written into it and with what it refers to. */
export function aloneOf(drawing: SVGSVGElement): SVGSVGElement {
  const { width, height } = drawing.getBoundingClientRect()
  const copy = drawing.cloneNode(true) as SVGSVGElement
  dress(drawing, copy)
  const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs')
  copy.prepend(defs)
  const have = new Set([...copy.querySelectorAll('[id]')].map(({ id }) => id))
  for (let missing = refersTo(copy, have); missing.length; missing = refersTo(copy, have)) {
    for (const id of missing) {
      have.add(id)
      const found = document.getElementById(id)
      if (found instanceof SVGElement) defs.append(dressed(found))
    }
  }
  for (const text of copy.querySelectorAll('foreignObject, title, desc')) text.remove()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  if (!copy.hasAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${width} ${height}`)
  const times = (wide - 2 * edge) / width
  copy.setAttribute('width', String(width * times))
  copy.setAttribute('height', String(height * times))
  copy.style.cssText = ''
  return copy
}

function dressed(element: SVGElement): Element {
  const copy = element.cloneNode(true) as Element
  dress(element, copy)
  return copy
}

function dress(from: Element, to: Element): void {
  const style = getComputedStyle(from)
  const own = to.getAttribute('style') ?? ''
  const written = looks.map((name) => [name, style.getPropertyValue(name)] as const).filter(([, value]) => value && value !== 'none' && value !== 'auto' && value !== 'normal')
  const kept = ['fill', 'stroke', 'display'].filter((name) => style.getPropertyValue(name) === 'none').map((name) => `${name}:none`)
  to.setAttribute('style', [own, ...written.map(([name, value]) => `${name}:${value}`), ...kept].filter(Boolean).join(';'))
  to.removeAttribute('class')
  for (const [i, child] of [...from.children].entries()) if (to.children[i]) dress(child, to.children[i])
}

function refersTo(drawing: Element, have: ReadonlySet<string>): string[] {
  const named = [...drawing.outerHTML.matchAll(/url\((?:&quot;|["'])?[^#)]*#([^)"'&]+)|href="#([^"]+)"/g)].map((found) => found[1] ?? found[2]!)
  return [...new Set(named)].filter((id) => !have.has(id))
}

/** The page's fonts, to be put into a drawing. */
async function fonts(): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule)
    } catch {
      return []
    }
  })
  const written = faces.map(async (face) => {
    const source = /url\(["']?([^"')]+)/.exec(face.style.getPropertyValue('src'))?.[1]
    if (!source) return ''
    const address = new URL(source, face.parentStyleSheet?.href ?? location.href)
    const data = await dataOf(await (await fetch(address)).blob())
    return face.cssText.replace(/src:[^;]+;/, `src: url(${data});`)
  })
  return (await Promise.all(written)).join('\n')
}

function dataOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('A file could not be read.'))
    reader.readAsDataURL(blob)
  })
}

function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`
  return image.decode().then(() => image)
}

/** Lines no wider than that, as `width` measures them. */
export function wrapped(text: string, most: number, width: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && width(longer) <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

interface Block {
  text: string
  font: string
  high: number
  color: string
}

/** The whole picture as a PNG. */
export async function pictureOf(drawing: SVGSVGElement, words: Words): Promise<Blob> {
  const alone = aloneOf(drawing)
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  style.textContent = await fonts().catch(() => '')
  alone.prepend(style)
  const board = await imageOf(alone)
  const page = getComputedStyle(document.documentElement)
  const color = (name: string): string => page.getPropertyValue(name).trim()
  const [serif, sans] = [color('--serif'), color('--sans')]
  const blocks: Block[] = [
    { text: words.title, font: `600 30px ${sans}`, high: 44, color: color('--quiet') },
    { text: words.verdict, font: `500 46px ${serif}`, high: 58, color: color('--ink') },
    { text: words.meant, font: `500 34px ${serif}`, high: 46, color: color('--accent') },
  ]
  const canvas = document.createElement('canvas')
  const ink = canvas.getContext('2d')!
  const set = blocks.map((block) => {
    ink.font = block.font
    return { ...block, lines: wrapped(block.text, wide - 2 * edge, (text) => ink.measureText(text).width) }
  })
  const boardHeight = ((wide - 2 * edge) * board.height) / board.width
  canvas.width = wide
  canvas.height = Math.round(boardHeight + 3 * edge + set.reduce((sum, block) => sum + block.lines.length * block.high, 0))
  ink.fillStyle = color('--paper')
  ink.fillRect(0, 0, canvas.width, canvas.height)
  ink.drawImage(board, edge, edge, wide - 2 * edge, boardHeight)
  ink.textAlign = 'center'
  ink.textBaseline = 'top'
  let y = boardHeight + 2 * edge
  for (const block of set) {
    ink.font = block.font
    ink.fillStyle = block.color
    for (const text of block.lines) {
      ink.fillText(text, wide / 2, y)
      y += block.high
    }
  }
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))), 'image/png'))
}

/** Hands it to whatever shares things here; else it is kept as a file. */
export async function give(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: 'image/png' })
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file], title })
    } catch (problem) {
      // Whoever thinks better of it wants no file either.
      if (problem instanceof DOMException && problem.name === 'AbortError') return
    }
  }
  const url = URL.createObjectURL(picture)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
