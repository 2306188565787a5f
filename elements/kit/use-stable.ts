import { useCallback, useInsertionEffect, useRef } from 'react'

/** Returns a function with a stable identity that calls the latest `body`. For events only, not while rendering. */
export function useStable<Args extends unknown[], Result>(body: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(body)
  useInsertionEffect(() => {
    latest.current = body
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
