import { isCopying } from '../../../core/appliances/rules'
import type { Dock } from '../../../core/appliances/types'
import { clockTime } from '../../../core/base/time'
import { useText } from '../../kit/context'
import { useNow } from '../../kit/use-now'

const minute = 60_000

/** Says when an offline appliance was last seen. Its last known state is shown below. */
export function LastSeen({ at }: { at: number | null }) {
  const t = useText()
  const now = useNow(minute / 2)
  if (at === null) return <span>{t('appliances.lastKnown')}</span>
  const minutesAgo = Math.max(0, Math.floor((now - at) / minute))
  const time = clockTime(at, t.locale).slice(0, -3)
  const [hours, minutes] = [Math.floor(minutesAgo / 60), minutesAgo % 60]
  return (
    <span>
      {hours === 0
        ? t('appliances.lastSeenMinutes', { time, minutes })
        : t('appliances.lastSeenHours', { time, hours, minutes })}
    </span>
  )
}

/** Says that the copies of an offline appliance continue. Renders nothing if no copy was running. */
export function OfflineCopiesNote({ bays }: Pick<Dock, 'bays'>) {
  const t = useText()
  const count = bays.filter(isCopying).length
  return count === 0 ? null : <p className="quiet-text">{t('appliances.copiesGoOn', { count })}</p>
}
