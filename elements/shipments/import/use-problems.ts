import { type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useStable } from '../../kit/use-stable'
import { holdFocus, restoreFocus } from '../../parts/held-focus'

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
  const held = useRef<Element | null>(null)
  const row = useRef<Element | null>(null)
  useEffect(() => {
    if (around.current === null) return
    return holdFocus(around.current, held, element => {
      row.current = element.closest('tr')
    })
  }, [around])
  useEffect(() => {
    // After the key that corrected it: Tab goes on by itself.
    const wait = setTimeout(() => {
      const view = around.current
      if (view === null || row.current === null) return
      restoreFocus(view, held, () => {
        const next = nextToCorrect(view, row.current?.isConnected ? row.current : null)
        if (!next) return view.querySelector<HTMLElement>('.save-steps .button.primary')
        focusProblem(next)
      })
    })
    return () => clearTimeout(wait)
  })
}

/**
 * Leads from one problem of the preview to the next, round and round, also by F8 and Shift+F8. `reveal` shows the rows that a filter hides.
 */
export function useProblems(around: RefObject<HTMLElement | null>, reveal: (() => void) | null) {
  const last = useRef<Element | null>(null)
  const lead = useStable((step: 1 | -1) => {
    if (reveal) flushSync(reveal)
    const spots = [...(around.current?.querySelectorAll<HTMLElement>('[data-problem]') ?? [])]
    const at = last.current ? spots.indexOf(last.current as HTMLElement) : -1
    const next = spots.at(at < 0 ? (step === 1 ? 0 : -1) : (at + step) % spots.length)
    if (!next) return
    last.current = next
    focusProblem(next)
  })
  useEffect(() => {
    const root = around.current?.getRootNode()
    const onKey = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'F8') return
      event.preventDefault()
      lead(event.shiftKey ? -1 : 1)
    }
    root?.addEventListener('keydown', onKey)
    return () => root?.removeEventListener('keydown', onKey)
  }, [around, lead])
  return lead
}
