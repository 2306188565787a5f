import '../../core/shipments/sheets/words'
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { busyAfter } from '../../core/notifications/busy'
import type { ExportStage } from '../../core/shipments/sheets/export-store'
import { useText } from '../kit/context'
import { deepFocus } from '../kit/focus'
import { BusyLayer } from '../kit/overlays/BusyLayer'

interface ExportPlaceProps {
  stage: ExportStage
  onCancel(): void
}

/**
 * A card with Cancel while a workbook is written, shown after a moment. If the focus is still at the button that
 * started the export, it moves to Cancel, and back when the card disappears. Otherwise the focus stays.
 */
export function ExportPlace({ stage, onCancel }: ExportPlaceProps) {
  const t = useText()
  const around = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  useLayoutEffect(() => {
    const card = around.current
    const focused = deepFocus(card)
    const timer = setTimeout(() => {
      flushSync(() => setShown(true))
      if (focused && focused === deepFocus(card)) card?.querySelector('button')?.focus()
    }, busyAfter)
    return () => {
      clearTimeout(timer)
      if (card?.contains(deepFocus(card)) && focused?.isConnected) focused.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a second way to the button inside
    <div
      ref={around}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
    >
      <BusyLayer label={isShown ? t(`shipments.export.stage.${stage}`) : null} onCancel={onCancel} />
    </div>
  )
}
