import { useEffect, useRef, useState } from 'react'
import type { LiveMessage } from './LiveRegion'

/** As many are kept to be read out. */
const most = 20
/** Milliseconds after which words have long been read out. What is so no longer must not be found by who reads the page. */
const clearAfter = 6000

export interface News {
  /** For `Spoken`, the newest last. */
  readonly items: readonly LiveMessage[]
  readonly said: Map<number, object>
  tell(news: readonly Omit<LiveMessage, 'id'>[]): void
}

/** What happens while somebody listens: read out once by `Spoken`, and gone from the page some seconds later. */
export function useNews(): News {
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
  const [tell] = useState(() => (news: Parameters<News['tell']>[0]) => {
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
