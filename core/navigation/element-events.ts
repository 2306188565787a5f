import { here, withoutDialog, withQuery } from './address'
import { writeChoices } from './choices'
import { cookies } from './cookies'
import type { RouterOutlet } from './router-outlet'

interface ElementEventsOptions {
  readonly outlet: HTMLElement
  readonly routerOutlet: RouterOutlet
  /** Called with a path to go to; `replace` keeps it out of the browser's history. */
  readonly go: (path: string, replace?: boolean) => void
}

/** Turns the events of the elements on the page into steps of the router. Returns a function that ends this. */
export function listenToElements({ outlet, routerOutlet, go }: ElementEventsOptions): () => void {
  const onNavigate = (event: Event) => {
    if (event.defaultPrevented) return
    const { path } = (event as CustomEvent<{ path: string }>).detail
    event.preventDefault()
    go(path.startsWith('?') ? withQuery(path) : path)
  }
  const onClosed = (event: Event) => {
    if (event.target !== routerOutlet.dialog()) return
    // The step that opened the dialog is undone. A dialog that was open when the page loaded has no such step.
    if ((history.state as { opensDialog?: boolean } | null)?.opensDialog) return history.back()
    go(withoutDialog(here()), true)
    // No element opened the dialog, so the focus cannot return to one.
    setTimeout(() => document.activeElement === document.body && outlet.focus({ preventScroll: true }))
  }
  const onReady = ({ target }: Event) => routerOutlet.markLoaded(target)
  const onError = (event: Event) => {
    routerOutlet.markLoaded(event.target)
    // The main read of a route has found nothing (decision 2).
    const { status } = (event as CustomEvent<{ status: number | null }>).detail
    if (event.target !== outlet.firstElementChild || status !== 404) return
    // A remembered path would redirect there again and again.
    cookies.forgetPath()
    go('/not-found', true)
  }
  const listeners = {
    'reeldock-view-changed': writeChoices(outlet, go),
    'reeldock-navigate': onNavigate,
    'reeldock-closed': onClosed,
    'reeldock-ready': onReady,
    'reeldock-error': onError,
  }
  for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener)

  return () => {
    for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener)
  }
}
