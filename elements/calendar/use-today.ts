import { useEffect, useState } from 'react'
import { dayIn } from '../../core/base/time'
import { useScreen } from '../base/bridge/hooks'

/** The interval in milliseconds at which an open page checks whether midnight has passed. */
const checkInterval = 60_000

/** Returns today's date in a zone, and updates it until the portal ends. */
export function useToday(zone: string): string {
  const [, rerender] = useState(0)
  const isEnded = useScreen().portal.ended.value
  useEffect(() => {
    if (isEnded) return
    const timer = setInterval(() => rerender(count => count + 1), checkInterval)
    return () => clearInterval(timer)
  }, [isEnded])
  return dayIn(new Date().toISOString(), zone)
}
