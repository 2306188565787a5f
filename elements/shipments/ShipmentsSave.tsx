import { useEffect, useRef, useState } from 'react'
import { lazy } from '../../core/base/lazy'
import { useText } from '../kit/context'
import { Part } from '../kit/feedback/Part'
import { deepFocus } from '../kit/focus'
import { useStable } from '../kit/use-stable'
import { nextProblem } from './next-problem'
import { useOrder } from './order-context'
import { idOf } from './row-context'
import { useFocusKept } from './use-focus-kept'
import { usePageKeys } from './use-page-keys'
import { usePaste } from './use-paste'
import type { RowsView } from './use-rows'
import { useShipmentKeys } from './use-shipment-keys'

const pastePart = lazy(() => import('./sheet-parts'), 'PasteDialog')

/**
 * The save bar below the rows while some are changed, also when a search hides them all. It also handles the keys of
 * the rows.
 */
export function ShipmentsSave({ view }: { view: RowsView }) {
  const order = useOrder()
  const { store, rows, changedCount, saving } = order
  const { around, shown, editing, steps, messages, setMessages, goTo, ChangedBar } = view
  const t = useText()
  const status = useRef<HTMLParagraphElement>(null)
  const isChanged = changedCount > 0
  const [failures, setFailures] = useState(0)
  const ready = rows.filter(({ changed, edit }) => changed && edit.status === 'pending' && edit.shippingTracking !== '')

  const conflicts = rows.filter(row => row.changed && row.theirs)
  const hasMessages = messages.length > 0

  const showProblem = useStable((step: 1 | -1, from: string | null) => {
    const place = nextProblem(from, step, shown, rows)
    if (place === null) return false
    if (conflicts.some(row => idOf(row) === place.id)) view.conflicts.show(place.id)
    else goTo(place)
    return true
  })
  const save = useStable(async () => {
    if (saving || !isChanged) return
    editing.close()
    const [conflict] = conflicts
    if (conflict) return view.conflicts.show(idOf(conflict))
    if (!(await order.onSave())) setFailures(count => count + 1)
  })
  // Run after the rows are drawn with the result of the failed save.
  useEffect(() => {
    if (failures > 0) showProblem(1, null)
  }, [failures, showProblem])
  useEffect(() => {
    const place = around.current
    if (!isChanged || !place) return
    return () => {
      setMessages([])
      // The bar is gone. If it had the focus, move the focus to the rows.
      if (place.isConnected && deepFocus(place) === null) place.focus()
    }
  }, [isChanged, around, setMessages])

  useFocusKept(status, goTo)

  const goToNumber = (id: string | undefined) => {
    if (id !== undefined) goTo({ id, field: 'shippingTracking' })
    return id !== undefined
  }

  /**
   * Focuses the row of an undo or redo.
   * @returns whether a step was undone or redone
   */
  function showStep([id]: readonly string[]): boolean {
    if (id === undefined) return false
    setMessages([])
    // Close the row, because Escape in its field would restore the undone value.
    editing.closeUndone()
    return goToNumber(id)
  }

  function markShipped() {
    if (ready.length > 0) store.editMany(new Map(ready.map(row => [idOf(row), { status: 'dispatched' }])))
  }

  const paste = usePaste(view)
  usePageKeys(around, save, paste.onPaste)
  useShipmentKeys(around, {
    onFound: () => goToNumber(steps.found()),
    onArrow: ({ id }, step) => goToNumber(steps.beside(id, step)),
    onSave: save,
    onProblem: step => showProblem(step, editing.activeId ?? view.conflicts.focused()),
    onUndo: () => showStep(store.undoLast()),
    onNothingLeft: store.explainUndo,
    onRedo: () => showStep(store.redoLast()),
    onShipAll: markShipped,
    onHelp: () => view.showShortcuts(true),
    onPaste: paste.onPaste,
  })

  return (
    <>
      <p ref={status} role="status" className={hasMessages ? 'entry-said' : 'sr-only'}>
        {hasMessages && messages.map(each => t.text(each)).join(' ')}
      </p>
      {view.pasting && (
        <Part
          of={pastePart}
          rows={0}
          props={{ view, pasted: paste.pasted, onSheet: paste.onSheet, onClose: paste.onClose }}
        />
      )}
      {isChanged && ChangedBar && (
        <ChangedBar
          around={around}
          duplicates={view.duplicates}
          toCheck={view.toCheck}
          links={{ toProblem: () => showProblem(1, null), toConflict: view.conflicts.show, toNumber: goToNumber }}
          readyCount={ready.length}
          onShipped={markShipped}
          onSave={save}
        />
      )}
    </>
  )
}
