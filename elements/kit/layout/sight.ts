import { createContext, useContext } from 'react'

/** Whether what is drawn here can be seen now, and who must know that something modal stands in it. */
export interface Sight {
  readonly out: boolean
  /** Something modal is drawn. Call the answer when it goes. */
  register(dialog: HTMLElement): () => void
}

/** Given by whoever hides a part of a screen and keeps it: a modal part of it would hold the page while nobody sees it. */
export const SightScope = createContext<Sight | null>(null)

export function useSight(): Sight | null {
  return useContext(SightScope)
}
