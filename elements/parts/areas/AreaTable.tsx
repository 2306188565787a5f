import { useMemo, useState } from 'react'
import { toJson } from '../../../core/base/json'
import { lazy } from '../../../core/base/lazy'
import type { Text } from '../../../core/i18n/translate'
import { isBlankOption, optionKey } from '../../../core/service-areas/options'
import { fullName } from '../../../core/service-areas/places'
import { applyOptions, areaId, freeTypes, isOffered, serialize } from '../../../core/service-areas/rules'
import type { AreaForm, Delivery, Places } from '../../../core/service-areas/types'
import { useText } from '../../kit/context'
import { noShipments } from '../../kit/drawings/empty'
import { Part, usePart } from '../../kit/feedback/Part'
import { EmptyState } from '../../kit/states/EmptyState'
import { Table } from '../../kit/table/Table'
import { useStable } from '../../kit/use-stable'
import { useOpened } from '../use-opened'
import { type AreaCells, driveColumns, electronicColumns } from './area-columns'
import { MoreAreas } from './MoreAreas'

/** Areas that are shown at first, and how many more at a time. */
const fewAreas = 50
const step = 100

/** Returns the details of an area, shown when its row is opened. */
export const openedPart = lazy(() => import('./OpenedArea'), 'OpenedArea')

interface AreaTableProps {
  /** Those of the tab, without the removed ones. */
  areas: readonly AreaForm[]
  base: ReadonlyMap<string, AreaForm>
  /** By area, then by the path inside it: "options[1].price". */
  errors: ReadonlyMap<AreaForm, Readonly<Record<string, Text>>>
  delivery: Delivery
  places: Places
  readOnly: boolean
  onChange(change: (areas: readonly AreaForm[]) => readonly AreaForm[]): void
  onRemove(area: AreaForm): void
}

/** The areas of a tab; one opens to its delivery options, and one at fault is open. */
export function AreaTable(props: AreaTableProps) {
  const { areas, errors, delivery, places, readOnly, onChange } = props
  const t = useText()
  const [opened, toggle] = useOpened([...errors.keys()].map(areaId))
  const [maxShown, setMaxShown] = useState(fewAreas)
  // How many areas have just got the options of another.
  const [changedCount, setChangedCount] = useState(0)
  const onRemove = useStable(props.onRemove)
  // A text, so that a key that changes none of it draws no row again.
  const takenOptions = toJson(optionsTaken(areas, props.base))
  const ctx = useMemo(
    (): AreaCells => ({ t, places, readOnly, onRemove, sameAs: new Map(JSON.parse(takenOptions)) }),
    [t, places, readOnly, onRemove, takenOptions],
  )
  usePart(openedPart, areas.length > 0)

  // Changed and invalid rows are brought into sight.
  const shown = areas.filter(
    (area, index) => index < maxShown || errors.has(area) || opened.has(areaId(area)) || isChanged(area, props.base),
  )

  if (areas.length === 0)
    return (
      <EmptyState drawing={noShipments} title={t('areas.noAreas')}>
        {!readOnly && t('areas.noAreasDetail')}
      </EmptyState>
    )
  return (
    <>
      <Table<AreaForm, AreaCells>
        caption={t('areas.list')}
        columns={delivery === 'drive' ? driveColumns : electronicColumns}
        rows={shown}
        foot={
          areas.length > fewAreas && (
            <MoreAreas shownCount={shown.length} count={areas.length} onMore={() => setMaxShown(maxShown + step)} />
          )
        }
        rowKey={areaId}
        rowName={area => fullName(places, area.code)}
        ctx={ctx}
        tone={area => (errors.has(area) ? 'flagged' : isChanged(area, props.base) ? 'changed' : undefined)}
        expansion={{
          open: opened,
          onToggle: (area, on) => toggle(areaId(area), on),
          render: area => (
            <Part
              of={openedPart}
              rows={3}
              props={{
                area,
                base: props.base.get(areaId(area)),
                errors: errors.get(area) ?? {},
                types: delivery === 'drive' ? null : freeTypes(area, areas),
                pickup: delivery === 'drive',
                others: areas.filter(other => other !== area),
                places,
                readOnly,
                onChange: change =>
                  onChange(all =>
                    all.map(each => (areaId(each) === areaId(area) && isOffered(each) ? { ...each, ...change } : each)),
                  ),
                onApply: keys => {
                  onChange(all => applyOptions(all, area.options, keys))
                  setChangedCount(keys.size)
                },
                onAsk: () => setChangedCount(0),
              }}
            />
          ),
        }}
      />
      <p className="areas-told" role="status">
        {changedCount > 0 && t('areas.applied', { count: changedCount })}
      </p>
    </>
  )
}

function isChanged(area: AreaForm, base: ReadonlyMap<string, AreaForm>): boolean {
  const before = base.get(areaId(area))
  return before !== area && (before === undefined || serialize(before) !== serialize(area))
}

/** Returns the code of an earlier area with the same options, for each area that was added. */
function optionsTaken(areas: readonly AreaForm[], base: ReadonlyMap<string, AreaForm>): [string, string][] {
  const first = new Map<string, string>()
  return areas.flatMap((area): [string, string][] => {
    const optionKeys = toJson(area.options.map(optionKey))
    const from = first.get(optionKeys)
    if (from === undefined) first.set(optionKeys, area.code)
    const isFilled = area.options.some(option => !isBlankOption(option))
    return from !== undefined && isFilled && !base.has(areaId(area)) ? [[areaId(area), from]] : []
  })
}
