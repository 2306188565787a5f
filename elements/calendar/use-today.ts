import { useEffect, useState } from 'react'
import { dayIn } from '../../core/base/time'

/** How often a page that stays open looks whether midnight has passed, in milliseconds. */
const lookEvery = 60_000

/** The day that it is in a zone. */
export function useToday(zone: string): string {
  const [, look] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => look(count => count + 1), lookEvery)
    return () => clearInterval(timer)
  }, [])
  return dayIn(new Date().toISOString(), zone)
}
