import { useEffect, useState } from 'react'

export interface SpokenItem {
  id: number
  words: string
  /** Said at once, whatever is being read out. */
  urgent: boolean
}

interface SpokenProps {
  items: readonly SpokenItem[]
  /** What was read out, and by which of several places: it is kept by whoever owns the items. */
  said: Map<number, object>
}

/** A region is heard of only when it stands for a moment before its first words. */
const standsBefore = 100
/** Words that were gone earlier than this may not have been read out. */
const heardAfter = 700

/** Reads messages out, each once. Both regions are there before the first message, and never hidden. */
export function Spoken({ items, said }: SpokenProps) {
  const [me] = useState(() => ({}))
  const [stands, setStands] = useState(false)
  const news = stands ? items.filter(({ id }) => (said.get(id) ?? me) === me) : []
  const ids = news.map(({ id }) => id).join()

  useEffect(() => {
    const timer = setTimeout(() => setStands(true), standsBefore)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (ids === '') return
    const timer = setTimeout(() => {
      for (const id of ids.split(',')) said.set(Number(id), me)
    }, heardAfter)
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
