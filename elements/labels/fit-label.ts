import type { Translate } from '../../core/i18n/translate'
import type { Label } from '../../core/labels/labels'
import { type Fact, fitsOf, missingFrom } from '../../core/labels/room'
import type { Sheet } from '../../core/labels/sheets'
import { drawLabel, writeLines } from './draw-label'

interface Fitted {
  label: Label
  element: HTMLElement
  /** The facts without room. */
  missing: Fact[]
}

/**
 * Draws each label in the best layout that has room on it. Labels are measured, so `place` must insert them at their
 * size into a document with the styles of paper. In each round, all labels are written before any is measured: then a
 * large page is laid out once for each round, not for each label.
 */
export function fitLabels(
  page: Document,
  labels: readonly Label[],
  sheet: Sheet,
  t: Translate,
  place: (element: HTMLElement) => void,
): Fitted[] {
  const attempts = labels.map(label => {
    const [fit, ...others] = fitsOf(label, sheet)
    if (!fit) throw new Error('A label can be written in no way')
    const element = drawLabel(page, label, sheet, fit, t)
    element.dataset.trying = ''
    return { label, fit, others, element }
  })
  for (const { element } of attempts) place(element)
  let cramped = attempts
  while (cramped.length > 0) {
    cramped = cramped.filter(({ element, others }) => others.length > 0 && !hasRoom(element))
    for (const each of cramped) {
      each.fit = each.others.shift() ?? each.fit
      writeLines(each.element, each.label, each.fit, t)
    }
  }
  return attempts.map(({ label, fit, element }) => {
    delete element.dataset.trying
    return { label, element, missing: missingFrom(label, fit) }
  })
}

function hasRoom(element: HTMLElement): boolean {
  const block = element.querySelector('.label-words')
  const last = block?.lastElementChild
  if (!block || !last) return true
  const room = block.getBoundingClientRect()
  return last.getBoundingClientRect().bottom <= room.bottom && block.scrollWidth <= block.clientWidth + 1
}
