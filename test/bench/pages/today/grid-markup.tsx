import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { longDayTimeIn } from '../../../../core/base/time'
import { type Due, groupSizes } from '../../../../core/work-orders/active/due'
import '../../../../core/work-orders/words'
import type { WorkOrderRow } from '../../../../core/work-orders/types'
import { Button } from '../../../../elements/kit/fields/Button'
import { orderColumns } from '../../../../elements/work-orders/columns'
import { groupHead } from '../../../../elements/work-orders/group-head'
import type { RowContext } from '../../../../elements/work-orders/row-context'
import { t } from '../stage'
import { start, zone } from './world'

/** The columns of the list but for the ship-by, whose days left and badges need the stores: the grid draws its time alone. */
const columns = orderColumns('').filter(({ id }) => id !== 'nextShipBy')

export interface Markup {
  /** A cell of an order, a head by its group, what an order shows while it is open: each made beforehand, handed out as a copy. */
  copy(id: string): Element
}

/** The markup of the list, made before anything is measured: a renderer of the grid takes a copy, as cheap as one can be. */
export function markupOf(orders: readonly WorkOrderRow[], due: Due): Markup {
  const made = new Map<string, Element>()
  const films = new Map(orders.flatMap(({ compositions }) => compositions.map(({ id }) => [id, null])))
  const ctx: RowContext = { zone, t, films, portalBase: null, offset: '', now: start, due, onOpen() {} }
  const keep = (id: string, node: ReactNode) => {
    const holder = document.createElement('div')
    holder.innerHTML = renderToStaticMarkup(node)
    made.set(id, holder)
  }
  for (const row of orders) {
    for (const column of columns) keep(`${column.id} ${row.workOrderNo}`, column.cell(row, ctx))
    keep(`nextShipBy ${row.workOrderNo}`, shipBy(row))
    keep(`opened ${row.workOrderNo}`, opened(row))
  }
  for (const [group, size] of groupSizes(orders, due.groupOf)) keep(group, groupHead(t, group, size))
  return {
    copy(id) {
      const element = made.get(id)
      if (element === undefined) throw new Error(`nothing was made for ${id}`)
      return element.cloneNode(true) as Element
    },
  }
}

function shipBy({ nextShipBy }: WorkOrderRow) {
  return <span className="deadline-at">{nextShipBy && longDayTimeIn(nextShipBy, zone, t.locale)}</span>
}

/** Names stay as they are: what the list says of each, and where versions differ, the grid leaves out. */
function opened({ compositions, totalCopied, totalDrives }: WorkOrderRow) {
  return (
    <div className="compositions">
      <ul>
        {compositions.map(({ id, cplName }) => (
          <li key={id} className="composition">
            {cplName}
          </li>
        ))}
      </ul>
      <div className="composition-steps">
        <Button size="bar">{t('workOrders.delivery')}</Button>
        <Button size="bar">{t('workOrders.duplicate')}</Button>
        <span className="quiet-text">
          {t('workOrders.copiedOfDrives', { copied: totalCopied, total: totalDrives })}
        </span>
      </div>
    </div>
  )
}
