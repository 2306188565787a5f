import { lazy } from '../../core/base/lazy'
import { activeOrders } from '../../core/work-orders/active/store'
import { useStore } from '../base/bridge/hooks'
import type { DayLoad } from '../kit/calendar/month-day'
import { LostPart } from '../kit/feedback/LostPart'
import { usePart } from '../kit/feedback/Part'

const loadParts = lazy(() => import('./LoadKey'))

interface Props {
  month: string
  onLoads(loads: ReadonlyMap<string, DayLoad> | null): void
}

/**
 * The key to the drives of each day. Only orders that a list of the page has shown are counted; no order is read for
 * this.
 */
export function LoadPlace(props: Props) {
  const { rows, isListed } = useStore(activeOrders)
  const hasOrders = isListed.value && rows.value.length > 0
  const parts = usePart(loadParts, hasOrders)
  if (!hasOrders) return null
  return parts ? <parts.LoadKey {...props} /> : <LostPart of={[loadParts]} />
}
