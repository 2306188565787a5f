import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import words from '../../core/i18n/en/shipments-notes'
import { registerMessages } from '../../core/i18n/translate'
import { busyAfter } from '../../core/notifications/under-way'
import type { ExportStage } from '../../core/shipments/sheets/export-store'
import { useText } from '../kit/context'
import { deepFocus } from '../kit/focus'
import { BusyLayer } from '../kit/overlays/BusyLayer'

registerMessages('en', words)

interface ExportPlaceProps {
  stage: ExportStage
  onCancel(): void
}

/**
 * A card with Cancel while a workbook is written, once that lasts a moment. Who still stands where they asked for it is
 * taken to Cancel, and back when it goes; who went on is left alone.
 */
export function ExportPlace({ stage, onCancel }: ExportPlaceProps) {
  const t = useText()
  const around = useRef<HTMLDivElement>(null)
  const asked = useRef<HTMLElement | null>(null)
  const [lasts, setLasts] = useState(false)
  useLayoutEffect(() => {
    const card = around.current
    asked.current = deepFocus(card)
    const timer = setTimeout(() => setLasts(true), busyAfter)
    return () => {
      clearTimeout(timer)
      if (card?.contains(deepFocus(card)) && asked.current?.isConnected) asked.current.focus()
    }
  }, [])
  useEffect(() => {
    if (lasts && asked.current && asked.current === deepFocus(around.current))
      around.current?.querySelector('button')?.focus()
  }, [lasts])
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
      <BusyLayer label={lasts ? t(`shipments.export.stage.${stage}`) : null} onCancel={onCancel} />
    </div>
  )
}
