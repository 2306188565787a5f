import { useEffect, useRef } from 'react'
import type { Composition } from '../../core/wire/work-orders'
import { isComing } from '../../core/work-orders/coming'
import { downloadLook, isOver } from '../../core/work-orders/transfers'
import { useText } from '../kit/context'
import { LiveRegion, useNews } from '../kit/feedback/LiveRegion'

/** Reads out each download that ends while somebody listens, once: what came in, and what did not. */
export function DownloadEnds({ compositions }: { compositions: readonly Composition[] }) {
  const t = useText()
  const { items, announced, announce } = useNews()
  const coming = useRef<ReadonlySet<string>>(new Set())

  useEffect(() => {
    const ended = compositions.filter(each => coming.current.has(each.id) && isOver(each))
    coming.current = new Set(
      compositions.flatMap(each => (isComing(each) || (coming.current.has(each.id) && !isOver(each)) ? each.id : [])),
    )
    announce(
      ended.map(composition => {
        const look = downloadLook(composition)
        const text = t('transfer.said', { name: composition.cplName, state: look ? t.text(look.word) : '' })
        return { text, urgent: look?.tone === 'danger' }
      }),
    )
  }, [compositions, t, announce])

  return <LiveRegion items={items} announced={announced} />
}
