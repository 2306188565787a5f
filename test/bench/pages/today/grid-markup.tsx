import copy from 'icon:copy'
import truck from 'icon:truck'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { formatBytes } from '../../../../core/base/bytes'
import { longDayTimeIn } from '../../../../core/base/time'
import { decodeCplName } from '../../../../core/compositions/cpl-name'
import '../../../../core/compositions/words'
import { deadlineOf } from '../../../../core/work-orders/active/deadline'
import { type Due, groupSizes } from '../../../../core/work-orders/active/due'
import '../../../../core/work-orders/words'
import { progressOf } from '../../../../core/work-orders/active/progress'
import type { WorkOrderRow } from '../../../../core/work-orders/types'
import { KitProvider } from '../../../../elements/kit/context'
import { Button } from '../../../../elements/kit/fields/Button'
import { CplName } from '../../../../elements/work-orders/CplName'
import { orderColumns } from '../../../../elements/work-orders/columns'
import { groupHead } from '../../../../elements/work-orders/group-head'
import type { RowContext } from '../../../../elements/work-orders/row-context'
import { t } from '../stage'
import { start, zone } from './world'

/**
 * The columns of the list except ship-by. Working days and badges of ship-by need the stores, so the grid draws only the
 * time left and the deadline.
 */
const columns = orderColumns('').filter(({ id }) => id !== 'nextShipBy')

const nothing = new Set<never>()

export interface Markup {
  /** Returns a copy of prepared markup: a cell of an order, a head by its group, or the opened content of an order. */
  copy(id: string): Element
}

/**
 * Prepares the markup of the list before the measurement. The grid's renderers clone it, which is as cheap as a
 * renderer can be.
 */
export function markupOf(orders: readonly WorkOrderRow[], due: Due): Markup {
  const prepared = new Map<string, Element>()
  const films = new Map(orders.flatMap(({ compositions }) => compositions.map(({ id }) => [id, null])))
  const ctx: RowContext = {
    zone,
    t,
    films,
    portalBase: null,
    offset: '',
    now: start,
    due,
    progressOf: row => progressOf(row, start),
    onOpen() {},
  }
  const keep = (id: string, node: ReactNode) => {
    const holder = document.createElement('div')
    holder.innerHTML = renderToStaticMarkup(node)
    prepared.set(id, holder)
  }
  for (const row of orders) {
    for (const column of columns) keep(`${column.id} ${row.workOrderNo}`, column.cell(row, ctx))
    keep(`nextShipBy ${row.workOrderNo}`, shipBy(row, due))
    keep(`opened ${row.workOrderNo}`, opened(row))
  }
  for (const [group, size] of groupSizes(orders, due.groupOf)) keep(group, groupHead(t, group, size))
  return {
    copy(id) {
      const element = prepared.get(id)
      if (element === undefined) throw new Error(`nothing was prepared for ${id}`)
      return element.cloneNode(true) as Element
    },
  }
}

function shipBy({ nextShipBy }: WorkOrderRow, due: Due) {
  const deadline = nextShipBy === null ? null : deadlineOf(nextShipBy, start, due)
  return (
    <span className="ship-by">
      <span className="deadline">
        <span className="deadline-in">{deadline && t.text(deadline.text)}</span>
        <span className="deadline-at">
          <span className="nowrap">{nextShipBy && longDayTimeIn(nextShipBy, zone, t.locale)}</span>
        </span>
      </span>
    </span>
  )
}

function opened({ compositions, totalCopied, totalDrives, shippedDrives }: WorkOrderRow) {
  return (
    <KitProvider t={t}>
      <div className="compositions">
        <ul>
          {compositions.map(({ id, cplName, size }) => (
            <li key={id} className="composition">
              <CplName name={cplName} decoded={decodeCplName(cplName)} marked={nothing} />
              <span className="composition-where quiet-text">{formatBytes(size, t.locale)}</span>
            </li>
          ))}
        </ul>
        <div className="composition-steps">
          <Button size="bar" icon={truck}>
            {t('workOrders.delivery')}
          </Button>
          <Button size="bar" icon={copy}>
            {t('workOrders.duplicate')}
          </Button>
          <span className="quiet-text">
            {t('workOrders.copiedOfDrives', { copied: totalCopied, total: totalDrives })}
          </span>
          <span className="quiet-text">{t('workOrders.drives.shipped', { count: shippedDrives ?? 0 })}</span>
        </div>
      </div>
    </KitProvider>
  )
}
