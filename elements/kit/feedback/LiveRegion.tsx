import { useEffect, useRef, useState } from 'react'

export interface LiveMessage {
  id: number
  text: string
  /** Whether the message interrupts other announcements. */
  urgent: boolean
}

interface LiveRegionProps {
  items: readonly LiveMessage[]
  /**
   * The announced messages with the region that announced each; kept by the owner of the items, which several regions
   * can share.
   */
  announced: Map<number, object>
}

/** The delay before the first message, in milliseconds: screen readers ignore the initial content of a region. */
const readyAfter = 100
/** The time in milliseconds after which a message counts as announced. */
const announcedAfter = 700

/** Announces each message once. Both regions are rendered before the first message, and never hidden. */
export function LiveRegion({ items, announced }: LiveRegionProps) {
  const [self] = useState(() => ({}))
  const [isReady, setReady] = useState(false)
  const current = isReady ? items.filter(({ id }) => (announced.get(id) ?? self) === self) : []
  const ids = current.map(({ id }) => id).join()

  useEffect(() => {
    const timer = setTimeout(() => setReady(true), readyAfter)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (ids === '') return
    const timer = setTimeout(() => {
      for (const id of ids.split(',')) announced.set(Number(id), self)
    }, announcedAfter)
    return () => clearTimeout(timer)
  }, [ids, announced, self])

  const region = (urgent: boolean) =>
    current.filter(item => item.urgent === urgent).map(({ id, text }) => <p key={id}>{text}</p>)
  return (
    <div className="sr-only">
      <div role="status" aria-atomic="false">
        {region(false)}
      </div>
      <div role="alert" aria-atomic="false">
        {region(true)}
      </div>
    </div>
  )
}

/** The maximum number of messages in the region. */
const maxItems = 20
/**
 * The time in milliseconds after which messages are removed. Someone who reads through the page must not find outdated
 * ones.
 */
const clearAfter = 6000

/**
 * Returns messages for a `LiveRegion` and a function that adds messages. Each message is announced once and removed
 * some seconds later.
 */
export function useNews() {
  const [items, setItems] = useState<readonly LiveMessage[]>([])
  const [announced] = useState(() => new Map<number, object>())
  const lastId = useRef(0)
  const [timers] = useState(() => new Set<ReturnType<typeof setTimeout>>())
  useEffect(
    () => () => {
      for (const timer of timers) clearTimeout(timer)
    },
    [timers],
  )
  const [announce] = useState(() => (messages: readonly Omit<LiveMessage, 'id'>[]) => {
    if (messages.length === 0) return
    const added = messages.map(each => {
      lastId.current += 1
      return { ...each, id: lastId.current }
    })
    setItems(before => [...before, ...added].slice(-maxItems))
    const timer = setTimeout(() => {
      timers.delete(timer)
      setItems(before => before.filter(item => !added.includes(item)))
    }, clearAfter)
    timers.add(timer)
  })
  return { items, announced, announce }
}
