import { dayIn, formatIn, longDayTimeIn, timeOfDayIn, zoneName } from '../../core/base/time'
import '../../core/appliances/words'
import '../../core/schedule/copies/words'
import '../../core/schedule/words'
import type { Translate } from '../../core/i18n/translate'
import { type CopyBudget, copyBudget } from '../../core/schedule/copy-budget'
import { schedule } from '../../core/schedule/store'
import { plainTimeBar, timeBarOf } from '../../core/schedule/time-bar'
import sheet from '../../styles/areas/copy-times.css?inline'
import { useSheet, useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { percentText } from '../kit/feedback/Progress'
import { SlotWork } from '../kit/layout/SlotWork'
import { TimeBar } from '../kit/layout/TimeBar'
import type { CopyWorkProps } from '../parts/copies/running-copy'

const minute = 60_000
/** A pick-up this many minutes away, or more, is shown by its time. */
const farAway = 24 * 60

/** How far one copy is, when it ends by its rate, and whether that is before the last pick-up that meets its ship-by. */
export function CopyWork({ label, copied, tone, minutesLeft, shipBy, isLong = false }: CopyWorkProps) {
  useSheet(sheet)
  const t = useText()
  const { riskOf, zone } = useStore(schedule)
  const pickUp = shipBy === null ? null : riskOf.value(shipBy).pickUp
  const now = Date.now()
  const budget = copyBudget({ minutesLeft, pickUp }, now)
  const against = budget && againstPickUp(t, budget, zone.value)
  const ends = minutesLeft === null ? t('appliances.estimating') : endText(t, now + minutesLeft * minute, zone.value)
  const bar = budget && minutesLeft !== null ? timeBarOf(copied, minutesLeft, budget) : plainTimeBar
  return (
    <SlotWork
      figures={percentText(copied, t.locale)}
      note={isLong && budget && against ? `${ends} · ${distance(t, budget) ?? against.verdict}` : ends}
      noteTone={budget?.verdict === 'late' ? 'danger' : undefined}
      hint={against?.pickUp}
      bar={
        <TimeBar
          label={against ? `${label}, ${against.verdict}` : label}
          done={copied}
          end={bar.end}
          limit={bar.pickUp}
          tone={tone}
        />
      }
    />
  )
}

/** "ends 15:32", with the weekday unless it is today. */
function endText(t: Translate, endsAt: number, zone: string): string {
  const [end, today] = [endsAt, Date.now()].map(at => new Date(at).toISOString()) as [string, string]
  const time = timeOfDayIn(end, zone)
  if (dayIn(end, zone) === dayIn(today, zone)) return t('schedule.copyEnds', { time })
  const weekday = formatIn(t.locale, zone, { weekday: 'short' }).format(endsAt)
  return t('schedule.copyEnds', { time: `${weekday} ${time}` })
}

/** The last pick-up of a copy in words, and whether the copy is in time for it. */
function againstPickUp(t: Translate, budget: CopyBudget, zone: string) {
  const pickUp = new Date(budget.pickUp).toISOString()
  const time = longDayTimeIn(pickUp, zone, t.locale)
  return {
    pickUp: t('schedule.lastPickUp', { time, zone: zoneName(zone, pickUp, t.locale) }),
    verdict: t(budget.verdict === 'late' ? 'schedule.copyLate' : 'schedule.copyInTime', { time }),
  }
}

/** "48 min before the pick-up"; null where the pick-up is a day away or more. */
function distance(t: Translate, { endsAt, pickUp, verdict }: CopyBudget): string | null {
  const all = Math.ceil(Math.abs(pickUp - endsAt) / minute)
  if (all >= farAway) return null
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  const side = verdict === 'late' ? 'after' : 'before'
  return hours === 0 ? t(`schedule.${side}Minutes`, { minutes }) : t(`schedule.${side}Hours`, { hours, minutes })
}
