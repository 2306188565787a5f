import { useEffect, useRef, useState } from 'react'
import type { Composition } from '../../core/wire/work-orders'
import { isComing } from '../../core/work-orders/coming'
import { downloadLook, isOver } from '../../core/work-orders/transfers'
import { useText } from '../kit/context'
import { Spoken, type SpokenItem } from '../kit/Spoken'

/** As many ends are kept to be read out. */
const kept = 20

/** Reads out each download that ends while somebody listens, once: what came in, and what did not. */
export function DownloadEnds({ compositions }: { compositions: readonly Composition[] }) {
  const t = useText()
  const [items, setItems] = useState<readonly SpokenItem[]>([])
  const [said] = useState(() => new Map<number, object>())
  const coming = useRef<ReadonlySet<string>>(new Set())
  const lastId = useRef(0)

  useEffect(() => {
    const ended = compositions.filter(each => coming.current.has(each.id) && isOver(each))
    coming.current = new Set(
      compositions.flatMap(each => (isComing(each) || (coming.current.has(each.id) && !isOver(each)) ? each.id : [])),
    )
    if (ended.length === 0) return
    const news = ended.map((composition): SpokenItem => {
      lastId.current += 1
      const look = downloadLook(composition)
      const words = t('transfer.said', { name: composition.cplName, state: look ? t.text(look.word) : '' })
      return { id: lastId.current, words, urgent: look?.tone === 'danger' }
    })
    setItems(before => [...before, ...news].slice(-kept))
  }, [compositions, t])

  return <Spoken items={[...items]} said={said} />
}
