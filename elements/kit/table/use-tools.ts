import { useState } from 'react'
import { lazy } from '../../../core/base/lazy'
import { readStored } from '../../../core/base/storage'
import { useLazy, usePart } from '../feedback/Part'
import type { Tools } from './tools/tools'

/** What a table can do beside showing its rows. */
export const toolsPart = lazy(() => import('./tools/tools'), 'tools')

/**
 * The tools come when the page is idle, at once where they are wanted `now` or somebody's own columns are kept under
 * `name`. Null until then, undefined where rows had better wait for their columns, false while they did not arrive.
 */
export function useTools(now: boolean, name: string | undefined): Tools | null | undefined | false {
  const [isStored] = useState(() => Boolean(name && readStored('local', `table:${name}`)))
  const tools = usePart(toolsPart, true, now || isStored)
  const { failures } = useLazy(toolsPart)
  return tools ?? (failures > 0 ? false : isStored ? undefined : null)
}
