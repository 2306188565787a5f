const methods = ['refresh', 'save', 'discard'] as const
type Waiting = { [Name in (typeof methods)[number]]?: () => unknown }

/** Adds the methods of an element's class while its file is loading. Each call waits for the class. */
export function addWaitingMethods(element: HTMLElement & Waiting): void {
  if (element.refresh) return
  const defined = customElements.whenDefined(element.localName).then(() => {
    // Elements outside the page are not upgraded automatically.
    customElements.upgrade(element)
    for (const name of methods) delete element[name]
  })
  for (const name of methods) element[name] = () => defined.then(() => element[name]?.())
}
