import chevronDown from 'icon:chevron-down'
import chevronRight from 'icon:chevron-right'
import minus from 'icon:minus'
import { createContext, useContext, useDeferredValue, useMemo, useState } from 'react'
import { Tree as Arborist, type NodeApi, type NodeRendererProps } from 'react-arborist'
import { parentCode } from '../../../../core/service-areas/codes'
import type { Coverage } from '../../../../core/service-areas/coverage'
import { countFound } from '../../../../core/service-areas/tree'
import type { Place, Places } from '../../../../core/service-areas/types'
import { useText } from '../../../../elements/kit/context'
import { Badge } from '../../../../elements/kit/feedback/Badge'
import { SearchField } from '../../../../elements/kit/fields/SearchField'
import { Icon } from '../../../../elements/kit/icons/Icon'
import area from '../../../../styles/areas/areas-editor.css?inline'
import fields from '../../../../styles/bundles/fields.css?inline'
import base from '../../../../styles/index.css?inline'
import type { Contender } from '../../types'
import { openStage } from '../stage'
import { stepsOf } from './steps'
import { useAreas } from './use-areas'
import { manyPlaces } from './world'

interface Item {
  readonly place: Place
  readonly children: readonly Item[] | null
}

const Areas = createContext<ReturnType<typeof useAreas> | null>(null)
const states = { in: 'true', partly: 'mixed', out: 'false' } as const

/** The note of a place, by the suite's rules and texts. */
function Note({ place: { code, kind, children }, coverage, own }: { place: Place; coverage: Coverage; own: boolean }) {
  const t = useText()
  if (coverage.isExcluded(code))
    return (
      <span className="area-excluded">
        <Badge icon={minus}>{t('areas.excluded')}</Badge>
      </span>
    )
  const noteText = () => {
    if (coverage.stateOf(code) !== 'partly') return own && parentCode(code) !== null ? t('areas.ownArea') : ''
    const count = coverage.excludedBelow(code)
    if (kind === 'province' && count > 0 && coverage.covers(code)) return t('areas.citiesExcluded', { count })
    const served = (children ?? []).filter(child => coverage.stateOf(child) !== 'out').length
    return t('areas.partOf', { count: served, total: children?.length ?? 0 })
  }
  return <span className="area-note">{noteText()}</span>
}

function Row({ node, style }: NodeRendererProps<Item>) {
  const areas = useContext(Areas)
  if (areas === null) return null
  const { place } = node.data
  // The indent comes from the suite's sheet, not from arborist.
  const level = { ...style, paddingInlineStart: undefined, '--level': node.level + 1 }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the tree's, which has the focus
    // biome-ignore lint/a11y/noStaticElementInteractions: the row around it has the role
    <div className="tree-item" style={level} onClick={() => areas.onTick(place.code)}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the tree's, which has the focus */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the pointer; the keys are the tree's */}
      <span
        className="tree-arrow"
        onClick={event => {
          event.stopPropagation()
          node.toggle()
        }}
      >
        {place.hasChildren && <Icon of={node.isOpen ? chevronDown : chevronRight} size={14} flip={!node.isOpen} />}
      </span>
      <span className="tick tree-tick" data-state={states[areas.coverage.stateOf(place.code)]} />
      <span className="tree-name" title={place.name}>
        {place.name}
      </span>
      <Note place={place} coverage={areas.coverage} own={areas.own.has(place.code)} />
    </div>
  )
}

const plainNames = new WeakMap<Item, string>()
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

function isFound({ data }: NodeApi<Item>, wanted: string): boolean {
  const name = plainNames.get(data) ?? plain(data.place.name)
  plainNames.set(data, name)
  return name.includes(wanted)
}

const idOf = ({ place }: Item) => place.code

function Whole({ places, items }: { places: Places; items: readonly Item[] }) {
  const t = useText()
  const areas = useAreas(places)
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const count = useMemo(() => countFound(places, wanted), [places, wanted])
  return (
    <Areas value={areas}>
      <div className="area-tree">
        <div className="panel-bar">
          <SearchField label={t('areas.search')} value={search} onChange={setSearch} />
        </div>
        <Arborist
          data={items}
          idAccessor={idOf}
          openByDefault={false}
          rowHeight={32}
          height={528}
          width="100%"
          overscanCount={8}
          searchTerm={plain(wanted)}
          searchMatch={isFound}
          disableDrag
          disableDrop
          disableEdit
          aria-label={t('areas.places')}
          className="arborist"
        >
          {Row}
        </Arborist>
        <div className="area-tree-foot" role="status">
          {wanted !== '' && <span>{t('areas.foundAll', { count })}</span>}
        </div>
      </div>
    </Areas>
  )
}

export function make(size: number): Contender {
  const places = manyPlaces(size)
  const item = (code: string): readonly Item[] => {
    const place = places.byCode.get(code)
    return place ? [{ place, children: place.children?.flatMap(item) ?? null }] : []
  }
  const items = (places.countries ?? []).flatMap(item)
  const stage = openStage(base, fields, area)
  const draw = () => stage.draw(<Whole places={places} items={items} />)
  return stepsOf({ stage, places, draw, box: '.arborist', keys: '[role=tree]' })
}
