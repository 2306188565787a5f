import { useEffect, useState } from 'react'

/** Returns the time in epoch milliseconds; the component renders again each time the interval has passed. */
export function useNow(every: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
