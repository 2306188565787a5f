import { useEffect, useRef, useState } from 'react'
import { linesOf, type Matched, maxLines } from '../../core/service-areas/pasted'
import type { Theatres } from '../../core/service-areas/theatres-store'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { Field } from '../kit/fields/Field'
import { useStable } from '../kit/use-stable'

interface PastedTheatresProps {
  chosen: ReadonlySet<string>
  onMatch: Theatres['match']
  onAdd(ids: readonly string[]): void
}

interface Result extends Matched {
  alreadyCount: number
  /** The number of lines that are left for the next lookup. */
  restCount: number
}

/**
 * The field for a pasted list of names or ids. Lines that were not found or not looked up yet stay in the field, with a
 * message.
 */
export function PastedTheatres({ chosen, onMatch, onAdd }: PastedTheatresProps) {
  const t = useText()
  const [pasted, setPasted] = useState('')
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  // A stable callback, because the chosen theatres may change before the answer arrives.
  const addMatched = useStable((matched: Matched, text: string, rest: readonly string[]) => {
    const ids = matched.theatres.map(({ id }) => id)
    setResult({ ...matched, alreadyCount: ids.filter(id => chosen.has(id)).length, restCount: rest.length })
    const remainingLines = [...rest, ...matched.unmatched, ...matched.ambiguous].join('\n')
    setPasted(now => (now === text ? remainingLines : now))
    onAdd(ids)
  })
  async function add() {
    const all = linesOf(pasted)
    if (all.length === 0) return
    const lines = all.slice(0, maxLines)
    const abort = new AbortController()
    running.current = abort
    const onProgress = (done: number) => setProgress({ done, all: lines.length })
    onProgress(0)
    const matched = await onMatch(lines, { abort: abort.signal, onProgress })
    // The lookup was cancelled or the dialog closed, so add nothing.
    if (running.current !== abort || abort.signal.aborted) return
    running.current = null
    setProgress(null)
    if (matched !== null) addMatched(matched, pasted, all.slice(maxLines))
  }
  function cancel() {
    running.current?.abort()
    running.current = null
    setProgress(null)
  }

  const lines = (some: readonly string[]) => some.join(', ')
  const problem = result && [
    ...(result.unmatched.length > 0 ? [t('theatres.unmatched', { lines: lines(result.unmatched) })] : []),
    ...(result.ambiguous.length > 0 ? [t('theatres.ambiguous', { lines: lines(result.ambiguous) })] : []),
  ]
  const summary = result && [
    ...(result.theatres.length > result.alreadyCount
      ? [t('theatres.pasted', { count: result.theatres.length - result.alreadyCount })]
      : []),
    ...(result.restCount > 0 ? [t('theatres.pasteRest', { count: result.restCount })] : []),
    ...(result.alreadyCount > 0 ? [t('theatres.alreadyIn', { count: result.alreadyCount })] : []),
  ]
  return (
    <div className="pasted">
      <Field label={t('theatres.paste')} hint={t('theatres.pasteHint')} error={problem?.join('. ')}>
        {wiring => (
          <textarea
            {...wiring}
            className="input"
            part="field"
            rows={3}
            spellCheck={false}
            value={pasted}
            onChange={event => {
              setPasted(event.target.value)
              setResult(null)
            }}
          />
        )}
      </Field>
      <div className="pasted-steps">
        <Button size="bar" busy={progress !== null} onClick={() => void add()}>
          {t('theatres.pasteAdd')}
        </Button>
        {progress && (
          <Button kind="quiet" size="bar" onClick={cancel}>
            {t('kit.cancel')}
          </Button>
        )}
        {progress && <span>{t('theatres.pasteProgress', progress)}</span>}
      </div>
      <p role="status" className="told">
        {summary?.join('. ')}
      </p>
    </div>
  )
}
