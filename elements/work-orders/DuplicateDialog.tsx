import alert from 'icon:alert-triangle'
import { useRef } from 'react'
import { duplicate } from '../../core/appliances/duplicate-store'
import { drivesNeeded, preflight } from '../../core/appliances/duplication'
import type { Dock } from '../../core/appliances/types'
import { live } from '../../core/live/live'
import { sizeOf } from '../../core/work-orders/transfers'
import type { WorkOrderRow } from '../../core/work-orders/types'
import { useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { StatusText } from '../kit/feedback/StatusText'
import { Button } from '../kit/fields/Button'
import { Named, properName, Said } from '../kit/named'
import { Dialog } from '../kit/overlays/Dialog'
import { DriveLoss } from '../parts/copies/DriveLoss'
import { eraseText, eraseTitle } from '../parts/copies/erase-text'

interface DuplicateDialogProps {
  order: WorkOrderRow
  dock: Dock
  /** All appliances, because another one may already copy the order. */
  docks: readonly Dock[]
  /** The bay of a failed copy to repeat; undefined when the appliance was chosen. */
  askedBay: number | undefined
  onClose(): void
}

/** The last confirmation before drives are erased. It names the appliance, every bay, and new problems. */
export function DuplicateDialog({ order, dock, docks, askedBay, onClose }: DuplicateDialogProps) {
  const t = useText()
  const cancel = useRef<HTMLButtonElement>(null)
  const copies = useStore(duplicate)
  const isOffline = useStore(live).state.value === 'offline'
  const { bays, problem } = preflight(dock, sizeOf(order), drivesNeeded(order, docks), isOffline)
  return (
    <Dialog
      alert
      title={eraseTitle(t, dock, bays)}
      onClose={onClose}
      initialFocus={cancel}
      foot={
        <>
          <Button ref={cancel} onClick={onClose}>
            {t('kit.cancel')}
          </Button>
          <Button
            kind="destroy"
            busy={copies.busy.value.has(dock.id)}
            offReason={problem ? t.text(problem) : undefined}
            onClick={async () => {
              await copies.start(order.workOrderNo, dock)
              onClose()
            }}
          >
            {eraseText(t, dock, bays)}
          </Button>
        </>
      }
    >
      {problem ? (
        <StatusText icon={alert} tone="danger" loud>
          <Said of={problem} />
        </StatusText>
      ) : (
        <>
          <DriveLoss dock={dock} bays={bays} askedBay={askedBay} />
          <p>
            <Named of="duplicate.confirmThen" vars={{ order: properName(order.workOrderNo) }} />
          </p>
        </>
      )}
    </Dialog>
  )
}
