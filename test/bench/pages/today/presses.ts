import type { Contender } from '../../types'
import { until } from '../until-drawn'
import { openWhole } from './list'
import { shownIn } from './shown'

/** Opens the list of all orders, with the presses of a person as steps. */
export async function make(count: number): Promise<Contender> {
  const { root } = await openWhole(count)
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  const press = (selector: string, text = '', index = 0) => {
    const found = all(selector).filter(({ textContent }) => textContent?.includes(text))[index]
    if (found === undefined) throw new Error(`nothing to press at ${selector} ${text}`)
    found.click()
  }
  const tick = 'label:has(input[type=checkbox])'
  return {
    steps: {
      sort: async () => press('thead .sort', 'Work order'),
      filter: async turn => {
        if (turn === 0) press('.filter-chip-open', 'Status')
        await until(() => all(tick).length > 0, 'the statuses')
        press(tick, 'Approved')
      },
      groups: async turn => {
        if (turn === 0) press('.filter-chip-open', 'Status')
        press('thead .sort', 'Ship by')
      },
      'open a row': async turn => press('.in-toggle button', '', turn),
    },
    shown: () => shownIn(all('tbody tr')),
  }
}
