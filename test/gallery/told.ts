import { elements } from '../../demo/gallery/states.js'
import type { Shown } from '../fixtures/gallery'

/**
 * What is the same in every language: names of makers and papers, what the gallery calls its environment, what its
 * states type or send that nobody knows.
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

/** What the gallery hands to a page for a state: attributes and what a host says. */
export function toldTo({ element, state }: Shown): string[] {
  const { state: _, ...given } = elements[element]?.find(each => each.state === state) ?? { state }
  return [...names, JSON.stringify(given)]
}
