import { useState } from 'react'

/**
 * Returns the open rows, and a function that opens or closes a row. A row with an error opens, and stays open after the
 * correction, because the user may still be typing in it.
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
