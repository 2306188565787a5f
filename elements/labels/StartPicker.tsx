import { type KeyboardEvent, useId } from 'react'
import type { Placed } from '../../core/labels/positions'
import { cornerOf } from '../../core/labels/positions'
import { capacityOf, type Sheet } from '../../core/labels/sheets'
import { useText } from '../kit/context'

interface StartPickerProps {
  sheet: Sheet
  start: number
  filled: readonly Placed<unknown>[]
  onChange(start: number): void
}

const untouched = { x: 0, y: 0 }

/** A small picture of the sheet: used labels, printed labels, and the first one. The arrows move in their direction. */
export function StartPicker({ sheet, start, filled, onChange }: StartPickerProps) {
  const t = useText()
  const name = useId()
  const filledPositions = new Set(filled.map(({ position }) => position))
  const { page, label, columns } = sheet
  const positions = Array.from({ length: capacityOf(sheet) }, (_, index) => index + 1)
  const part = (length: number, of: number) => `${(length / of) * 100}%`

  /** The platform takes all arrows for one step; here up and down are a row. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowUp: -columns, ArrowDown: columns, ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = start + step
    if (next < 1 || next > positions.length) return
    onChange(next)
    event.currentTarget.querySelector<HTMLInputElement>(`input[value="${next}"]`)?.focus()
  }

  return (
    <fieldset className="label-start" onKeyDown={onKeyDown}>
      <legend className="field-label">{t('labels.start')}</legend>
      <div className="label-sheet" style={{ aspectRatio: `${page.width} / ${page.height}` }}>
        {positions.map(position => {
          const { x, y } = cornerOf(sheet, position, untouched)
          return (
            <label
              key={position}
              className="label-spot"
              data-used={position < start || undefined}
              data-filled={filledPositions.has(position) || undefined}
              style={{
                left: part(x, page.width),
                top: part(y, page.height),
                width: part(label.width, page.width),
                height: part(label.height, page.height),
              }}
            >
              <input
                type="radio"
                className="sr-only"
                name={name}
                value={position}
                aria-label={t('labels.position', { position })}
                checked={position === start}
                onChange={() => onChange(position)}
              />
              <span aria-hidden="true">{position}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
