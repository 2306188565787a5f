import { createContext, useContext } from 'react'

/** The visibility of the surrounding screen, and the registration of modal dialogs in it. */
export interface Sight {
  readonly isHidden: boolean
  /** Registers an open dialog until the returned function is called. */
  register(dialog: HTMLElement): () => void
}

/**
 * Provided by a component that can hide its content without unmounting it, because an invisible modal dialog would
 * block the page.
 */
export const SightScope = createContext<Sight | null>(null)

export function useSight(): Sight | null {
  return useContext(SightScope)
}
