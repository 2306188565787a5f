import type { Dock } from '../../core/appliances/types'
import type { PlainKey } from '../../core/i18n/keys'

export function onlineWord({ isOnline }: Dock): PlainKey {
  return isOnline ? 'appliances.online' : 'appliances.offline'
}
