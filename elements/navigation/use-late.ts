import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { whenIdle } from '../../core/base/idle'

/**
 * A part of the header that comes after it, written at module scope; null until it is there. One that did not arrive
 * is missed by nobody until a person wants it: `ask` asks again, and rejects when it does not come then.
 */
export function useLate<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Late, setLate] = useState<ComponentType<Props> | null>(null)
  const ask = useCallback(async () => {
    const part = await load()
    setLate(() => part)
  }, [load])
  useEffect(() => whenIdle(() => void ask().catch(() => undefined)), [ask])
  return { Late, ask }
}
