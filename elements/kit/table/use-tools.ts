import { useEffect, useState } from 'react'
import { bring } from '../../../core/base/bring'
import { whenIdle } from '../../../core/base/idle'
import type { Tools } from './tools/tools'

let there: Tools | null = null

/**
 * What a table can do beside showing its rows: it comes when the page is idle, at once where it is wanted `now`. Null
 * until then, false when it did not arrive.
 */
export function useTools(now: boolean): Tools | null | false {
  const [tools, setTools] = useState<Tools | null | false>(there)
  useEffect(() => {
    if (tools !== null) return
    const start = () =>
      void bring(import('./tools/tools')).then(
        module => {
          there = module.tools
          setTools(there)
        },
        () => setTools(false),
      )
    return now ? start() : whenIdle(start)
  }, [tools, now])
  return tools
}
