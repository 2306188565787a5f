import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Adopts an area's sheet into the shadow root around, for as long as the page is shown. */
export function useSheet(css: string): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = inside.current?.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets.push(sheet)
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter(other => other !== sheet)
    }
  }, [css])
  return inside
}
