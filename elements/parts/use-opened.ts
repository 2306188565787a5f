import { useState } from 'react'

/**
 * The open rows. A row with an error opens, and stays open once it is corrected, since the person may still be typing
 * in it.
 */
export function useOpened(atFault: readonly string[]): [ReadonlySet<string>, (id: string, on: boolean) => void] {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  if (atFault.some(id => !open.has(id))) setOpen(new Set([...open, ...atFault]))
  function toggle(id: string, on: boolean) {
    const next = new Set(open)
    on ? next.add(id) : next.delete(id)
    setOpen(next)
  }
  return [open, toggle]
}
