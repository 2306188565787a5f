import { useEffect, useRef, useState } from 'react'
import { focusFirstProblem } from './Form'

/** A step that comes later, and what it says is wrong, are waited for so long, in milliseconds. */
const timeout = 1000
const pause = 25
/** Where the first thing at fault is no field, such as a list that must not be empty: what one can use first. */
const usable = '.form :is(input, select, button, [tabindex="0"])'

/** Brings what must be chosen first, or the first field at fault, into focus after a refusal, or when asked to, as soon as it is there. */
export function useFirstProblem(refusals: number) {
  const form = useRef<HTMLDivElement>(null)
  const [sought, setSought] = useState(0)
  const times = refusals + sought
  const before = useRef(times)
  useEffect(() => {
    if (times === before.current) return
    before.current = times
    const until = Date.now() + timeout
    const timer = setInterval(() => {
      const found = form.current && focusFirstProblem(form.current)
      if (!found && Date.now() < until) return
      clearInterval(timer)
      if (!found) form.current?.querySelector<HTMLElement>(usable)?.focus()
    }, pause)
    return () => clearInterval(timer)
  }, [times])
  return { form, seek: () => setSought(count => count + 1) }
}
