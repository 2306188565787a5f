import { until, untilDrawn } from '../until-drawn'
import { openShipments } from './list'

export interface Markup {
  /** Returns a copy of a row's cell, by the name of its column. */
  cell(id: string, column: string, number: string): Element
  /** Returns a copy of an opened row's content. */
  opened(): Element
}

const columns = ['serial', 'address', 'deliveryInstructions', 'deliverBy', 'shipBy', 'shippingInfo', 'status']

/**
 * Draws all rows of our element once and copies their cells. The grid's renderers then only clone them, which is as
 * cheap as a renderer can be.
 */
export async function takeMarkup(count: number): Promise<Markup> {
  const { all, get, end } = await openShipments(count)
  // A print draws all rows, however many.
  dispatchEvent(new Event('beforeprint'))
  await until(() => all('tbody tr').length === count, 'all rows')
  get('.in-toggle button').click()
  await until(() => all('.row-opened .stack, .row-opened input').length > 0, 'an opened row')
  await untilDrawn()
  const opened = inBox(get('.row-opened > td'))
  const cells = new Map<string, Element>()
  for (const row of all('tbody tr:not(.row-opened)')) {
    const id = row.querySelector<HTMLElement>('[data-row]')?.dataset.row ?? ''
    const dataCells = [...row.children].slice(-columns.length)
    for (const [index, column] of columns.entries()) {
      const cell = dataCells[index]
      if (cell) cells.set(`${id} ${column}`, inBox(cell))
    }
  }
  await end()
  return {
    cell(id, column, number) {
      const cell = cells.get(`${id} ${column}`)
      if (cell === undefined) throw new Error(`no cell of ${id} in ${column}`)
      const copy = cell.cloneNode(true) as Element
      const tracking = column === 'shippingInfo' ? copy.querySelector('.tracking') : null
      if (tracking && number !== '') tracking.textContent = number
      return copy
    },
    opened: () => opened.cloneNode(true) as Element,
  }
}

/** Returns a new element with a copy of the content of a cell. */
function inBox(cell: Element): Element {
  const box = document.createElement('div')
  box.append(...[...cell.childNodes].map(node => node.cloneNode(true)))
  return box
}
