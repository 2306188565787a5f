import { useEffect, useRef, useState } from 'react'
import { loadedLocale } from '../../../core/i18n/language-loading'
import { knownLocale } from '../../../core/i18n/translate'
import type { Portal } from '../../../core/portal/portal'
import { isShadowRoot } from '../../kit/nodes'
import { nearest, outerElement } from '../bridge/nearest'

/**
 * Returns the locale of an element; null until the first texts are loaded. While the texts of another locale are
 * loading, the element keeps the previous locale and its edits. Components call it while they track signals.
 */
export function useElementLocale(element: HTMLElement, portal: Portal | null): string | null {
  const nearestLanguage = useNearestLanguage(element)
  const portalLocale = portal?.options.value.locale
  // An element inside another element of the suite follows the language of the outer element first.
  const inherited = outerElement(element) ? nearestLanguage || portalLocale : portalLocale || nearestLanguage
  const lastLocale = useRef<string | null>(null)
  const locale = loadedLocale(knownLocale(element.getAttribute('locale') || inherited || 'en')) ?? lastLocale.current
  // An element without a portal shows no texts, so do not keep this locale yet.
  if (portal) lastLocale.current = locale
  return locale
}

/**
 * Returns the language of the nearest ancestor that sets one, and renders again when a language or direction around the
 * element changes.
 */
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
