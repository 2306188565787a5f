import live from 'icon:broadcast'
import polling from 'icon:refresh'
import offline from 'icon:wifi-off'
import { useText } from '../context'
import { Icon } from '../icons/Icon'

interface LiveMarkProps {
  state: 'live' | 'polling' | 'offline'
  /** When the data was last heard of, already in the viewer's zone: "14:10:32". */
  at?: string | undefined
}

const icons = { live, polling, offline }
const words = { live: 'kit.live', polling: 'kit.polling', offline: 'kit.offline' } as const

/** How fresh the screen is. The time is left out for those who listen, lest it be read every second. */
export function LiveMark({ state, at }: LiveMarkProps) {
  const t = useText()
  return (
    <span className="live" data-tone={state === 'offline' ? 'danger' : 'mute'}>
      <Icon of={icons[state]} />
      <span role="status">{t(words[state])}</span>
      {at && (
        <span className="live-time">{t(state === 'offline' ? 'kit.shownAsOf' : 'kit.updatedAt', { time: at })}</span>
      )}
    </span>
  )
}
