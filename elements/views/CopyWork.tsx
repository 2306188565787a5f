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
/** From this many minutes on, the distance to the pick-up is not shown, only its time. */
const maxShownMinutes = 24 * 60

/**
 * The progress of one copy, its end by its rate, and whether it ends before the last pick-up that meets its ship-by.
 */
export function CopyWork({ label, copied, tone, minutesLeft, shipBy, isLong = false }: CopyWorkProps) {
  useSheet(sheet)
  const t = useText()
  const { riskOf, zone } = useStore(schedule)
  const pickUp = shipBy === null ? null : riskOf.value(shipBy).pickUp
  const now = Date.now()
  const budget = copyBudget({ minutesLeft, pickUp }, now)
  const pickUpTexts = budget && textsOfPickUp(t, budget, zone.value)
  const ends = minutesLeft === null ? t('appliances.estimating') : endText(t, now + minutesLeft * minute, zone.value)
  const bar = budget && minutesLeft !== null ? timeBarOf(copied, minutesLeft, budget) : plainTimeBar
  return (
    <SlotWork
      figures={percentText(copied, t.locale)}
      note={isLong && budget && pickUpTexts ? `${ends} · ${distanceText(t, budget) ?? pickUpTexts.verdict}` : ends}
      noteTone={budget?.verdict === 'late' ? 'danger' : undefined}
      hint={pickUpTexts?.pickUp}
      bar={
        <TimeBar
          label={pickUpTexts ? `${label}, ${pickUpTexts.verdict}` : label}
          done={copied}
          end={bar.end}
          limit={bar.pickUp}
          tone={tone}
        />
      }
    />
  )
}

/** Returns "ends 15:32", with the weekday if the end is on another day. */
function endText(t: Translate, endsAt: number, zone: string): string {
  const [end, today] = [endsAt, Date.now()].map(at => new Date(at).toISOString()) as [string, string]
  const time = timeOfDayIn(end, zone)
  if (dayIn(end, zone) === dayIn(today, zone)) return t('schedule.copyEnds', { time })
  const weekday = formatIn(t.locale, zone, { weekday: 'short' }).format(endsAt)
  return t('schedule.copyEnds', { time: `${weekday} ${time}` })
}

/** Returns the texts of the last pick-up of a copy, and of whether the copy meets it. */
function textsOfPickUp(t: Translate, budget: CopyBudget, zone: string) {
  const pickUp = new Date(budget.pickUp).toISOString()
  const time = longDayTimeIn(pickUp, zone, t.locale)
  return {
    pickUp: t('schedule.lastPickUp', { time, zone: zoneName(zone, pickUp, t.locale) }),
    verdict: t(budget.verdict === 'late' ? 'schedule.copyLate' : 'schedule.copyInTime', { time }),
  }
}

/** Returns "48 min before the pick-up"; null if the pick-up is a day away or more. */
function distanceText(t: Translate, { endsAt, pickUp, verdict }: CopyBudget): string | null {
  const all = Math.ceil(Math.abs(pickUp - endsAt) / minute)
  if (all >= maxShownMinutes) return null
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  const side = verdict === 'late' ? 'after' : 'before'
  return hours === 0 ? t(`schedule.${side}Minutes`, { minutes }) : t(`schedule.${side}Hours`, { hours, minutes })
}
