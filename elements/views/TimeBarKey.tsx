import '../../core/schedule/copies/words'
import { copyBudget } from '../../core/schedule/copy-budget'
import { schedule } from '../../core/schedule/store'
import sheet from '../../styles/areas/copy-times.css?inline'
import { useSheet, useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import type { DueCopy } from '../parts/copies/running-copy'
import { momentText } from '../parts/moment-text'

const parts = [
  { id: 'done', label: 'schedule.bar.copied' },
  { id: 'rest', label: 'schedule.bar.toEnd' },
  { id: 'limit', label: 'schedule.bar.pickUp' },
  { id: 'late', label: 'schedule.bar.after' },
] as const

/** The key to the parts of the time bars of copies. If all bars have the same last pick-up, it shows that time. */
export function TimeBarKey({ copies }: { copies: readonly DueCopy[] }) {
  useSheet(sheet)
  const t = useText()
  const { riskOf, now, zone } = useStore(schedule)
  // A bar without a rate has no tick for the pick-up.
  const ticks = copies.filter(({ minutesLeft }) => minutesLeft !== null)
  const pickUps = new Set(ticks.flatMap(({ shipBy }) => riskOf.value(shipBy).pickUp ?? []))
  const [pickUp] = pickUps
  const isLate = ticks.some(({ minutesLeft, shipBy }) => {
    const budget = copyBudget({ minutesLeft, pickUp: riskOf.value(shipBy).pickUp }, now.value)
    return budget?.verdict === 'late'
  })
  const shown = parts.filter(({ id }) => (id === 'limit' ? pickUps.size > 0 : id !== 'late' || isLate))
  const time = pickUp !== undefined && pickUps.size === 1 ? momentText(pickUp, now.value, zone.value, t.locale) : null
  return (
    <ul className="time-bar-key" aria-label={t('schedule.bar.title')}>
      {shown.map(({ id, label }) => (
        <li key={id}>
          <i data-part={id} />
          <span>{id === 'limit' && time !== null ? t('schedule.bar.pickUpAt', { time }) : t(label)}</span>
        </li>
      ))}
    </ul>
  )
}
