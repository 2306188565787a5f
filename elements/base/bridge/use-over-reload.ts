import { useEffect } from 'react'
import { readStored, removeStored, storeValue } from '../../../core/base/storage'
import { useStable } from '../../kit/use-stable'
import { useScreen } from './hooks'

/** The maximum time of a reload in seconds. Choices that are older are dropped, because the page was left. */
const maxReloadSeconds = 60

/**
 * Keeps a person's choices in a view over a reload of the page. They are stored in this tab when the page is hidden,
 * and returned once to `onBack` when the view `name` is mounted again.
 */
export function useOverReload(
  name: string,
  chosen: readonly string[],
  onBack: (stored: readonly string[]) => void,
): void {
  const { portal } = useScreen()
  const key = `view:${name}`
  const restore = useStable(onBack)
  const store = useStable(() => {
    // After a sign-out, nothing may stay in the browser.
    if (!portal.ended.peek()) storeValue('session', key, chosen, maxReloadSeconds)
  })
  useEffect(() => {
    const stored = readStored('session', key)
    removeStored('session', key)
    if (Array.isArray(stored) && stored.every(each => typeof each === 'string')) restore(stored)
    addEventListener('pagehide', store)
    return () => removeEventListener('pagehide', store)
  }, [key, restore, store])
}
