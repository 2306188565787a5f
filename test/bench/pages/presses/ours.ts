import type { Contender } from '../../types'
import { type } from '../stage'
import { until } from '../until-drawn'
import { openShipments } from './list'
import { shownOf } from './shown'
import { numberOf } from './world'

/** Opens the shipments of an order, with the presses of a person as steps. */
export async function make(count: number): Promise<Contender> {
  const { all, get } = await openShipments(count)
  const rowAt = (turn: number, selector: string) => {
    const found = all(`tbody tr ${selector}`)[turn]
    if (found === undefined) throw new Error(`no ${selector} in row ${turn}`)
    return found
  }
  const number = '.edit-fields [data-field=shippingTracking] input'
  return {
    steps: {
      filter: async turn => get('.legend button', turn % 2 === 0 ? 'Shipped' : 'All').click(),
      'select all': async () => get('thead .tick').click(),
      'select one': async turn => rowAt(turn, '.tick').click(),
      sort: async () => get('thead .sort', 'Address').click(),
      'open an edit': async turn => rowAt(turn, '.edit-cell[data-field=shippingTracking]').click(),
      'a key in it': async turn => type(get(number) as HTMLInputElement, '1Z5R89390357567127'.slice(0, turn + 1)),
      'open a row': async () => get('tbody .in-toggle button').click(),
      paste: async () => {
        const clipboardData = new DataTransfer()
        const numbers = Array.from({ length: count }, (_, index) => numberOf(10_000 + index))
        clipboardData.setData('text/plain', numbers.join('\n'))
        rowAt(0, '.edit-cell[data-field=shippingTracking]').dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
        )
        await until(() => all('dialog .paste-lines').length > 0, 'the preview')
        get('dialog button', 'Fill').click()
        await until(() => all('dialog').length === 0, 'the filled rows')
      },
    },
    shown: () => shownOf(all('tbody .serial-below-900 + span').map(({ textContent }) => textContent.trim())),
  }
}
