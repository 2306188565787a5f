import { type RefObject, useEffect, useRef } from 'react'
import { deepFocus } from '../../kit/focus'
import { isElement } from '../../kit/nodes'

const hinders = '[data-problem="hinders"]'

/** Puts the focus into what corrects a cell. */
export function focusProblem(spot: HTMLElement): void {
  const target = spot.querySelector<HTMLElement>('input, button') ?? spot
  target.focus({ preventScroll: true })
  spot.scrollIntoView({ block: 'center' })
}

/** The first cell after a row, round and round, that keeps the sheet from being applied. */
export function nextToCorrect(around: HTMLElement | null, after: Element | null): HTMLElement | null {
  const spots = [...(around?.querySelectorAll<HTMLElement>(hinders) ?? [])]
  const isAfter = (spot: Element) => after?.compareDocumentPosition(spot) === Node.DOCUMENT_POSITION_FOLLOWING
  const isWithin = (spot: Element) => after?.contains(spot) === true
  return spots.find(spot => isWithin(spot) || isAfter(spot)) ?? spots[0] ?? null
}

/** A field that was corrected goes; the focus goes on to the next one, or to Apply when none is left. */
export function useNextCorrection(around: RefObject<HTMLElement | null>): void {
  const last = useRef<{ target: Element; row: Element | null } | null>(null)
  useEffect(() => {
    const place = around.current
    const keep = ({ target }: Event) => {
      if (isElement(target)) last.current = { target, row: target.closest('tr') }
    }
    place?.addEventListener('focusin', keep)
    return () => place?.removeEventListener('focusin', keep)
  }, [around])
  useEffect(() => {
    const gone = last.current
    if (!gone?.row || gone.target.isConnected) return
    // After the key that corrected it: Tab goes on by itself.
    const wait = setTimeout(() => {
      if (deepFocus(around.current) !== null) return
      last.current = null
      const next = nextToCorrect(around.current, gone.row?.isConnected ? gone.row : null)
      if (next) focusProblem(next)
      else around.current?.querySelector<HTMLElement>('.save-steps .button.primary')?.focus()
    })
    return () => clearTimeout(wait)
  })
}
