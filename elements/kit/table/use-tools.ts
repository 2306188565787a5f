import { useEffect, useState } from 'react'
import { bring } from '../../../core/base/bring'
import { whenIdle } from '../../../core/base/idle'
import { readKept } from '../../../core/base/storage'
import type { Tools } from './tools/tools'

let there: Tools | null = null

/**
 * What a table can do beside showing its rows: it comes when the page is idle, at once where it is wanted `now` or
 * somebody's own columns are kept under `name`. Null until then, undefined where rows had better wait for their
 * columns, false when it did not arrive.
 */
export function useTools(now: boolean, name: string | undefined): Tools | null | undefined | false {
  const [tools, setTools] = useState<Tools | null | undefined | false>(
    () => there ?? (name && readKept('local', `table:${name}`) ? undefined : null),
  )
  useEffect(() => {
    if (tools || tools === false) return
    const start = () =>
      void bring(import('./tools/tools')).then(
        module => {
          there = module.tools
          setTools(there)
        },
        () => setTools(false),
      )
    return now || tools === undefined ? start() : whenIdle(start)
  }, [tools, now])
  return tools
}
