import { type ReactNode, useEffect, useRef, useState } from 'react'
import { countDays, daysFrom, weekdayOf } from '../../core/base/days'
import { formatCents } from '../../core/base/money'
import { type PriceSpan, priceOn } from '../../core/calendar/prices'
import { daysToChange, hasPercent, pastDays } from '../../core/calendar/rules'
import type { DayKind, DayPlan, KnownDays } from '../../core/calendar/types'
import type { Saving } from '../../core/calendar/writing'
import words from '../../core/i18n/en/calendar-days'
import { registerMessages, type Translate, text } from '../../core/i18n/translate'
import { DateRange } from '../kit/calendar/DateRange'
import { useText } from '../kit/context'
import { Banner } from '../kit/feedback/Banner'
import { Progress } from '../kit/feedback/Progress'
import { Button } from '../kit/fields/Button'
import { focusFirstProblem } from '../kit/fields/Form'
import { NumberField } from '../kit/fields/NumberField'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { SidePanel } from '../kit/overlays/SidePanel'
import { kindLook, kinds } from './marks'
import { PastDays } from './PastDays'
import { rangeWords } from './range-words'
import type { Editing } from './use-editing'
import { useInSight } from './use-in-sight'

registerMessages('en', words)

interface Props {
  editing: Editing
  today: string
  closed: ReadonlySet<number>
  /** What the partner works for; null where that is not known. */
  prices: PriceSpan | null
  saving: Saving | null
  /** What these days are now; null until it is known. */
  known: KnownDays | null
  /** Why it is not known what these days are now; null where it is. */
  unread: 'reading' | 'failed' | null
  onSave(): void
  onClear(): void
  /** Gives up what was chosen. */
  onCancel(): void
  /** Leaves it for later. */
  onClose(): void
}

const unreadWords = { reading: 'kit.loading', failed: 'calendar.loadFailed' } as const

/** What happens on the days that are selected. */
export function DaysPanel({ editing, today, closed, prices, saving, known, unread, ...on }: Props) {
  const { onSave, onClear, onCancel, onClose } = on
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState(0)
  const { days, range, kind, percent, problems, ready } = editing
  useInSight(place)
  useEffect(() => {
    if (refusals > 0 && place.current) focusFirstProblem(place.current)
  }, [refusals])
  if (!days) return null
  const count = range ? countDays(range.from, range.to) - pastDays(range.from, range.to, today) : 0
  const isPast = range !== null && count === 0
  /** Days that a save changes; all of them while it is not known what they are, or what they shall be. */
  const changing = ready && known ? daysToChange(ready.from, ready.to, ready.plan, known, today).length : count
  const daysProblem = range ? problems.days : (problems.days ?? text('kit.notADay'))
  const revealed = refusals > 0
  const save = () => {
    if (ready) onSave()
    else setRefusals(refusals + 1)
  }
  const foot: ReactNode = saving ? (
    <Progress
      label={t('calendar.title')}
      value={(100 * saving.done) / saving.of}
      figures={t('calendar.savingDays', { done: saving.done, count: saving.of })}
    />
  ) : (
    !isPast && (
      <>
        <span className="foot-start">
          <Button kind="danger" off={daysProblem ? t.text(daysProblem) : undefined} onClick={onClear}>
            {t('calendar.clear', { count })}
          </Button>
        </span>
        <Button kind="quiet" onClick={onCancel}>
          {t('kit.cancel')}
        </Button>
        <Button kind="primary" off={ready && changing === 0 ? t('calendar.noChange') : undefined} onClick={save}>
          {t('calendar.save', { count: changing || count })}
        </Button>
      </>
    )
  )
  return (
    <SidePanel inline title={range ? rangeWords(range, t) : t('calendar.days')} onClose={onClose} foot={foot}>
      <div ref={place} className="days-panel">
        {editing.restored && <Banner tone="info">{t('calendar.restored')}</Banner>}
        {(editing.typed || !isPast) && (
          <DateRange
            label={t('calendar.days')}
            value={days}
            onChange={editing.choose}
            hint={range && <DaysHint {...range} today={today} closed={closed} />}
            error={problems.days && t.text(problems.days)}
          />
        )}
        {isPast && range ? (
          <PastDays range={range} known={known} unread={unread && t(unreadWords[unread])} />
        ) : (
          <>
            <RadioGroup<DayKind>
              boxed
              label={t('calendar.happens')}
              value={kind}
              error={revealed && problems.kind && t.text(problems.kind)}
              hint={range && kind === null && t(unread ? unreadWords[unread] : 'calendar.differ')}
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
                  hint={ready && prices && priceWords(prices, ready.plan, t)}
                  error={(revealed || percent !== '') && problems.percent && t.text(problems.percent)}
                  onChange={editing.setPercent}
                />
              </div>
            )}
          </>
        )}
      </div>
    </SidePanel>
  )
}

/** What the prices of the service areas become. */
function priceWords({ lowest, highest }: PriceSpan, plan: DayPlan, t: Translate): string {
  const [low, newLow] = [formatCents(lowest), formatCents(priceOn(lowest, plan))]
  if (lowest === highest) return t('calendar.priceBecomes', { low, newLow })
  const [high, newHigh] = [formatCents(highest), formatCents(priceOn(highest, plan))]
  return t('calendar.pricesBecome', { low, high, newLow, newHigh })
}

function DaysHint({ from, to, today, closed }: { from: string; to: string; today: string; closed: Props['closed'] }) {
  const t = useText()
  const past = pastDays(from, to, today)
  const off = closed.size === 0 ? 0 : daysFrom(from, to).filter(date => closed.has(weekdayOf(date))).length
  return [
    t('calendar.dayCount', { count: countDays(from, to) }),
    off > 0 && t('calendar.closedCount', { count: off }),
    past > 0 && t('calendar.pastCount', { count: past }),
  ]
    .filter(Boolean)
    .join('. ')
}
