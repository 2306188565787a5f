import { longDay } from '../../core/base/time'
import type { Translate } from '../../core/i18n/translate'
import type { DueGroup, GroupSize } from '../../core/work-orders/active/due'
import { space } from '../kit/own-text'

const named = ['overdue', 'today', 'nextWeek', 'later', 'noDate'] as const
type Named = (typeof named)[number]

function isNamed(group: string): group is Named {
  return named.some(name => name === group)
}

/** The head of a group of orders: its name, its count of orders, and its drives to ship. */
export function groupHead(t: Translate, group: DueGroup, { orders, drives }: GroupSize) {
  const orderCount = t('workOrders.group.orders', { count: orders })
  const driveCount = t(group === 'overdue' ? 'workOrders.group.drives' : 'workOrders.group.toShip', { count: drives })
  return (
    <>
      <span className="group-name" data-tone={group === 'overdue' ? 'danger' : undefined}>
        {isNamed(group) ? t(`workOrders.group.${group}`) : longDay(group, t.locale)}
      </span>
      {space}
      <span className="group-size">
        {drives > 0 ? t('workOrders.group.size', { orders: orderCount, drives: driveCount }) : orderCount}
      </span>
    </>
  )
}
