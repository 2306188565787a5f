import { docks, type Picture } from '../../../elements/kit/drawings/picture'

/**
 * Returns a drawing of the suite as HTML, 208 × 136. Assistive technology skips it, because the title says the same.
 */
export function drawingOf({ dock, paths }: Picture): string {
  const [lit, dark] = docks[dock]
  const lines = [...paths, ['lit', lit], ['dark', dark]].filter(([, path]) => path !== '')
  const pathTags = lines.map(([kind, path]) => `<path class="drawing-${kind}" d="${path}"/>`)
  return `<div class="drawing" data-dock="${dock}">
<svg viewBox="0 0 160 104" aria-hidden="true">${pathTags.join('')}</svg>
</div>`
}
