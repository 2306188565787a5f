import { pathFor, routeOf } from './routes'

/** Choices that are the same place looked at differently: they change the address, but are no step back. */
const noStep: ReadonlySet<string> = new Set(['search', 'page-size', 'order', 'filter'])

/**
 * Writes what was chosen in the screen of an outlet into the address; choices that are made together are one step.
 * Answers the listener of `reeldock-view-changed`.
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
