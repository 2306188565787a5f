import { useEffect, useState } from 'react'
import { dayIn } from '../../core/base/time'
import { useScreen } from '../base/bridge/hooks'

/** How often a page that stays open looks whether midnight has passed, in milliseconds. */
const lookEvery = 60_000

/** The day that it is in a zone, while its portal lasts. */
export function useToday(zone: string): string {
  const [, look] = useState(0)
  const isEnded = useScreen().portal.ended.value
  useEffect(() => {
    if (isEnded) return
    const timer = setInterval(() => look(count => count + 1), lookEvery)
    return () => clearInterval(timer)
  }, [isEnded])
  return dayIn(new Date().toISOString(), zone)
}
