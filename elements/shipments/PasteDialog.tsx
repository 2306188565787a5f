import '../../core/shipments/sheets/words'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import { isSheet } from '../../core/shipments/sheets/paste'
import type { ShipmentsStore } from '../../core/shipments/store'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { Field } from '../kit/fields/Field'
import { Named, properName } from '../kit/named'
import { Dialog } from '../kit/overlays/Dialog'
import { useOrder } from './order-context'
import { isFree, layOver } from './use-paste'

/** What was typed and filled no row yet, by store: one an order, and an account. */
const unused = new WeakMap<ShipmentsStore, string>()

interface PasteDialogProps {
  /** The rows from top to bottom. */
  shown: readonly ShipmentRow[]
  onPaste(words: string): void
  onClose(): void
}

/**
 * Takes what the clipboard holds where a page may not read it: numbers for rows, or a sheet for the preview. When it is
 * closed, what was typed waits for its next opening, where a paste takes its place.
 */
export function PasteDialog({ shown, onPaste, onClose }: PasteDialogProps) {
  const { store, shippingTypes } = useOrder()
  const t = useText()
  const area = useRef<HTMLTextAreaElement>(null)
  const [pasted, setPasted] = useState(() => unused.get(store) ?? '')
  useEffect(() => {
    unused.set(store, pasted)
  }, [store, pasted])
  useEffect(() => area.current?.select(), [])
  const isTitled = isSheet(pasted)
  const first = shown.find(isFree)
  const spread = layOver(pasted, shown, null, shippingTypes)?.spread
  const count = spread ? spread.changes.size : pasted.trim() === '' ? 0 : 1
  const left = spread?.left ?? 0
  const hint = isTitled ? (
    t('shipments.paste.sheet')
  ) : first === undefined ? (
    t('shipments.paste.noRow')
  ) : (
    <Named of="shipments.paste.from" vars={{ theatre: properName(first.shipment.theatre.name) }} />
  )
  const why = spread?.isUnknown ? t('shipments.pastedNowhere') : t('shipments.paste.field')
  const idle = first === undefined ? t('shipments.paste.noRow') : count === 0 ? why : undefined
  function take() {
    unused.delete(store)
    onClose()
    onPaste(pasted)
  }
  return (
    <Dialog
      title={t('shipments.paste.title')}
      onClose={onClose}
      initialFocus={area as RefObject<HTMLElement | null>}
      foot={
        <>
          <Button onClick={onClose}>{t('kit.cancel')}</Button>
          <Button kind="primary" off={isTitled ? undefined : idle} onClick={take}>
            {isTitled ? t('shipments.paste.look') : t('shipments.paste.fill', { count })}
          </Button>
        </>
      }
    >
      <Field
        label={t('shipments.paste.field')}
        hint={
          !isTitled && left > 0 ? (
            <>
              <span>{hint}</span>
              <span>{` ${t('shipments.paste.left', { count: left })}`}</span>
            </>
          ) : (
            hint
          )
        }
      >
        {wiring => (
          <textarea
            {...wiring}
            ref={area}
            className="input paste-area"
            data-mono
            rows={8}
            spellCheck={false}
            value={pasted}
            onChange={event => setPasted(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
