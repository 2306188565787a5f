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

/** The number of areas that are shown at first, and of those that each press of More adds. */
const fewAreas = 50
const step = 100

/** The view of the details of an area, which is shown when its row is opened. */
export const openedPart = lazy(() => import('./OpenedArea'), 'OpenedArea')

interface AreaTableProps {
  /** The areas of the tab, without removed ones. */
  areas: readonly AreaForm[]
  base: ReadonlyMap<string, AreaForm>
  /** The errors by area, then by the path inside the area: "options[1].price". */
  errors: ReadonlyMap<AreaForm, Readonly<Record<string, Text>>>
  delivery: Delivery
  places: Places
  readOnly: boolean
  onChange(change: (areas: readonly AreaForm[]) => readonly AreaForm[]): void
  onRemove(area: AreaForm): void
}

/** The areas of a tab. A row opens to show the delivery options of its area. Rows with errors are open. */
export function AreaTable(props: AreaTableProps) {
  const { areas, errors, delivery, places, readOnly, onChange } = props
  const t = useText()
  const [opened, toggle] = useOpened([...errors.keys()].map(areaId))
  const [maxShown, setMaxShown] = useState(fewAreas)
  // The number of areas that have just received the options of another area.
  const [changedCount, setChangedCount] = useState(0)
  const onRemove = useStable(props.onRemove)
  // A JSON text, so that an edit that does not change it renders no row again.
  const takenOptions = toJson(optionsTaken(areas, props.base))
  const ctx = useMemo(
    (): AreaCells => ({ t, places, readOnly, onRemove, sameAs: new Map(JSON.parse(takenOptions)) }),
    [t, places, readOnly, onRemove, takenOptions],
  )
  usePart(openedPart, areas.length > 0)

  // Changed, invalid and opened areas are shown beyond the maximum too.
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
