import { useEffect, useRef, useState } from 'react'

export interface LiveMessage {
  id: number
  words: string
  /** Said at once, whatever is being read out. */
  urgent: boolean
}

interface LiveRegionProps {
  items: readonly LiveMessage[]
  /** What was read out, and by which of several places: it is kept by whoever owns the items. */
  said: Map<number, object>
}

/** A region is heard of only when it stands for a moment before its first words. */
const readyAfter = 100
/** Words that were gone earlier than this may not have been read out. */
const announcedAfter = 700

/** Reads messages out, each once. Both regions are there before the first message, and never hidden. */
export function LiveRegion({ items, said }: LiveRegionProps) {
  const [me] = useState(() => ({}))
  const [isReady, setReady] = useState(false)
  const news = isReady ? items.filter(({ id }) => (said.get(id) ?? me) === me) : []
  const ids = news.map(({ id }) => id).join()

  useEffect(() => {
    const timer = setTimeout(() => setReady(true), readyAfter)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (ids === '') return
    const timer = setTimeout(() => {
      for (const id of ids.split(',')) said.set(Number(id), me)
    }, announcedAfter)
    return () => clearTimeout(timer)
  }, [ids, said, me])

  const region = (urgent: boolean) =>
    news.filter(item => item.urgent === urgent).map(({ id, words }) => <p key={id}>{words}</p>)
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

/** As many are kept to be read out. */
const most = 20
/** Milliseconds after which words have long been read out. What is so no longer must not be found by who reads the page. */
const clearAfter = 6000

/** What happens while somebody listens: read out once by a `LiveRegion`, and gone from the page some seconds later. */
export function useNews() {
  const [items, setItems] = useState<readonly LiveMessage[]>([])
  const [said] = useState(() => new Map<number, object>())
  const lastId = useRef(0)
  const [timers] = useState(() => new Set<ReturnType<typeof setTimeout>>())
  useEffect(
    () => () => {
      for (const timer of timers) clearTimeout(timer)
    },
    [timers],
  )
  const [tell] = useState(() => (news: readonly Omit<LiveMessage, 'id'>[]) => {
    if (news.length === 0) return
    const fresh = news.map(each => {
      lastId.current += 1
      return { ...each, id: lastId.current }
    })
    setItems(before => [...before, ...fresh].slice(-most))
    const timer = setTimeout(() => {
      timers.delete(timer)
      setItems(before => before.filter(item => !fresh.includes(item)))
    }, clearAfter)
    timers.add(timer)
  })
  return { items, said, tell }
}
