import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Adopts an area's style sheet into the enclosing shadow root while the component is mounted. */
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
