import { useEffect, useRef } from 'react'
import type { Composition } from '../../core/wire/work-orders'
import { isDownloading } from '../../core/work-orders/is-downloading'
import { downloadLook, hasEnded } from '../../core/work-orders/transfers'
import { useText } from '../kit/context'
import { LiveRegion, useNews } from '../kit/feedback/LiveRegion'

/** Announces each observed end of a download once: a completed or a failed one. */
export function DownloadEnds({ compositions }: { compositions: readonly Composition[] }) {
  const t = useText()
  const { items, announced, announce } = useNews()
  const runningIds = useRef<ReadonlySet<string>>(new Set())

  useEffect(() => {
    const ended = compositions.filter(each => runningIds.current.has(each.id) && hasEnded(each))
    runningIds.current = new Set(
      compositions.flatMap(each =>
        isDownloading(each) || (runningIds.current.has(each.id) && !hasEnded(each)) ? each.id : [],
      ),
    )
    announce(
      ended.map(composition => {
        const look = downloadLook(composition)
        const text = t('transfer.said', { name: composition.cplName, state: look ? t.text(look.label) : '' })
        return { text, urgent: look?.tone === 'danger' }
      }),
    )
  }, [compositions, t, announce])

  return <LiveRegion items={items} announced={announced} />
}
