import minus from 'icon:minus'
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { parentCode } from '../../../core/service-areas/codes'
import type { Coverage } from '../../../core/service-areas/coverage'
import { nextUnloaded } from '../../../core/service-areas/places'
import { countFound, treeRows } from '../../../core/service-areas/tree'
import type { Place, Places } from '../../../core/service-areas/types'
import { useText } from '../../kit/context'
import { Badge } from '../../kit/feedback/Badge'
import { Button } from '../../kit/fields/Button'
import { SearchField } from '../../kit/fields/SearchField'
import { Skeleton } from '../../kit/states/Skeleton'
import { toggled } from '../../kit/toggled'
import { Tree } from '../../kit/tree/Tree'
import type { Ticked, TreeNode } from '../../kit/tree/tree-row'

interface AreaTreeProps {
  places: Places
  coverage: Coverage
  /** The codes that have an area themselves. */
  own: ReadonlySet<string>
  loading: ReadonlySet<string>
  failed: boolean
  readOnly: boolean
  onTick(code: string): void
  onOpenPlace(...codes: readonly string[]): Promise<void>
  onDeepen(): Promise<void>
}

interface PlaceRow extends TreeNode {
  place: Place
}

const ticked: Readonly<Record<'in' | 'partly' | 'out', Ticked>> = { in: 'true', partly: 'mixed', out: 'false' }

/** Countries, provinces and cities with the served part of each; a level is read when it is opened. */
export function AreaTree(props: AreaTreeProps) {
  const { places, coverage, own, loading, failed, readOnly } = props
  const t = useText()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [search, setSearch] = useState('')
  const query = useDeferredValue(search)
  const rows = useMemo(() => treeRows(places, open, query).map(toNode), [places, open, query])
  const searching = query.trim() !== ''
  const foundCount = useMemo(() => countFound(places, query), [places, query])
  const root = useRef<HTMLDivElement>(null)
  const more = useMemo(() => searching && nextUnloaded(places).length > 0, [searching, places])

  function onOpen(ids: readonly string[], isOpen: boolean) {
    setOpen(toggled(open, ids, isOpen))
    if (isOpen && ids.length > 0) void props.onOpenPlace(...ids)
  }

  /** Whether the focus was on the button that loads more places. */
  const hadFocus = useRef(false)
  useEffect(() => {
    if (!more && hadFocus.current) root.current?.querySelector<HTMLElement>('[role=tree]')?.focus()
    if (!more) hadFocus.current = false
  }, [more])
  function toResults(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    root.current?.querySelector<HTMLElement>('[role=tree]')?.focus()
  }

  const retry = (
    <>
      <span className="area-tree-failed">{t('areas.placesFailed')}</span>
      <Button size="bar" onClick={() => void props.onDeepen()}>
        {t('kit.retry')}
      </Button>
    </>
  )

  return (
    <div ref={root} className="area-tree">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key is the field's; it leads on to what it finds */}
      <div className="panel-bar" onKeyDown={toResults}>
        <SearchField label={t('areas.search')} value={search} onChange={setSearch} />
      </div>
      {places.countries === null ? (
        <div className="area-tree-wait">
          {failed ? (
            <div className="area-tree-lost" role="alert">
              {retry}
            </div>
          ) : (
            <Skeleton rows={6} columns={1} />
          )}
        </div>
      ) : (
        <Tree
          label={t('areas.places')}
          rows={rows}
          readOnly={readOnly}
          tickedOf={({ id }) => ticked[coverage.stateOf(id)]}
          render={({ place }) => <Note place={place} coverage={coverage} isOwn={own.has(place.code)} />}
          isBusy={id => loading.has(id)}
          onOpen={onOpen}
          onTick={props.onTick}
        />
      )}
      <div className="area-tree-foot" role="status">
        {places.countries !== null && failed && retry}
        {!failed && searching && <span>{t(more ? 'areas.found' : 'areas.foundAll', { count: foundCount })}</span>}
        {!failed && more && (
          <Button
            size="bar"
            busy={loading.size > 0}
            onClick={() => {
              hadFocus.current = true
              void props.onDeepen()
            }}
          >
            {t('areas.loadMore')}
          </Button>
        )}
      </div>
    </div>
  )
}

function toNode(row: ReturnType<typeof treeRows>[number]): PlaceRow {
  return { ...row, id: row.place.code, name: row.place.name }
}

interface NoteProps {
  place: Place
  coverage: Coverage
  isOwn: boolean
}

/** The note after the name of a place: whether it is excluded, has its own area, or is served in part. */
function Note({ place, coverage, isOwn }: NoteProps) {
  const t = useText()
  const { code, children } = place
  if (coverage.isExcluded(code))
    return (
      <span className="area-excluded">
        <Badge icon={minus}>{t('areas.excluded')}</Badge>
      </span>
    )
  const state = coverage.stateOf(code)
  const noteText = () => {
    if (state !== 'partly') return isOwn && parentCode(code) !== null ? t('areas.ownArea') : ''
    const count = coverage.excludedBelow(code)
    if (place.kind === 'province' && count > 0 && coverage.covers(code)) return t('areas.citiesExcluded', { count })
    if (children === null) return count > 0 ? t('areas.placesExcluded', { count }) : ''
    const served = children.filter(child => coverage.stateOf(child) !== 'out').length
    return t('areas.partOf', { count: served, total: children.length })
  }
  return <span className="area-note">{noteText()}</span>
}
