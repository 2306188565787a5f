import { pathFor, routeOf } from './routes'

/** Attributes that show the same place in another way: they change the address, but add no entry to the history. */
const noStep: ReadonlySet<string> = new Set(['search', 'page-size', 'order', 'filter'])

/**
 * Writes the choices in the screen of an outlet into the address; choices made together are one entry of the history.
 * Returns the listener of `reeldock-view-changed`.
 */
export function writeChoices(outlet: HTMLElement, go: (path: string, replace: boolean) => void) {
  const chosen = new Set<string>()

  function write(): void {
    const element = outlet.firstElementChild
    const route = routeOf(location.pathname)
    const isStep = [...chosen].some(name => !noStep.has(name))
    chosen.clear()
    if (!element || !route || element.localName !== `reeldock-${route.element}`) return
    const written = (route.queryAttributes ?? []).filter(name => element.hasAttribute(name))
    const attributes = new Map(written.map(name => [name, element.getAttribute(name) ?? '']))
    const { path, rest } = pathFor(route, attributes)
    const query = new URLSearchParams([...rest])
    const dialog = new URLSearchParams(location.search).get('dialog')
    if (dialog !== null) query.set('dialog', dialog)
    go(query.size === 0 ? path : `${path}?${query}`, !isStep)
  }

  return (event: Event): void => {
    if (event.target !== outlet.firstElementChild) return
    if (chosen.size === 0) queueMicrotask(write)
    chosen.add((event as CustomEvent<{ name: string }>).detail.name)
  }
}
