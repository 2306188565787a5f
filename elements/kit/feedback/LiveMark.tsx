import live from 'icon:broadcast'
import polling from 'icon:refresh'
import offline from 'icon:wifi-off'
import { useText } from '../context'
import { Icon } from '../icons/Icon'

interface LiveMarkProps {
  state: 'live' | 'polling' | 'offline'
  /** The time of the latest data, in the person's time zone: "14:10:32". */
  at?: string | undefined
}

const icons = { live, polling, offline }
const labels = { live: 'kit.live', polling: 'kit.polling', offline: 'kit.offline' } as const

/** Shows whether the screen is live. The time is outside the status region, which would read it every second. */
export function LiveMark({ state, at }: LiveMarkProps) {
  const t = useText()
  return (
    <span className="live" data-tone={state === 'offline' ? 'danger' : 'mute'}>
      <Icon of={icons[state]} />
      <span role="status">{t(labels[state])}</span>
      {at && (
        <span className="live-time">{t(state === 'offline' ? 'kit.shownAsOf' : 'kit.updatedAt', { time: at })}</span>
      )}
    </span>
  )
}
