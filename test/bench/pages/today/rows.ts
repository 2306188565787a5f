import type { Contender } from '../../types'
import { until } from '../until-drawn'
import { openList } from './list'
import { shownIn } from './shown'

/** A search that every order matches. With a search, the list shows one page of the server and reads no others. */
const everyOrder = 'WO-'

export const makeWholeList = (count: number) => make(count)
export const makeOnePageList = (count: number) => make(count, { search: everyOrder })

/** Creates a contender that opens a new list with each turn and removes the previous one. */
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
