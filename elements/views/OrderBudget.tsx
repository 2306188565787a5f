import inTime from 'icon:clock-check'
import late from 'icon:clock-x'
import { longDayTimeIn, zoneName } from '../../core/base/time'
import '../../core/schedule/words'
import { orderBudget } from '../../core/schedule/copy-budget'
import { schedule } from '../../core/schedule/store'
import { useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { StatusText } from '../kit/feedback/StatusText'
import type { DueCopy } from '../parts/copies/running-copy'

/** Shows whether the running copies of an order end in time. If some end too late, it counts those. */
export function OrderBudget({ copies }: { copies: readonly DueCopy[] }) {
  const t = useText()
  const { riskOf, zone } = useStore(schedule)
  const running = copies.map(({ minutesLeft, shipBy }) => ({ minutesLeft, pickUp: riskOf.value(shipBy).pickUp }))
  const budget = orderBudget(running, Date.now())
  if (budget === null) return null
  const [pickUp, endsAt] = [budget.pickUp, budget.endsAt].map(at => new Date(at).toISOString()) as [string, string]
  const vars = {
    end: longDayTimeIn(endsAt, zone.value, t.locale),
    time: longDayTimeIn(pickUp, zone.value, t.locale),
    zone: zoneName(zone.value, pickUp, t.locale),
  }
  return budget.verdict === 'late' ? (
    <StatusText icon={late} tone="warn" loud>
      {t('schedule.copiesLate', { count: budget.late, ...vars })}
    </StatusText>
  ) : (
    <StatusText icon={inTime} tone="mute">
      {t('schedule.copiesInTime', vars)}
    </StatusText>
  )
}
