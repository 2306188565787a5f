import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'

/** The banner that is shown when several apply is the first of these, and of two alike the one that came last. */
const order = ['unsent', 'choice', 'offline', 'failure', 'error', 'pending', 'restored'] as const

/** The subject of a banner, which says whether it goes before others. */
export type BannerRank = (typeof order)[number]

interface BannerPlaces {
  /** The place under the title; null where the screen has none. */
  readonly slot: HTMLElement | null
  /** The banners that apply, by id. */
  readonly entries: ReadonlyMap<string, BannerRank>
  setSlot(slot: HTMLElement | null): void
  /** Enters a banner until the function that it returns is called. */
  enter(id: string, rank: BannerRank): () => void
}

const Places = createContext<BannerPlaces | null>(null)

/** Gathers the banners of a screen, so that one of them is shown at a time, under the title. */
export function BannerScope({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [entries, setEntries] = useState<ReadonlyMap<string, BannerRank>>(new Map())
  const enter = useCallback((id: string, rank: BannerRank) => {
    setEntries(before => new Map(before).set(id, rank))
    return () => setEntries(before => new Map([...before].filter(([other]) => other !== id)))
  }, [])
  const places = useMemo(() => ({ slot, entries, setSlot, enter }), [slot, entries, enter])
  return <Places value={places}>{children}</Places>
}

/** Leaves the banners inside where they stand: a dialog has its own. */
export function BannersInPlace({ children }: { children: ReactNode }) {
  return <Places value={null}>{children}</Places>
}

/** The place of the banner of a screen: under its title, or first in a screen without one. */
export function BannerSlot() {
  const setSlot = useContext(Places)?.setSlot
  return setSlot && <div ref={setSlot} className="banner-slot" />
}

/** Returns where a banner is drawn (null: where it stands), and whether it is shown now. */
export function useBannerPlace(rank: BannerRank): { readonly slot: HTMLElement | null; readonly isShown: boolean } {
  const id = useId()
  const places = useContext(Places)
  const enter = places?.enter
  useLayoutEffect(() => enter?.(id, rank), [enter, id, rank])
  if (!places?.slot) return { slot: null, isShown: true }
  // A banner that has not entered yet is drawn at once where it goes first, so that the focus can move to it.
  const entries = places.entries.has(id) ? places.entries : new Map(places.entries).set(id, rank)
  return { slot: places.slot, isShown: first(entries) === id }
}

function first(entries: ReadonlyMap<string, BannerRank>): string | null {
  const ids = [...entries.keys()]
  for (const rank of order) {
    const id = ids.findLast(each => entries.get(each) === rank)
    if (id !== undefined) return id
  }
  return null
}
