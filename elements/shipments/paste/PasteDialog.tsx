import '../../../core/shipments/sheets/words'
import { useEffect, useRef, useState } from 'react'
import { text } from '../../../core/i18n/translate'
import { isSheet } from '../../../core/shipments/sheets/paste'
import type { ShipmentsStore } from '../../../core/shipments/store'
import sheet from '../../../styles/areas/shipments-paste.css?inline'
import { useSheet } from '../../base/bridge/hooks'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'
import { Dialog } from '../../kit/overlays/Dialog'
import { controlKey } from '../control-key'
import { useOrder } from '../order-context'
import type { Pasted } from '../use-paste'
import type { RowsView } from '../use-rows'
import { PasteCounts } from './PasteCounts'
import { PasteForm } from './PasteForm'
import { PasteLines } from './PasteLines'
import { usePastePlan } from './use-paste-plan'

/** Texts that were typed and filled no row yet, by store: one an order, and an account. */
const unused = new WeakMap<ShipmentsStore, string>()

interface PasteDialogProps {
  view: RowsView
  /** Null where the dialog was opened by its button, and the clipboard is pasted into its field. */
  pasted: Pasted | null
  /** Called with a sheet that has titles, for the preview of an import. */
  onSheet(clip: string): void
  onClose(): void
}

/**
 * Shows line by line what a paste would fill, and fills the rows in one step. When it is closed, what was typed waits for its
 * next opening, where a paste takes its place.
 */
export function PasteDialog({ view, pasted, onSheet, onClose }: PasteDialogProps) {
  useSheet(sheet)
  const { store } = useOrder()
  const t = useText()
  const area = useRef<HTMLTextAreaElement>(null)
  const clip = pasted?.clip
  const [typed, setTyped] = useState(() => clip ?? unused.get(store) ?? '')
  useEffect(() => {
    if (typed !== clip) unused.set(store, typed)
  }, [store, typed, clip])
  const fillButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (clip === undefined) area.current?.select()
  }, [clip])
  const isTitled = isSheet(typed)
  const preview = usePastePlan(typed, view.shown, pasted?.at ?? null)
  const { plan, open } = preview
  const count = plan.changes.size

  function offReason(): string | undefined {
    if (isTitled || count > 0) return undefined
    if (open.length === 0) return t('shipments.paste.noRow')
    if (typed.trim() === '') return t('shipments.paste.field')
    return plan.isUnknown ? t('shipments.paste.unknown') : t('shipments.paste.nothing')
  }

  function look() {
    unused.delete(store)
    onClose()
    onSheet(typed)
  }

  function fill() {
    const first = plan.lines.find(({ isFilled }) => isFilled)
    if (!first?.row) return
    unused.delete(store)
    onClose()
    store.editMany(plan.changes)
    view.setSaid([text('shipments.pasted', { count, keys: `${controlKey(t)}+Z` })])
    view.goTo({ id: first.row.id, field: first.number === '' ? 'shippingCourier' : 'shippingTracking' })
  }

  return (
    <Dialog
      title={t('shipments.paste.title')}
      onClose={onClose}
      initialFocus={clip === undefined ? area : fillButton}
      foot={
        <>
          <PasteCounts counts={isTitled ? null : plan.counts} />
          <Button onClick={onClose}>{t('kit.cancel')}</Button>
          <Button ref={fillButton} kind="primary" off={offReason()} onClick={isTitled ? look : fill}>
            {isTitled ? t('shipments.paste.look') : t('shipments.paste.fill', { count })}
          </Button>
        </>
      }
    >
      <div className="paste">
        <div className="paste-columns">
          <PasteForm area={area} text={typed} onText={setTyped} isTitled={isTitled} preview={preview} />
          {!isTitled && <PasteLines preview={preview} />}
        </div>
      </div>
    </Dialog>
  )
}
