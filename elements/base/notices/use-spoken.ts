import { useEffect, useRef, useState } from 'react'
import { loadedLocale } from '../../../core/i18n/language-loading'
import { knownLocale } from '../../../core/i18n/translate'
import type { Portal } from '../../../core/portal/portal'
import { isShadowRoot } from '../../kit/nodes'
import { nearest, outerElement } from '../bridge/nearest'

/**
 * The locale that an element speaks, to be called where signals are read. Null until the first words are here. Another
 * locale that is asked for later is awaited in the words of before, with all that was typed.
 */
export function useSpoken(element: HTMLElement, portal: Portal | null): string | null {
  const around = useNearestLanguage(element)
  const given = portal?.options.value.locale
  // An element that another one of the suite is made of speaks as that one does.
  const inherited = outerElement(element) ? around || given : given || around
  const spoken = useRef<string | null>(null)
  const now = loadedLocale(knownLocale(element.getAttribute('locale') || inherited || 'en')) ?? spoken.current
  // Without a portal nothing was said yet.
  if (portal) spoken.current = now
  return now
}

/** The language of the nearest ancestor that says one. Its changes are heard, and those of what direction is said. */
function useNearestLanguage(element: HTMLElement): string {
  const [, rerender] = useState('')
  const root = element.getRootNode()
  useEffect(() => {
    const observer = new MutationObserver(() => rerender(`${nearest(element, 'lang')} ${nearest(element, 'dir')}`))
    for (let node: Node | null = root; node; node = isShadowRoot(node) ? node.host.getRootNode() : null)
      observer.observe(node, { subtree: true, attributeFilter: ['lang', 'dir'] })
    return () => observer.disconnect()
  }, [element, root])
  return nearest(element, 'lang')
}
