import inTime from 'icon:clock-check'
import late from 'icon:clock-x'
import { dayIn, dayTimeIn, longDayTimeIn, zoneName } from '../../core/base/time'
import '../../core/schedule/words'
import { copyBudget, orderBudget, type RunningCopy } from '../../core/schedule/copy-budget'
import { schedule } from '../../core/schedule/store'
import { useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { StatusText } from '../kit/feedback/StatusText'
import { Icon } from '../kit/icons/Icon'
import type { BudgetedCopy } from '../parts/copies/budgeted'

/** Whether one copy ends before the last pick-up that meets its ship-by; nothing without a rate. The day is said unless it is today. */
export function CopyBudget({ copy }: { copy: BudgetedCopy }) {
  const { t, zone, running } = useBudgets()
  const now = Date.now()
  const budget = copyBudget(running(copy), now)
  if (budget === null) return null
  const [pickUp, today] = [budget.pickUp, now].map(at => new Date(at).toISOString()) as [string, string]
  const full = longDayTimeIn(pickUp, zone, t.locale)
  const time = dayIn(pickUp, zone) === dayIn(today, zone) ? dayTimeIn(pickUp, zone).slice(-5) : full
  const isLate = budget.verdict === 'late'
  return (
    <p
      className="slot-budget"
      data-tone={isLate ? 'warn' : undefined}
      title={t('schedule.lastPickUp', { time: full, zone: zoneName(zone, pickUp, t.locale) })}
    >
      <Icon of={isLate ? late : inTime} size={14} />
      <span>{t(isLate ? 'schedule.copyLate' : 'schedule.copyInTime', { time })}</span>
    </p>
  )
}

/** What is said of all copies of an order that run: those that end too late first, with how many they are. */
export function OrderBudget({ copies }: { copies: readonly BudgetedCopy[] }) {
  const { t, zone, running } = useBudgets()
  const budget = orderBudget(copies.map(running), Date.now())
  if (budget === null) return null
  const [pickUp, endsAt] = [budget.pickUp, budget.endsAt].map(at => new Date(at).toISOString()) as [string, string]
  const vars = {
    end: longDayTimeIn(endsAt, zone, t.locale),
    time: longDayTimeIn(pickUp, zone, t.locale),
    zone: zoneName(zone, pickUp, t.locale),
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

/** Hours, holidays and the time change what is said by themselves. */
function useBudgets() {
  const t = useText()
  const store = useStore(schedule)
  const pickUpOf = store.of.value
  const running = ({ minutesLeft, shipBy }: BudgetedCopy): RunningCopy => ({
    minutesLeft,
    pickUp: pickUpOf(shipBy).pickUp,
  })
  return { t, zone: store.zone.value, running }
}
