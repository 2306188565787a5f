import { useEffect } from 'react'
import type { ScreenProps } from '../base/bridge/description'

/** Renders nothing. The frame of the element shows the notifications of the whole page. */
export function NotificationArea({ host }: ScreenProps) {
  useEffect(() => host.ready(), [host])
  return null
}
