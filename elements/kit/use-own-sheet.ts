import { type RefObject, useLayoutEffect } from 'react'
import { isShadowRoot } from './nodes'
import { adoptSheets } from './sheets'

/** Gives the root around a part of the kit the sheet that it brings, before anything is measured. */
export function useOwnSheet(part: RefObject<Element | null>, sheet: string): void {
  useLayoutEffect(() => {
    const root = part.current?.getRootNode() ?? null
    if (isShadowRoot(root)) adoptSheets(root, [sheet])
  })
}
