import type { Translate } from '../../../core/i18n/translate'
import type { Label } from '../../../core/labels/labels'
import { type Fact, fitsOf, missingFrom } from '../../../core/labels/room'
import type { Sheet } from '../../../core/labels/sheets'
import { drawLabel, writeWords } from './draw-label'

interface Fitted {
  drawn: HTMLElement
  /** What found no room. */
  missing: Fact[]
}

/**
 * Draws a label in the best way that its room allows. It is measured, so it must stand in a document that has the styles of
 * paper: `place` puts it there, at its size.
 */
export function fitLabel(
  page: Document,
  label: Label,
  sheet: Sheet,
  t: Translate,
  place: (drawn: HTMLElement) => void,
): Fitted {
  const [best, ...others] = fitsOf(label, sheet)
  if (!best) throw new Error('A label can be written in no way')
  let fit = best
  const drawn = drawLabel(page, label, sheet, fit, t)
  drawn.dataset.trying = ''
  place(drawn)
  for (const next of others) {
    if (hasRoom(drawn)) break
    fit = next
    writeWords(drawn, label, fit, t)
  }
  delete drawn.dataset.trying
  return { drawn, missing: missingFrom(label, fit) }
}

function hasRoom(drawn: HTMLElement): boolean {
  const words = drawn.querySelector('.label-words')
  const last = words?.lastElementChild
  if (!words || !last) return true
  const room = words.getBoundingClientRect()
  return last.getBoundingClientRect().bottom <= room.bottom && words.scrollWidth <= words.clientWidth + 1
}
