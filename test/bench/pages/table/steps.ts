import type { Contender } from '../../types'
import { isInSight } from '../stage'
import { until } from '../until-drawn'

interface Selectors {
  root: ShadowRoot
  count: number
  /** The selector of the scrolling box. */
  box: string
  row: string
  cell: string
  /** The selector of the head that sorts by theatre. */
  sort: string
  draw(): void
}

/** Milliseconds for a table's requests and deferred work, which belong to mounting. */
const afterwards = 1000
/** The number of compared rows; every window of the bench shows them all. */
const compared = 12

export function stepsOf({ root, count, box, row, sort, cell, draw }: Selectors): Contender {
  const get = (selector: string) => {
    const found = root.querySelector<HTMLElement>(selector)
    if (found === null) throw new Error(`nothing matches ${selector}`)
    return found
  }
  const top = (element: Element) => element.getBoundingClientRect().top
  const inSight = () =>
    [...root.querySelectorAll(row)].filter(each => isInSight(each, get(box))).toSorted((a, b) => top(a) - top(b))
  return {
    steps: {
      mount: async () => {
        draw()
        await until(() => root.querySelectorAll(row).length >= Math.min(count, compared), 'the rows')
        await new Promise(done => setTimeout(done, afterwards))
      },
      sort: async () => get(sort).click(),
      scroll: async () => {
        get(box).scrollTop += 400
      },
    },
    shown: () =>
      inSight()
        // The head may cover the first rows.
        .slice(2, compared)
        .map(each => [...each.querySelectorAll(cell)].map(({ textContent }) => textContent).join(' | '))
        .join('\n'),
  }
}
