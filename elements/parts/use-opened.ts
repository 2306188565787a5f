import { useState } from 'react'

/** Which rows are open. One at fault opens, and stays open once it is corrected: somebody may still be typing in it. */
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
