import lock from 'icon:lock'
import { useEffect, useRef, useState } from 'react'
import { countDays, daysFrom, weekdayOf } from '../../core/base/days'
import { formatCents } from '../../core/base/money'
import type { Resource } from '../../core/base/resource-types'
import { type PriceSpan, priceOn } from '../../core/calendar/prices'
import { hasPercent, pastDays, planOf, stretchesOf } from '../../core/calendar/rules'
import type { DayKind, DayPlan } from '../../core/calendar/types'
import { type Translate, text } from '../../core/i18n/translate'
import { DateRange } from '../kit/calendar/DateRange'
import type { DayRange } from '../kit/calendar/days'
import { useText } from '../kit/context'
import { Banner } from '../kit/feedback/Banner'
import { focusFirstProblem } from '../kit/fields/Form'
import { NumberField } from '../kit/fields/NumberField'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { Icon } from '../kit/icons/Icon'
import { SidePanel } from '../kit/overlays/SidePanel'
import { useCalendar } from './calendar-context'
import { DaysFoot } from './DaysFoot'
import { HiddenDays } from './HiddenDays'
import { MovedPlace } from './MovedPlace'
import { kindLook, kinds, PlanStatus } from './marks'
import { rangeLabel } from './range-label'

/** The panel with the plan of the selected days. */
export function DaysPanel({ days }: { days: DayRange }) {
  const t = useText()
  const { today, closed, prices, editing, selected } = useCalendar()
  const place = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState(0)
  const { range, kind, percent, problems, ready, dirty } = editing
  const records = selected.data
  useEffect(() => {
    if (refusals > 0 && place.current) focusFirstProblem(place.current)
  }, [refusals])
  useEffect(() => {
    // After a save, an undo or a discard, an earlier refusal must not mark the next choice as wrong.
    if (!dirty) setRefusals(0)
  }, [dirty])
  const count = range ? countDays(range.from, range.to) - pastDays(range.from, range.to, today) : 0
  const isPast = range !== null && count === 0
  const daysProblem = range ? problems.days : (problems.days ?? text('kit.notADay'))
  const showsProblems = refusals > 0
  const foot = (
    <DaysFoot count={count} isPast={isPast} daysProblem={daysProblem} onRefuse={() => setRefusals(refusals + 1)} />
  )
  return (
    <SidePanel
      inline
      title={range ? <RangeTitle range={range} /> : t('calendar.days')}
      onClose={editing.leave}
      foot={foot}
    >
      <div ref={place} className="days-panel">
        {editing.restored && <Banner tone="mute">{t('calendar.restored')}</Banner>}
        {(editing.typed || !isPast) && (
          <DateRange
            label={t('calendar.days')}
            value={days}
            onChange={editing.choose}
            hint={range && daysHint(range, today, closed, t)}
            error={problems.days && t.text(problems.days)}
          />
        )}
        {isPast && range ? (
          <PastDays range={range} />
        ) : (
          <>
            <RadioGroup<DayKind>
              boxed
              label={t('calendar.happens')}
              value={kind}
              error={showsProblems && problems.kind && t.text(problems.kind)}
              hint={range && kind === null && t(records ? 'calendar.differ' : unreadMessage(selected))}
              options={kinds.map(value => ({
                value,
                label: t(`calendar.${value}`),
                detail: t(`calendar.${value}Means`),
                icon: kindLook[value].icon,
              }))}
              onChange={editing.setKind}
            />
            {kind !== null && hasPercent(kind) && (
              <div className="percent-field">
                <NumberField
                  label={t(`calendar.${kind}`)}
                  suffix="%"
                  value={percent}
                  hint={ready && prices && priceText(prices, ready.plan, t)}
                  error={(showsProblems || percent !== '') && problems.percent && t.text(problems.percent)}
                  onChange={editing.setPercent}
                />
              </div>
            )}
          </>
        )}
        <HiddenDays />
        <MovedPlace />
      </div>
    </SidePanel>
  )
}

/** Shows the days by name, or their number where the panel is narrow and below the month. */
function RangeTitle({ range }: { range: DayRange }) {
  const t = useText()
  const label = rangeLabel(range, t)
  const count = countDays(range.from, range.to)
  if (count === 1) return <span>{label}</span>
  return (
    <>
      <span className="month-wide">{label}</span>
      <span className="month-narrow">{t('calendar.selected', { count })}</span>
    </>
  )
}

/** Returns the prices of the service areas before and after the change. */
function priceText({ lowest, highest }: PriceSpan, plan: DayPlan, t: Translate): string {
  const [low, newLow] = [formatCents(lowest), formatCents(priceOn(lowest, plan))]
  if (lowest === highest) return t('calendar.priceBecomes', { low, newLow })
  const [high, newHigh] = [formatCents(highest), formatCents(priceOn(highest, plan))]
  return t('calendar.pricesBecome', { low, high, newLow, newHigh })
}

function daysHint({ from, to }: DayRange, today: string, closed: ReadonlySet<number>, t: Translate): string {
  const past = pastDays(from, to, today)
  const closedDayCount = closed.size === 0 ? 0 : daysFrom(from, to).filter(date => closed.has(weekdayOf(date))).length
  const count = countDays(from, to)
  return [
    count === 1 && closedDayCount === 1 ? t('calendar.oneClosed') : t('calendar.dayCount', { count }),
    count > 1 && closedDayCount > 0 && t('calendar.closedCount', { count: closedDayCount }),
    past > 0 && t('calendar.pastCount', { count: past }),
  ]
    .filter(Boolean)
    .join('. ')
}

/** Returns the reason why the plans of days are unknown. */
function unreadMessage({ failure }: Resource<unknown>) {
  return failure ? 'calendar.loadFailed' : 'kit.loading'
}

/** Lists the plans of past days, which are read-only. */
function PastDays({ range }: { range: DayRange }) {
  const t = useText()
  const { selected } = useCalendar()
  const records = selected.data
  const marked = stretchesOf(new Map([...(records ?? [])].filter(([date]) => range.from <= date && date <= range.to)))
  const stretches = marked.length > 0 ? marked : [{ ...range, plan: planOf(undefined) }]
  return (
    <>
      <p className="past-why">
        <Icon of={lock} />
        <span>{t('calendar.allPast')}</span>
      </p>
      {!records && <p className="quiet-text">{t(unreadMessage(selected))}</p>}
      {records && (
        <ul className="past-days" aria-label={t('calendar.days')}>
          {stretches.map(({ from, to, plan }) => (
            <li key={from}>
              <PlanStatus plan={plan} />
              <span className="quiet-text">{rangeLabel({ from, to }, t)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
