const methods = ['refresh', 'save', 'discard'] as const
type Waiting = { [Name in (typeof methods)[number]]?: () => unknown }

/** Gives an element the methods of its class while the file of the class is on its way: each call waits for the class. */
export function addWaitingMethods(element: HTMLElement & Waiting): void {
  if (element.refresh) return
  const defined = customElements.whenDefined(element.localName).then(() => {
    // An element outside the page gets its class when it is put there, or by this.
    customElements.upgrade(element)
    for (const name of methods) delete element[name]
  })
  for (const name of methods) element[name] = () => defined.then(() => element[name]?.())
}
