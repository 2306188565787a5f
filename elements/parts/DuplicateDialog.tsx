import { useRef } from 'react'
import type { Dock, DockBay } from '../../core/appliances/types'
import { formatBytes } from '../../core/base/bytes'
import { Button } from '../kit/Button'
import { useLocale, useText } from '../kit/context'
import { Dialog } from '../kit/Dialog'
import { bayName } from './BaySlot'

interface DuplicateDialogProps {
  workOrderNo: string
  dock: Dock
  /** Every bay whose drive is erased. */
  bays: readonly DockBay[]
  busy: boolean
  onConfirm(): void
  onClose(): void
}

/** The last word before drives are erased: names the appliance and every bay. */
export function DuplicateDialog({ workOrderNo, dock, bays, busy, onConfirm, onClose }: DuplicateDialogProps) {
  const t = useText()
  const locale = useLocale()
  const cancel = useRef<HTMLButtonElement>(null)
  const driveOf = ({ driveType, capacity, driveSerialNo }: DockBay) =>
    [driveType, capacity === null ? null : formatBytes(capacity, locale), driveSerialNo]
      .filter(part => part !== null)
      .join(' · ') || '–'
  return (
    <Dialog
      alert
      title={t('duplicate.confirm', { count: bays.length })}
      onClose={onClose}
      initialFocus={cancel}
      foot={
        <>
          <Button ref={cancel} onClick={onClose}>
            {t('kit.cancel')}
          </Button>
          <Button kind="destroy" busy={busy} onClick={onConfirm}>
            {t('duplicate.erase')}
          </Button>
        </>
      }
    >
      <p>{t('duplicate.confirmLoss', { name: dock.name, serialNo: dock.serialNo })}</p>
      <ul className="loss">
        {bays.map(bay => (
          <li key={bay.bay}>
            <b>{t('duplicate.driveOf', { bay: bayName(t, dock.slots, bay.bay), drive: driveOf(bay) })}</b>
          </li>
        ))}
      </ul>
      <p>{t('duplicate.confirmThen', { order: workOrderNo })}</p>
    </Dialog>
  )
}
