import { useEffect } from 'react'

/** The browser asks before the page is left or loaded anew, as long as something would be `lost` with it. */
export function useBeforeUnload(lost: boolean): void {
  useEffect(() => {
    if (!lost) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [lost])
}
