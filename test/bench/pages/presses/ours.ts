import type { Contender } from '../../types'
import { type } from '../stage'
import { until } from '../until-drawn'
import { openShipments } from './list'
import { joinFirst } from './shown'
import { numberOf } from './world'

/** Opens the shipments of an order, with the presses of a person as steps. */
export async function make(count: number): Promise<Contender> {
  const { all, get } = await openShipments(count)
  /** Returns the element that matches in the row of this turn, since each turn presses another row. */
  const findInRow = (turn: number, selector: string) => {
    const found = all(`tbody tr ${selector}`)[turn]
    if (found === undefined) throw new Error(`no ${selector} in row ${turn}`)
    return found
  }
  const trackingField = '.edit-fields [data-field=shippingTracking] input'
  return {
    steps: {
      filter: async turn => get('.legend button', turn % 2 === 0 ? 'Shipped' : 'All').click(),
      'select all': async () => get('thead .tick').click(),
      'select one': async turn => findInRow(turn, '.tick').click(),
      sort: async () => get('thead .sort', 'Address').click(),
      'open an edit': async turn => findInRow(turn, '.edit-cell[data-field=shippingTracking]').click(),
      'a key in it': async turn =>
        type(get(trackingField) as HTMLInputElement, '1Z5R89390357567127'.slice(0, turn + 1)),
      'open a row': async () => get('tbody .in-toggle button').click(),
      paste: async () => {
        const clipboardData = new DataTransfer()
        const numbers = Array.from({ length: count }, (_, index) => numberOf(10_000 + index))
        clipboardData.setData('text/plain', numbers.join('\n'))
        findInRow(0, '.edit-cell[data-field=shippingTracking]').dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
        )
        await until(() => all('dialog .paste-lines').length > 0, 'the preview')
        get('dialog button', 'Fill').click()
        await until(() => all('dialog').length === 0, 'the filled rows')
      },
    },
    // The name of the theatre follows the serial that narrow screens show.
    shown: () => joinFirst(all('tbody .serial-below-900 + span').map(({ textContent }) => textContent.trim())),
  }
}
