import { startTransition, useEffect, useState } from 'react'
import { soon } from '../../../core/base/idle'

/** How many of the rows beyond those of the first paint are still to be drawn: all of them until that has happened. */
export function useFillLater(beyond: number): number {
  const [isPainted, setPainted] = useState(beyond <= 0)
  useEffect(() => soon(() => startTransition(() => setPainted(true))), [])
  return isPainted ? 0 : beyond
}
