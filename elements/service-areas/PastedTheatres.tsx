import { useState } from 'react'
import { linesOf, type Matched } from '../../core/service-areas/pasted'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'
import { Field } from '../kit/Field'

interface PastedTheatresProps {
  chosen: ReadonlySet<string>
  onMatch(lines: readonly string[]): Promise<Matched | null>
  onAdd(ids: readonly string[]): void
}

/** A pasted list of names or ids. What is not found stays in the field, and is told. */
export function PastedTheatres({ chosen, onMatch, onAdd }: PastedTheatresProps) {
  const t = useText()
  const [pasted, setPasted] = useState('')
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<(Matched & { already: number }) | null>(null)

  async function add() {
    const lines = linesOf(pasted)
    if (lines.length === 0) return
    setBusy(true)
    const matched = await onMatch(lines)
    setBusy(false)
    if (matched === null) return
    const ids = matched.theatres.map(({ id }) => id)
    const already = ids.filter(id => chosen.has(id)).length
    onAdd(ids)
    setTold({ ...matched, already })
    setPasted([...matched.unmatched, ...matched.ambiguous].join('\n'))
  }

  const lines = (some: readonly string[]) => some.join(', ')
  const problem = told && [
    ...(told.unmatched.length > 0 ? [t('theatres.unmatched', { lines: lines(told.unmatched) })] : []),
    ...(told.ambiguous.length > 0 ? [t('theatres.ambiguous', { lines: lines(told.ambiguous) })] : []),
  ]
  const done = told && [
    ...(told.theatres.length > told.already
      ? [t('theatres.pasted', { count: told.theatres.length - told.already })]
      : []),
    ...(told.already > 0 ? [t('theatres.alreadyIn', { count: told.already })] : []),
  ]
  return (
    <div className="pasted">
      <Field label={t('theatres.paste')} hint={t('theatres.pasteHint')} error={problem?.join('. ')}>
        {wiring => (
          <textarea
            {...wiring}
            className="input"
            rows={3}
            spellCheck={false}
            value={pasted}
            onChange={event => {
              setPasted(event.target.value)
              setTold(null)
            }}
          />
        )}
      </Field>
      <Button size="bar" busy={busy} onClick={() => void add()}>
        {t('theatres.pasteAdd')}
      </Button>
      <p role="status" className="told">
        {done?.join('. ')}
      </p>
    </div>
  )
}
