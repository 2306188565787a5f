import { type FormEvent, useRef, useState } from 'react'
import { codesIn } from '../../../core/service-areas/codes'
import { nameOf } from '../../../core/service-areas/places'
import { hasArea } from '../../../core/service-areas/rules'
import { type AddedCodes, addCodes } from '../../../core/service-areas/toggle'
import type { AreaForm, Delivery, Places } from '../../../core/service-areas/types'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'
import { TextField } from '../../kit/fields/TextField'
import { useStable } from '../../kit/use-stable'
import { listText } from './area-text'

interface AddByCodeProps {
  areas: readonly AreaForm[]
  delivery: Delivery
  places: Places
  /** Whether places could not be loaded. */
  failed: boolean
  onNamePlaces(codes: readonly string[]): Promise<void>
  onChange(change: (areas: readonly AreaForm[]) => readonly AreaForm[]): void
}

/** Adds areas by their codes, typed or pasted. A code that has an area already is reported, not added. */
export function AddByCode({ areas, delivery, places, failed, onNamePlaces, onChange }: AddByCodeProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  const [result, setResult] = useState<(AddedCodes & { failed: boolean }) | null>(null)

  // Runs after the names were loaded and rendered, so that places and areas are current.
  const add = useStable((codes: readonly string[], submitted: string) => {
    if (form.current === null) return
    const result = addCodes(areas, codes, delivery, places)
    if (result.added.length > 0) onChange(all => addCodes(all, codes, delivery, places).areas)
    setResult({ ...result, failed })
    setTyped(now => (now === submitted ? result.unknown.join(', ') : now))
    if (typed === submitted) form.current.querySelector('input')?.focus()
  })
  async function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    const codes = codesIn(typed)
    if (codes.length === 0) return
    await onNamePlaces(codes)
    requestAnimationFrame(() => add(codes, typed))
  }

  const names = (codes: readonly string[]) =>
    listText(
      codes.map(code => nameOf(places, code)),
      t.locale,
    )
  const unknown = result?.unknown.join(', ')
  const problem = unknown && (result?.failed ? t('areas.placesFailed') : t('areas.unknownCodes', { codes: unknown }))
  // Areas that were added and discarded since are not reported any more.
  const areStillThere = result?.added.every(code => hasArea(areas, code, delivery))
  const notes = result && [
    ...(areStillThere && result.added.length > 0 ? [t('areas.added', { count: result.added.length })] : []),
    ...(result.present.length > 0 ? [t('areas.present', { places: names(result.present) })] : []),
  ]
  return (
    <form ref={form} className="add-codes" onSubmit={event => void submit(event)} noValidate>
      <TextField
        label={t('areas.codes')}
        hint={t('areas.codesHint')}
        value={typed}
        error={problem}
        onChange={text => {
          setTyped(text)
          setResult(null)
        }}
      />
      <Button type="submit">{t('areas.add')}</Button>
      <p role="status" className="add-codes-told">
        {notes?.join('. ')}
      </p>
    </form>
  )
}
