import { type RefObject, useEffect, useRef, useState } from 'react'
import words from '../../core/i18n/en/shipments-notes'
import { registerMessages, type Text, text } from '../../core/i18n/translate'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import type { ShippingType } from '../../core/wire/reference'
import sheet from '../../styles/areas/shipments-entry.css?inline'
import { useSheet } from '../base/bridge/hooks'
import { sendWords, type Unsent, unsentCount, unsentReason } from '../base/drafts/draft-words'
import { useText } from '../kit/context'
import { SaveBar } from '../kit/feedback/SaveBar'
import { deepFocus } from '../kit/focus'
import { useStable } from '../kit/use-stable'
import { controlKey } from './control-key'
import { PasteDialog } from './PasteDialog'
import { problemFrom, type Spot } from './problem-spots'
import { ReadyRows } from './ReadyRows'
import { idOf, type RowActions } from './row-context'
import { useFocusKept, usePageSaveShortcut } from './use-focus-kept'
import { useInSight } from './use-in-sight'
import { usePagePaste, usePaste } from './use-paste'
import type { RowEditing } from './use-row-editing'
import type { RowEventHandler } from './use-row-events'
import { useRowSteps } from './use-row-steps'
import { useShipmentKeys } from './use-shipment-keys'

registerMessages('en', words)

interface ShipmentsSaveProps extends Unsent {
  /** The rows. */
  around: RefObject<HTMLElement | null>
  handler: RefObject<RowEventHandler>
  rows: readonly ShipmentRow[]
  shown: readonly ShipmentRow[]
  shippingTypes: readonly ShippingType[]
  editing: RowEditing
  actions: RowActions
  changedCount: number
  /** What is wrong with changed rows. */
  problem: Text | null
  saving: boolean
  onDiscard(): void
  onSave(): Promise<boolean>
  onFile(file: File): void
  /** The clipboard is asked for. */
  pasting: boolean
  onPasted(): void
  /** Puts the focus into a cell, wherever it is. */
  onSpot(spot: Spot): void
}

/** Stands below the rows while some of them are changed, also when a search hides them all; and hears the keys of the rows. */
export function ShipmentsSave(props: ShipmentsSaveProps) {
  const { around, handler, rows, shown, editing, actions, changedCount, problem, saving, unsent, pasting, onSpot } =
    props
  useSheet(sheet)
  const t = useText()
  const status = useRef<HTMLParagraphElement>(null)
  const isChanged = changedCount > 0
  const [failures, setFailures] = useState(0)
  const [said, setSaid] = useState<readonly Text[]>([])
  const ready = rows.filter(({ changed, edit }) => changed && edit.status === 'pending' && edit.shippingTracking !== '')

  const toChoose = rows.filter(({ changed, theirs }) => changed && theirs).length
  const going = changedCount - toChoose
  const problemWords = problem ? t.text(problem) : toChoose > 0 && t('shipments.needChoice', { count: toChoose })
  const saveWords =
    going === 0
      ? t('shipments.chooseFirst')
      : going === unsent && !props.typedOn
        ? sendWords(props, t)
        : t('kit.saveRows', { count: going })
  const isSaid = said.length > 0

  const showProblem = useStable((step: 1 | -1, from: string | null) => {
    const spot = problemFrom(from, step, shown, rows)
    if (spot) onSpot(spot)
  })
  const save = useStable(async () => {
    if (saving || !isChanged) return
    editing.close()
    if (!(await props.onSave())) setFailures(count => count + 1)
  })
  // Once the rows are drawn as the failed save left them.
  useEffect(() => {
    if (failures > 0) showProblem(1, null)
  }, [failures, showProblem])
  useEffect(() => {
    const place = around.current
    if (!isChanged || !place) return
    return () => {
      setSaid([])
      // The bar is gone; if the focus went with it, it goes on at the rows.
      if (place.isConnected && deepFocus(place) === null) place.focus()
    }
  }, [isChanged, around])

  useFocusKept(status, onSpot)
  usePageSaveShortcut(around, isChanged, save)
  const bar = useInSight(around)

  const steps = useRowSteps({
    handler,
    shown,
    activeId: editing.activeId,
    onPassed: count => setSaid([text('shipments.passedShipped', { count })]),
    onLast: () => setSaid([text('shipments.lastRow', { keys: `${controlKey(t)}+S` })]),
  })
  const goTo = (id: string | undefined) => {
    if (id !== undefined) onSpot({ id, field: 'shippingTracking' })
    return id !== undefined
  }

  /** Goes to what was taken back, or done again; false where nothing was. */
  function showStep([id]: readonly string[]): boolean {
    if (id === undefined) return false
    setSaid([])
    // Else Escape would bring back what was taken back here.
    editing.close()
    return goTo(id)
  }

  const markShipped = (ids: readonly string[]) =>
    actions.onEditMany(new Map(ids.map(id => [id, { status: 'dispatched' as const }])))

  const paste = usePaste({ shown, actions, onFile: props.onFile, onSaid: setSaid, onSpot })
  usePagePaste(around, props.shippingTypes, paste)

  useShipmentKeys(handler, {
    onFound: () => goTo(steps.found()),
    onArrow: ({ id }, step) => goTo(steps.beside(id, step)),
    onSave: save,
    onProblem: step => showProblem(step, editing.activeId),
    onUndo: () => showStep(actions.onUndoLast()),
    onRedo: () => showStep(actions.onRedoLast()),
    onShipAll() {
      if (ready.length > 0) markShipped(ready.map(idOf))
    },
    onPaste: paste,
  })

  return (
    <>
      <p ref={status} role="status" className={isSaid ? 'entry-said' : 'sr-only'}>
        {isSaid && said.map(each => t.text(each)).join(' ')}
      </p>
      {pasting && (
        <PasteDialog actions={actions} shown={shown} onPaste={clip => paste(clip, null)} onClose={props.onPasted} />
      )}
      {isChanged && (
        <div ref={bar} className="at-hand">
          <ReadyRows {...props} ready={ready} onShipped={() => markShipped(ready.map(idOf))} />
          <SaveBar
            count={changedCount}
            words={{
              changed: unsent > 0 ? unsentCount(props, t) : t('kit.rowsChanged', { count: changedCount }),
              save: saveWords,
            }}
            why={unsent > 0 ? unsentReason(props, t) : undefined}
            problem={problemWords ? { text: problemWords, onShow: () => showProblem(1, null) } : undefined}
            busy={saving}
            onDiscard={props.onDiscard}
            onSave={save}
          />
        </div>
      )}
    </>
  )
}
