import { useState } from 'react'
import type { Matched } from '../../core/service-areas/pasted'
import type { Found } from '../../core/service-areas/theatres-store'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'
import { Dialog } from '../kit/Dialog'
import { MultiList } from '../kit/MultiList'
import { SearchField } from '../kit/SearchField'
import { useStable } from '../kit/use-stable'
import { PastedTheatres } from './PastedTheatres'

/** Milliseconds of quiet after which what was typed is looked for. */
const typingPause = 250

interface TheatrePickerProps {
  title: string
  chosen: ReadonlySet<string>
  found: Found | null
  onChoose(ids: readonly string[], on: boolean): void
  onSearch(query: string): void
  onMore(): void
  onMatch(lines: readonly string[]): Promise<Matched | null>
  onClose(): void
}

/** Finds theatres and puts them into a list: by search, or pasted. */
export function TheatrePicker(props: TheatrePickerProps) {
  const { title, chosen, found, onChoose, onSearch, onMore, onMatch, onClose } = props
  const t = useText()
  const [query, setQuery] = useState('')
  const [waiting, setWaiting] = useState<ReturnType<typeof setTimeout>>()
  const search = useStable(onSearch)
  function onType(typed: string) {
    setQuery(typed)
    clearTimeout(waiting)
    setWaiting(typed.trim() === '' ? undefined : setTimeout(() => search(typed), typingPause))
  }
  const options = (found?.theatres ?? []).map(({ id, name, displayLocation }) => ({
    id,
    label: name,
    detail: `${displayLocation} · ${id}`,
  }))
  const foot = (
    <>
      <span className="picker-count" role="status">
        {t('theatres.inList', { count: chosen.size })}
      </span>
      <Button kind="primary" onClick={onClose}>
        {t('theatres.done')}
      </Button>
    </>
  )
  return (
    <Dialog title={title} onClose={onClose} foot={foot}>
      <div className="picker-search">
        <SearchField label={t('theatres.search')} value={query} onChange={onType} onSubmit={search} />
      </div>
      {options.length > 0 && (
        <MultiList label={t('theatres.results')} options={options} chosen={chosen} onChange={onChoose} />
      )}
      <p role="status" className="told">
        {found !== null && !found.busy && options.length === 0 && t('theatres.none')}
      </p>
      {found !== null && (found.hasMore || found.busy) && (
        <Button size="bar" busy={found.busy} onClick={onMore}>
          {t('theatres.more')}
        </Button>
      )}
      <PastedTheatres chosen={chosen} onMatch={onMatch} onAdd={ids => onChoose(ids, true)} />
    </Dialog>
  )
}
