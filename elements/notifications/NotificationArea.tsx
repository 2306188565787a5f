import { useEffect } from 'react'
import type { ScreenProps } from '../base/bridge/description'

/** Has no content of its own: its frame shows the notifications as the outlet of the whole page. */
export function NotificationArea({ host }: ScreenProps) {
  useEffect(() => host.ready(), [host])
  return null
}
