import type { Contender } from '../../types'
import { until } from '../drawn'
import { openList } from './list'
import { shownIn } from './shown'

/** Any order is found by it: the list is a plain page of the back end then. */
const everyOrder = 'WO-'

export const makeWhole = (count: number) => make(count)
export const makePage = (count: number) => make(count, { search: everyOrder })

/** A list of its own with each turn; the one before has gone. */
function make(count: number, attributes: Record<string, string> = {}): Contender {
  let list: ReturnType<typeof openList> | null = null
  const rows = () => list?.root.querySelectorAll('tbody tr') ?? []
  return {
    steps: {
      'first rows': async () => {
        await list?.screen.end()
        list = openList(count, { attributes, isHeldBack: true })
        await until(() => rows().length > 1, 'the first rows')
      },
    },
    shown: () => shownIn(rows()),
  }
}
