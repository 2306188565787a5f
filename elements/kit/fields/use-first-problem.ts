import { useEffect, useRef, useState } from 'react'
import { focusFirstProblem } from './Form'

/** The time to wait for a step that is shown later and for its errors, in milliseconds. */
const timeout = 1000
/** The interval of searches for a problem, in milliseconds. */
const pause = 25
/** Selects usable controls. The first of them receives the focus when no problem can. */
const usable = '.form :is(input, select, button, [tabindex="0"])'

/**
 * Moves the focus to a required choice, else to the first invalid field, after each refused save or call of `seek`, as
 * soon as it is rendered.
 */
export function useFirstProblem(refusals: number) {
  const form = useRef<HTMLDivElement>(null)
  const [requests, setRequests] = useState(0)
  const triggers = refusals + requests
  const before = useRef(triggers)
  useEffect(() => {
    if (triggers === before.current) return
    before.current = triggers
    const until = Date.now() + timeout
    const timer = setInterval(() => {
      const isFound = form.current && focusFirstProblem(form.current)
      if (!isFound && Date.now() < until) return
      clearInterval(timer)
      if (!isFound) form.current?.querySelector<HTMLElement>(usable)?.focus()
    }, pause)
    return () => clearInterval(timer)
  }, [triggers])
  return { form, seek: () => setRequests(count => count + 1) }
}
