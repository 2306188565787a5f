import { useEffect, useRef, useState } from 'react'
import { blocksImport } from '../../../core/shipments/sheets/import-rows'
import { useText } from '../../kit/context'
import { TextField } from '../../kit/fields/TextField'
import { space } from '../../kit/own-text'
import { CellWords } from './CellWords'
import { NumberNotes } from './NumberNotes'
import type { PreviewCellProps } from './preview-row'

/** A tracking number, or a field to type it anew where the spreadsheet has altered it. */
export function TrackingCell({ row, field, ctx }: PreviewCellProps<'shippingTracking' | 'returnTracking'>) {
  const t = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const retype = useRef<HTMLButtonElement>(null)
  const isGivenUp = useRef(false)
  const isTyping = typed !== null
  useEffect(() => {
    if (isTyping) form.current?.querySelector('input')?.focus()
    else if (isGivenUp.current) retype.current?.focus()
    isGivenUp.current = false
  }, [isTyping])
  if (!blocksImport(row, field))
    return (
      <>
        <CellWords row={row} field={field} ctx={ctx} mono />
        {field === 'shippingTracking' && <NumberNotes row={row} ctx={ctx} />}
      </>
    )
  const { to, message } = row.cells[field]
  if (typed === null)
    return (
      <div className="altered" data-problem="hinders">
        <span className="mono" translate="no">
          {to}
        </span>
        {space}
        <button ref={retype} type="button" className="link" onClick={() => setTyped('')}>
          {t('shipments.import.retype')}
        </button>
      </div>
    )
  const settle = () => {
    setTyped(null)
    if (typed.trim() !== '') ctx.onCorrect(row.row, field, typed.trim(), false)
  }
  return (
    <form
      className="correct"
      data-problem="hinders"
      ref={form}
      onSubmit={event => {
        event.preventDefault()
        settle()
      }}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        isGivenUp.current = true
        setTyped(null)
      }}
    >
      <TextField
        label={t('shipments.fieldOf', { field: t(`shipments.field.${field}`), theatre: row.theatre })}
        labelHidden
        small
        mono
        invalid
        value={typed}
        hint={message && t.text(message)}
        onChange={setTyped}
        onBlur={settle}
      />
    </form>
  )
}
