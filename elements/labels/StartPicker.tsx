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

const noOffset = { x: 0, y: 0 }

/** A small picture of the sheet for choosing the first label to print. Used labels and those to print are marked. */
export function StartPicker({ sheet, start, filled, onChange }: StartPickerProps) {
  const t = useText()
  const name = useId()
  const filledPositions = new Set(filled.map(({ position }) => position))
  const { page, label, columns } = sheet
  const positions = Array.from({ length: capacityOf(sheet) }, (_, index) => index + 1)
  const percentOf = (length: number, total: number) => `${(length / total) * 100}%`

  /** Moves by a row on the up and down arrows, which move by one label in native radio buttons. */
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
          const { x, y } = cornerOf(sheet, position, noOffset)
          return (
            <label
              key={position}
              className="label-spot"
              data-used={position < start || undefined}
              data-filled={filledPositions.has(position) || undefined}
              style={{
                left: percentOf(x, page.width),
                top: percentOf(y, page.height),
                width: percentOf(label.width, page.width),
                height: percentOf(label.height, page.height),
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
