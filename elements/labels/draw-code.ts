import type { Code } from '../../core/labels/codes'

const svg = 'http://www.w3.org/2000/svg'

/** Draws a code at a size in millimeters. The nodes are created one by one, because a strict policy refuses markup. */
export function drawPath(
  page: Document,
  { width, height, path }: Code,
  size: { readonly width: number; readonly height: number },
): SVGSVGElement {
  const drawing = page.createElementNS(svg, 'svg')
  drawing.setAttribute('viewBox', `0 0 ${width} ${height}`)
  drawing.setAttribute('width', `${size.width}mm`)
  drawing.setAttribute('height', `${size.height}mm`)
  drawing.setAttribute('preserveAspectRatio', 'none')
  drawing.setAttribute('shape-rendering', 'crispEdges')
  drawing.setAttribute('aria-hidden', 'true')
  const line = page.createElementNS(svg, 'path')
  line.setAttribute('d', path)
  drawing.append(line)
  return drawing
}
