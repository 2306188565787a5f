import { elements } from '../../demo/gallery/states.js'
import type { Shown } from '../fixtures/gallery'

/**
 * Texts that are the same in every language: brands of label sheets, the name of the gallery's environment, and texts
 * that its states type or send.
 */
const names = [
  'Reeldock',
  'Avery Letter 4 × 6 in',
  'test',
  'Feast day',
  'No Such House',
  'Warming up',
  'Rather warm',
  'WO-48213.csv',
]

/** Returns the texts that the gallery passes to a page for a state: attributes and texts of the host. */
export function textsGivenTo({ element, state }: Shown): string[] {
  const { state: _, ...given } = elements[element]?.find(each => each.state === state) ?? { state }
  return [...names, JSON.stringify(given)]
}
