import { type FormEvent, useRef, useState } from 'react'
import { codesIn } from '../../core/service-areas/codes'
import { nameOf } from '../../core/service-areas/places'
import { type AddedCodes, addCodes } from '../../core/service-areas/toggle'
import type { AreaForm, Delivery, Places } from '../../core/service-areas/types'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'
import { TextField } from '../kit/TextField'
import { useStable } from '../kit/use-stable'
import { joined } from './area-words'

interface AddByCodeProps {
  areas: readonly AreaForm[]
  delivery: Delivery
  places: Places
  onNamePlaces(codes: readonly string[]): Promise<void>
  onChange(areas: readonly AreaForm[]): void
}

/** Areas by their codes, typed or pasted. A code that is there already is told, not added. */
export function AddByCode({ areas, delivery, places, onNamePlaces, onChange }: AddByCodeProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  const [told, setTold] = useState<AddedCodes | null>(null)

  // After the names have come, places and areas are those of the latest drawing.
  const add = useStable((codes: readonly string[]) => {
    const result = addCodes(areas, codes, delivery, places)
    if (result.added.length > 0) onChange(result.areas)
    setTold(result)
    setTyped(result.unknown.join(', '))
    form.current?.querySelector('input')?.focus()
  })
  async function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    const codes = codesIn(typed)
    if (codes.length === 0) return
    await onNamePlaces(codes)
    requestAnimationFrame(() => add(codes))
  }

  const names = (codes: readonly string[]) =>
    joined(
      codes.map(code => nameOf(places, code)),
      t.locale,
    )
  const notes = told && [
    ...(told.added.length > 0 ? [t('areas.added', { count: told.added.length })] : []),
    ...(told.present.length > 0 ? [t('areas.present', { places: names(told.present) })] : []),
  ]
  return (
    <form ref={form} className="add-codes" onSubmit={event => void submit(event)} noValidate>
      <TextField
        label={t('areas.codes')}
        hint={t('areas.codesHint')}
        value={typed}
        error={told && told.unknown.length > 0 && t('areas.unknownCodes', { codes: told.unknown.join(', ') })}
        onChange={text => {
          setTyped(text)
          setTold(null)
        }}
      />
      <Button type="submit">{t('areas.add')}</Button>
      <p role="status" className="add-codes-told">
        {notes?.join('. ')}
      </p>
    </form>
  )
}
