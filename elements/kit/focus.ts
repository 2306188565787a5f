/** The element in focus within a shadow root or document, if any. */
export function focusedIn(root: Node): HTMLElement | null {
  const active = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
  return active instanceof HTMLElement && active !== document.body ? active : null
}

/** The element in focus, in whichever open shadow root it stands. */
export function deepFocus(): HTMLElement | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active instanceof HTMLElement && active !== document.body ? active : null
}
