// A chart as a file of its own, for documents: the drawing with all that its styles say written into it.

/** What a drawing is made of, as a style says it; other programs know these as attributes. */
const told = ['fill', 'fill-opacity', 'stroke', 'stroke-opacity', 'stroke-width', 'stroke-dasharray', 'stroke-linejoin', 'stroke-linecap', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'opacity'] as const

const usual: Record<string, string> = { 'fill-opacity': '1', 'stroke-opacity': '1', 'stroke-dasharray': 'none', opacity: '1', 'stroke-linejoin': 'miter', 'stroke-linecap': 'butt', 'text-anchor': 'start' }

function dress(from: Element, to: Element): void {
  const style = getComputedStyle(from)
  for (const name of told) {
    const value = style.getPropertyValue(name)
    const letters = name.startsWith('font') || name === 'text-anchor'
    if (!value || value === usual[name] || (letters && from.tagName !== 'text')) continue
    if (name.startsWith('stroke') && style.stroke === 'none' && name !== 'stroke') continue
    to.setAttribute(name, value)
  }
  to.removeAttribute('class')
  to.removeAttribute('style')
  for (const [i, child] of [...from.children].entries()) dress(child, to.children[i]!)
}

/** The drawing as text: on a ground of its own, with a title. */
export function standalone(svg: SVGSVGElement, title: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  dress(svg, copy)
  const space = 'http://www.w3.org/2000/svg'
  const { width, height } = svg.viewBox.baseVal
  copy.setAttribute('xmlns', space)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const ground = document.createElementNS(space, 'rect')
  for (const [name, value] of Object.entries({ x: svg.viewBox.baseVal.x, y: svg.viewBox.baseVal.y, width, height })) ground.setAttribute(name, String(value))
  ground.setAttribute('fill', getComputedStyle(svg).getPropertyValue('--card').trim() || '#fff')
  const name = document.createElementNS(space, 'title')
  name.textContent = title
  copy.prepend(name, ground)
  // What stands beside other letters of the page is for its readers only.
  for (const attribute of ['role', 'aria-label', 'aria-hidden']) copy.removeAttribute(attribute)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}\n`
}

/** "How games end" is "how-games-end". */
export const fileName = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')

export function save(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
