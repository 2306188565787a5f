import { type RefObject, useLayoutEffect } from 'react'
import { isShadowRoot } from './nodes'
import { adoptSheets } from './sheets'

/** Adds a style sheet of a component to the shadow root around it, before layout is measured. */
export function useOwnSheet(part: RefObject<Element | null>, sheet: string): void {
  useLayoutEffect(() => {
    const root = part.current?.getRootNode() ?? null
    if (isShadowRoot(root)) adoptSheets(root, [sheet])
  })
}
