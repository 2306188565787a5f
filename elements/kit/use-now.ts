import { useEffect, useState } from 'react'

/** Returns the time in epoch milliseconds; the component renders again each time the interval has passed. */
export function useNow(interval: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval)
    return () => clearInterval(timer)
  }, [interval])
  return now
}
