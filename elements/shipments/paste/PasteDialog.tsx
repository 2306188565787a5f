import '../../../core/shipments/sheets/words'
import { useEffect, useRef, useState } from 'react'
import { text } from '../../../core/i18n/translate'
import { isSheet } from '../../../core/shipments/sheets/paste'
import type { PasteLine } from '../../../core/shipments/sheets/paste-results'
import type { ShipmentsStore } from '../../../core/shipments/store'
import type { EditField } from '../../../core/shipments/types'
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

/** Typed texts that filled no row yet, by store. Each order and account has its own store. */
const unusedTexts = new WeakMap<ShipmentsStore, string>()

interface PasteDialogProps {
  view: RowsView
  /** The paste that opened the dialog. Null if a button opened it, and the person pastes into its field. */
  pasted: Pasted | null
  /** Is called with a sheet that has titles, for the preview of an import. */
  onSheet(clip: string): void
  onClose(): void
}

/**
 * A dialog that shows the rows that a paste would fill, and fills them in one step. A typed text outlives the dialog
 * and appears again when it opens, unless a paste opens it.
 */
export function PasteDialog({ view, pasted, onSheet, onClose }: PasteDialogProps) {
  useSheet(sheet)
  const { store } = useOrder()
  const t = useText()
  const area = useRef<HTMLTextAreaElement>(null)
  const clip = pasted?.clip
  const [typed, setTyped] = useState(() => clip ?? unusedTexts.get(store) ?? '')
  useEffect(() => {
    if (typed !== clip) unusedTexts.set(store, typed)
  }, [store, typed, clip])
  const fillButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (clip === undefined) area.current?.select()
  }, [clip])
  const isTitled = isSheet(typed)
  const preview = usePastePlan(typed, view.shown, pasted?.place ?? null)
  const { plan, open, isComments } = preview
  const count = plan.changes.size

  function offReason(): string | undefined {
    if (isTitled || count > 0) return undefined
    if (open.length === 0) return t('shipments.paste.noRow')
    if (typed.trim() === '') return t(isComments ? 'shipments.paste.commentsField' : 'shipments.paste.field')
    return plan.isUnknown ? t('shipments.paste.unknown') : t('shipments.paste.nothing')
  }

  function openImport() {
    unusedTexts.delete(store)
    onClose()
    onSheet(typed)
  }

  function fill() {
    const first = plan.lines.find(({ isFilled }) => isFilled)
    if (!first?.row) return
    unusedTexts.delete(store)
    onClose()
    store.editMany(plan.changes)
    view.setMessages([text('shipments.pasted', { count, keys: `${controlKey(t)}+Z` })])
    view.goTo({ id: first.row.id, field: fieldOf(first) })
  }

  return (
    <Dialog
      title={t(isComments ? 'shipments.paste.commentsTitle' : 'shipments.paste.title')}
      onClose={onClose}
      initialFocus={clip === undefined ? area : fillButton}
      foot={
        <>
          <PasteCounts counts={isTitled ? null : plan.counts} />
          <Button onClick={onClose}>{t('kit.cancel')}</Button>
          <Button ref={fillButton} kind="primary" offReason={offReason()} onClick={isTitled ? openImport : fill}>
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

/** Returns the first field that a line fills. */
function fieldOf({ number, courier, comments }: PasteLine): EditField {
  if (number !== '') return 'shippingTracking'
  return comments !== '' && courier?.source !== 'given' ? 'shippingComments' : 'shippingCourier'
}
