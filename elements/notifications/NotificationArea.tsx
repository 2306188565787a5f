import { useEffect } from 'react'
import type { ScreenProps } from '../base/bridge/description'

/** Nothing of its own: as the outlet of the whole page, its frame shows what there is. */
export function NotificationArea({ host }: ScreenProps) {
  useEffect(() => host.ready(), [host])
  return null
}
