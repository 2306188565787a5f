import type { Translate } from '../../core/i18n/translate'
import type { Label } from '../../core/labels/labels'
import { type Fact, fitsOf, missingFrom } from '../../core/labels/room'
import type { Sheet } from '../../core/labels/sheets'
import { drawLabel, writeWords } from './draw-label'

interface Fitted {
  label: Label
  drawn: HTMLElement
  /** The facts without room. */
  missing: Fact[]
}

/**
 * Draws labels in the best way that the room of each allows. They are measured, so they must stand in a document that has
 * the styles of paper: `place` puts them there, at their size. All are measured after all were written: the page around
 * them may be large, and is laid out once a way then, not once a label.
 */
export function fitLabels(
  page: Document,
  labels: readonly Label[],
  sheet: Sheet,
  t: Translate,
  place: (drawn: HTMLElement) => void,
): Fitted[] {
  const tried = labels.map(label => {
    const [fit, ...others] = fitsOf(label, sheet)
    if (!fit) throw new Error('A label can be written in no way')
    const drawn = drawLabel(page, label, sheet, fit, t)
    drawn.dataset.trying = ''
    return { label, fit, others, drawn }
  })
  for (const { drawn } of tried) place(drawn)
  let cramped = tried
  while (cramped.length > 0) {
    cramped = cramped.filter(({ drawn, others }) => others.length > 0 && !hasRoom(drawn))
    for (const each of cramped) {
      each.fit = each.others.shift() ?? each.fit
      writeWords(each.drawn, each.label, each.fit, t)
    }
  }
  return tried.map(({ label, fit, drawn }) => {
    delete drawn.dataset.trying
    return { label, drawn, missing: missingFrom(label, fit) }
  })
}

function hasRoom(drawn: HTMLElement): boolean {
  const words = drawn.querySelector('.label-words')
  const last = words?.lastElementChild
  if (!words || !last) return true
  const room = words.getBoundingClientRect()
  return last.getBoundingClientRect().bottom <= room.bottom && words.scrollWidth <= words.clientWidth + 1
}
