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

/** Stands below the rows while some of them are changed, also when a search hides them all; and hears the keys of the rows. */
export function ShipmentsSave({ view }: { view: RowsView }) {
  const order = useOrder()
  const { store, rows, changedCount, saving } = order
  const { around, shown, editing, steps, said, setSaid, goTo, ChangedBar } = view
  const t = useText()
  const status = useRef<HTMLParagraphElement>(null)
  const isChanged = changedCount > 0
  const [failures, setFailures] = useState(0)
  const ready = rows.filter(({ changed, edit }) => changed && edit.status === 'pending' && edit.shippingTracking !== '')

  const conflicts = rows.filter(row => row.changed && row.theirs)
  const isSaid = said.length > 0

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
  }, [isChanged, around, setSaid])

  useFocusKept(status, goTo)

  const goToNumber = (id: string | undefined) => {
    if (id !== undefined) goTo({ id, field: 'shippingTracking' })
    return id !== undefined
  }

  /** Goes to what was taken back, or done again; false where nothing was. */
  function showStep([id]: readonly string[]): boolean {
    if (id === undefined) return false
    setSaid([])
    // The row is closed: Escape in its field would bring back the value that was just undone.
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
      <p ref={status} role="status" className={isSaid ? 'entry-said' : 'sr-only'}>
        {isSaid && said.map(each => t.text(each)).join(' ')}
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
          ways={{ toProblem: () => showProblem(1, null), toConflict: view.conflicts.show, toNumber: goToNumber }}
          readyCount={ready.length}
          onShipped={markShipped}
          onSave={save}
        />
      )}
    </>
  )
}
