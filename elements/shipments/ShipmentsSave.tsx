import { type RefObject, useEffect } from 'react'
import type { Text } from '../../core/i18n/translate'
import { useText } from '../kit/context'
import { SaveBar } from '../kit/SaveBar'
import { useStable } from '../kit/use-stable'

interface ShipmentsSaveProps {
  /** The rows. */
  around: RefObject<HTMLElement | null>
  changedCount: number
  /** What is wrong with changed rows. */
  problem: Text | null
  saving: boolean
  onDiscard(): void
  onSave(): void
  onShowProblem(): void
}

/** Stands below the rows while some of them are changed, also when a search hides them all. Ctrl+S or Cmd+S saves too. */
export function ShipmentsSave({ around, changedCount, problem, saving, onShowProblem, ...props }: ShipmentsSaveProps) {
  const t = useText()
  const isChanged = changedCount > 0
  const onSave = useStable(props.onSave)

  useEffect(() => {
    const place = around.current
    if (!isChanged || !place) return
    const root = place.getRootNode() as ShadowRoot
    const hear = (event: Event) => {
      const { key, ctrlKey, metaKey } = event as KeyboardEvent
      if (key !== 's' || !(ctrlKey || metaKey)) return
      event.preventDefault()
      onSave()
    }
    root.addEventListener('keydown', hear)
    return () => {
      root.removeEventListener('keydown', hear)
      // The bar is gone; if the focus went with it, it goes on at the rows.
      if (place.isConnected && document.activeElement === document.body) place.focus()
    }
  }, [isChanged, around, onSave])

  if (changedCount === 0) return null
  return (
    <div className="at-hand">
      <SaveBar
        count={changedCount}
        problem={problem ? { text: t.text(problem), onShow: onShowProblem } : undefined}
        busy={saving}
        onDiscard={props.onDiscard}
        onSave={onSave}
      />
    </div>
  )
}
