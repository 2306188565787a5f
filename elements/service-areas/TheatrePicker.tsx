import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { theatresArea } from '../../core/service-areas/theatres-store'
import { useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { MultiList } from '../kit/fields/MultiList'
import { SearchField } from '../kit/fields/SearchField'
import { Dialog } from '../kit/overlays/Dialog'
import { inElement } from '../kit/own-text'
import { useStable } from '../kit/use-stable'
import { PastedTheatres } from './PastedTheatres'

/** The pause after typing until the search begins, in milliseconds. */
const searchDelay = 250

interface TheatrePickerProps {
  title: string
  chosen: ReadonlySet<string>
  onChoose(ids: readonly string[], on: boolean): void
  onClose(): void
}

/** Finds theatres by search or in a pasted list, and adds them to a list. */
export function TheatrePicker({ title, chosen, onChoose, onClose }: TheatrePickerProps) {
  const t = useText()
  const { found: foundSignal, search: find, more: findMore, clear, match } = useStore(theatresArea)
  const found = foundSignal.value
  const [query, setQuery] = useState('')
  const searchTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    clear()
    return () => {
      clearTimeout(searchTimer.current)
      clear()
    }
  }, [clear])
  const search = useStable((term: string) => {
    clearTimeout(searchTimer.current)
    if (term.trim() === '') clear()
    else void find(term)
  })
  function onType(typed: string) {
    setQuery(typed)
    clearTimeout(searchTimer.current)
    if (typed.trim() === '') clear()
    else searchTimer.current = setTimeout(() => search(typed), searchDelay)
  }
  // Enter does not repeat a search that is in flight.
  const onSubmit = (term: string) => {
    if (!(found?.busy && found.query === term.trim())) search(term)
  }
  const options = (found?.theatres ?? []).map(({ id, name, displayLocation }) => ({
    id,
    label: name,
    detail: `${displayLocation} · ${id}`,
  }))
  // Scroll to the first of the added results. Move the focus to the list when the button for more disappears.
  const results = useRef<HTMLDivElement>(null)
  const shownBefore = useRef<number | null>(null)
  const hasMore = found?.hasMore ?? false
  useEffect(() => {
    const shown = shownBefore.current
    if (shown === null || options.length <= shown) return
    shownBefore.current = null
    results.current?.querySelectorAll('[role=option]')[shown]?.scrollIntoView({ block: 'start' })
    if (!hasMore) results.current?.querySelector<HTMLElement>('[role=listbox]')?.focus({ preventScroll: true })
  }, [options.length, hasMore])
  function more() {
    shownBefore.current = options.length
    void findMore()
  }
  function onSearchKey(event: KeyboardEvent) {
    const list = results.current?.querySelector<HTMLElement>('[role=listbox]')
    if (event.key !== 'ArrowDown' || !list) return
    event.preventDefault()
    list.focus()
  }
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key is the search field's */}
      <div className="picker-search" onKeyDown={onSearchKey}>
        <SearchField label={t('theatres.search')} value={query} onChange={onType} onSubmit={onSubmit} />
      </div>
      {options.length > 0 && (
        <div ref={results}>
          <MultiList label={t('theatres.results')} options={options} chosen={chosen} onChange={onChoose} />
        </div>
      )}
      <p role="status" className="told">
        {inElement(found?.failure && t('theatres.searchFailed'))}
        {inElement(found !== null && !found.busy && !found.failure && options.length === 0 && t('theatres.none'))}
      </p>
      {found !== null && (found.hasMore || found.busy || found.failure) && (
        <Button size="bar" busy={found.busy} onClick={more}>
          {t(found.failure ? 'kit.retry' : 'theatres.more')}
        </Button>
      )}
      <PastedTheatres chosen={chosen} onMatch={match} onAdd={ids => onChoose(ids, true)} />
    </Dialog>
  )
}
