import { useEffect } from 'react'
import { readStored, removeStored, storeValue } from '../../../core/base/storage'
import { useStable } from '../../kit/use-stable'
import { useScreen } from './hooks'

/** A page that is not back after so many seconds was left, not reloaded. */
const reloadsWithin = 60

/**
 * Brings what was chosen in a view over a reload of the page: kept in this tab as the page goes, given back once when
 * the view `name` comes again.
 */
export function useOverReload(
  name: string,
  chosen: readonly string[],
  onBack: (stored: readonly string[]) => void,
): void {
  const { portal } = useScreen()
  const key = `view:${name}`
  const back = useStable(onBack)
  const leave = useStable(() => {
    // Whoever signs out leaves nothing behind.
    if (!portal.ended.peek()) storeValue('session', key, chosen, reloadsWithin)
  })
  useEffect(() => {
    const kept = readStored('session', key)
    removeStored('session', key)
    if (Array.isArray(kept) && kept.every(word => typeof word === 'string')) back(kept)
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [key, back, leave])
}
