import { useEffect, useRef, useState } from 'react'
import type { EditField } from '../../../core/shipments/types'
import { useText } from '../../kit/context'
import { TextField } from '../../kit/fields/TextField'
import { space } from '../../kit/own-text'
import { nameOf, type PreviewCellProps } from './preview-row'

interface RetypeCellProps extends PreviewCellProps<Exclude<EditField, 'shippingCourier' | 'returnCourier'>> {
  mono?: boolean
}

/** A cell that blocks the import: its text, the reason with a remedy, and a field to retype the value. */
export function RetypeCell({ row, field, ctx, mono = false }: RetypeCellProps) {
  const t = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const retype = useRef<HTMLButtonElement>(null)
  const isCancelled = useRef(false)
  const isTyping = typed !== null
  useEffect(() => {
    if (isTyping) form.current?.querySelector('input')?.focus()
    else if (isCancelled.current) retype.current?.focus()
    isCancelled.current = false
  }, [isTyping])
  const { to, message } = row.cells[field]
  if (typed === null)
    return (
      <div className="altered" data-problem="hinders">
        {to !== '' && (
          <span className={mono ? 'mono' : undefined} translate="no">
            {to}
          </span>
        )}
        {space}
        <button ref={retype} type="button" className="link" onClick={() => setTyped('')}>
          {t('shipments.import.retype')}
        </button>
        {message && (
          <span className="field-message" data-tone="danger">
            {t.text(message)}
          </span>
        )}
      </div>
    )
  const finish = () => {
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
        finish()
      }}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        isCancelled.current = true
        setTyped(null)
      }}
    >
      <TextField
        label={t('shipments.fieldOf', {
          field: t(field === 'status' ? 'shipments.column.status' : `shipments.field.${field}`),
          theatre: nameOf(row),
        })}
        labelHidden
        small
        mono={mono}
        invalid
        value={typed}
        hint={message && t.text(message)}
        onChange={setTyped}
        onBlur={finish}
      />
    </form>
  )
}
