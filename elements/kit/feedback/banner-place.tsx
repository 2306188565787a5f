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

/** The order in which one of several banners is shown; of two with the same rank, the one that came last. */
const order = ['unsent', 'choice', 'offline', 'failure', 'error', 'pending', 'restored'] as const

/** The subject of a banner, which determines whether it is shown before others. */
export type BannerRank = (typeof order)[number]

interface BannerPlaces {
  /** The place under the title; null when the screen has none. */
  readonly slot: HTMLElement | null
  /** The banners that apply, by id. */
  readonly entries: ReadonlyMap<string, BannerRank>
  setSlot(slot: HTMLElement | null): void
  /** Registers a banner until the returned function is called. */
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

/** Lets the banners inside appear at their own places, because a dialog shows its banners itself. */
export function BannersInPlace({ children }: { children: ReactNode }) {
  return <Places value={null}>{children}</Places>
}

/** The place for the banner of a screen: under its title, or at the start of a screen without a title. */
export function BannerSlot() {
  const setSlot = useContext(Places)?.setSlot
  return setSlot && <div ref={setSlot} className="banner-slot" />
}

/** Returns the element to render a banner into (null: in place), and whether it is shown now. */
export function useBannerPlace(rank: BannerRank): { readonly slot: HTMLElement | null; readonly isShown: boolean } {
  const id = useId()
  const places = useContext(Places)
  const enter = places?.enter
  useLayoutEffect(() => enter?.(id, rank), [enter, id, rank])
  if (!places?.slot) return { slot: null, isShown: true }
  // In its first render, a banner is not registered yet. Rank it anyway, so that the focus can move to it.
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
