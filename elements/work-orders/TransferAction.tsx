import type { Composition } from '../../core/wire/work-orders'
import { canStartDownload, isRetry } from '../../core/work-orders/transfers'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'

interface TransferActionProps {
  composition: Composition
  setsUpload: boolean
  /** Compositions of this order come into an appliance. */
  downloads: boolean
  busy: boolean
  /** Why nothing can be asked for. */
  off: string | undefined
  onDownload(compositionId: string): void
  onUpload(compositionId: string, status: 'started' | 'completed'): void
}

/** The next step of a composition: its download, or, where the partner says it, how far its upload is. */
export function TransferAction({
  composition,
  setsUpload,
  downloads,
  busy,
  off,
  onDownload,
  onUpload,
}: TransferActionProps) {
  const t = useText()
  const { id, dcpTransferStatus } = composition
  if (setsUpload) {
    if (dcpTransferStatus === 'completed') return null
    const next = dcpTransferStatus === 'started' ? 'completed' : 'started'
    return (
      <Button size="bar" busy={busy} off={off} onClick={() => onUpload(id, next)}>
        {t(next === 'started' ? 'upload.markStarted' : 'upload.markCompleted')}
      </Button>
    )
  }
  if (!downloads || !canStartDownload(composition)) return null
  return (
    <Button size="bar" busy={busy} off={off} onClick={() => onDownload(id)}>
      {t(isRetry(composition) ? 'download.again' : 'download.start')}
    </Button>
  )
}
