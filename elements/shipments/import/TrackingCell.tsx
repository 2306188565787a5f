import { useEffect, useRef, useState } from 'react'
import { useText } from '../../kit/context'
import { TextField } from '../../kit/fields/TextField'
import { CellWords } from './CellWords'
import { isRefused, type PreviewContext, type PreviewRow } from './preview-row'

interface TrackingCellProps {
  row: PreviewRow
  field: 'shippingTracking' | 'returnTracking'
  ctx: PreviewContext
}

/** A tracking number, or a field to type it anew where the spreadsheet has altered it or the server refused it. */
export function TrackingCell({ row, field, ctx }: TrackingCellProps) {
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
  const cell = row.cells[field]
  if (cell.state !== 'problem' || row.outcome !== 'problem')
    return <CellWords cell={cell} mono onUndo={() => ctx.onCorrect(row.row, field, '', false)} />
  if (typed === null)
    return (
      <div className="altered" data-problem="hinders">
        <span className="mono">{cell.to}</span>{' '}
        <button ref={retype} type="button" className="link" onClick={() => setTyped(isRefused(cell) ? cell.to : '')}>
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
        hint={cell.message && t.text(cell.message)}
        onChange={setTyped}
        onBlur={settle}
      />
    </form>
  )
}
