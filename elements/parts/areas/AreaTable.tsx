import layers from 'icon:stack-2'
import { useMemo, useState } from 'react'
import { toJson } from '../../../core/base/json'
import type { Text } from '../../../core/i18n/translate'
import { isBlankOption, optionKey } from '../../../core/service-areas/options'
import { fullName, nameOf } from '../../../core/service-areas/places'
import { areaProblems } from '../../../core/service-areas/problems'
import { applyOptions, areaId, freeTypes, isOffered, says } from '../../../core/service-areas/rules'
import type { AreaForm, Delivery, Places } from '../../../core/service-areas/types'
import type { DeliveryType } from '../../../core/wire/service-areas'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'
import { SelectField } from '../../kit/fields/SelectField'
import { EmptyState } from '../../kit/states/EmptyState'
import { Table } from '../../kit/table/Table'
import { useStable } from '../../kit/use-stable'
import { useOpened } from '../use-opened'
import { ApplyOptions } from './ApplyOptions'
import { type AreaCells, driveColumns, electronicColumns } from './area-columns'
import { joined, typeText } from './area-words'
import { MoreAreas } from './MoreAreas'
import { OptionsEditor } from './OptionsEditor'
import { typedMistakes } from './typed-mistakes'

/** Areas that are shown at first, and how many more at a time. */
const fewAreas = 50
const step = 100

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
  const [most, setMost] = useState(fewAreas)
  const [applied, setApplied] = useState<string | null>(null)
  // How many areas have just got the options of another.
  const [changedCount, setChangedCount] = useState(0)
  const onRemove = useStable(props.onRemove)
  // A text, so that a key that changes none of it draws no row again.
  const said = toJson(optionsTaken(areas, props.base))
  const ctx = useMemo(
    (): AreaCells => ({ t, places, readOnly, onRemove, sameAs: new Map(JSON.parse(said)) }),
    [t, places, readOnly, onRemove, said],
  )
  const from = areas.find(area => areaId(area) === applied)

  // What was changed or is at fault is in sight, wherever it stands.
  const shown = areas.filter(
    (area, at) => at < most || errors.has(area) || opened.has(areaId(area)) || isChanged(area, props.base),
  )

  if (areas.length === 0)
    return <EmptyState title={t('areas.noAreas')}>{!readOnly && t('areas.noAreasDetail')}</EmptyState>
  return (
    <>
      <Table<AreaForm, AreaCells>
        caption={t('areas.list')}
        columns={delivery === 'drive' ? driveColumns : electronicColumns}
        rows={shown}
        foot={
          areas.length > fewAreas && (
            <MoreAreas shown={shown.length} count={areas.length} onMore={() => setMost(most + step)} />
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
            <OpenedArea
              area={area}
              base={props.base.get(areaId(area))}
              errors={errors.get(area) ?? {}}
              types={delivery === 'drive' ? null : freeTypes(area, areas)}
              pickup={delivery === 'drive'}
              places={places}
              readOnly={readOnly}
              onChange={change =>
                onChange(all =>
                  all.map(each => (areaId(each) === areaId(area) && isOffered(each) ? { ...each, ...change } : each)),
                )
              }
              onApply={
                areas.length > 1
                  ? () => {
                      setChangedCount(0)
                      setApplied(areaId(area))
                    }
                  : undefined
              }
            />
          ),
        }}
      />
      <p className="areas-told" role="status">
        {changedCount > 0 && t('areas.applied', { count: changedCount })}
      </p>
      {from && (
        <ApplyOptions
          from={from}
          others={areas.filter(area => area !== from)}
          places={places}
          onClose={() => setApplied(null)}
          onApply={keys => {
            onChange(all => applyOptions(all, from.options, keys))
            setApplied(null)
            setChangedCount(keys.size)
          }}
        />
      )}
    </>
  )
}

function isChanged(area: AreaForm, base: ReadonlyMap<string, AreaForm>): boolean {
  const before = base.get(areaId(area))
  return before !== area && (before === undefined || says(before) !== says(area))
}

/** Of areas that were added: the code of an area before them whose options say the same, by what they are told by. */
function optionsTaken(areas: readonly AreaForm[], base: ReadonlyMap<string, AreaForm>): [string, string][] {
  const first = new Map<string, string>()
  return areas.flatMap((area): [string, string][] => {
    const says = toJson(area.options.map(optionKey))
    const from = first.get(says)
    if (from === undefined) first.set(says, area.code)
    const isFilled = area.options.some(option => !isBlankOption(option))
    return from !== undefined && isFilled && !base.has(areaId(area)) ? [[areaId(area), from]] : []
  })
}

interface OpenedAreaProps {
  area: AreaForm
  base: AreaForm | undefined
  errors: Readonly<Record<string, Text>>
  /** Null where there is nothing to choose. */
  types: readonly DeliveryType[] | null
  pickup: boolean
  places: Places
  readOnly: boolean
  onChange(change: Partial<AreaForm>): void
  onApply: (() => void) | undefined
}

function OpenedArea(props: OpenedAreaProps) {
  const { area, base, errors, types, places, readOnly, onChange, onApply } = props
  const t = useText()
  const optionErrors = useMemo(
    () => Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.replace(/^options/, ''), text])),
    [errors],
  )
  const mistakes = useMemo(() => (readOnly ? {} : typedMistakes(area.options, areaProblems(area))), [area, readOnly])
  return (
    <section className="opened-area" aria-label={t('areas.optionsOf', { name: fullName(places, area.code) })}>
      {area.excludeCodes.length > 0 && (
        <p className="quiet-text">
          {t('areas.leftOut', {
            places: joined(
              area.excludeCodes.map(code => nameOf(places, code)),
              t.locale,
            ),
          })}
        </p>
      )}
      {types && (
        <SelectField
          label={t('areas.type')}
          readOnly={readOnly}
          value={area.deliveryType}
          options={types.map(type => ({ value: type, label: typeText(type, t) }))}
          onChange={type => onChange({ deliveryType: type as DeliveryType })}
        />
      )}
      <OptionsEditor
        options={area.options}
        base={base?.options ?? area.options}
        errors={optionErrors}
        mistakes={mistakes}
        pickup={props.pickup}
        readOnly={readOnly}
        onChange={options => onChange({ options })}
        action={
          onApply && (
            <Button kind="quiet" size="bar" icon={layers} onClick={onApply}>
              {t('areas.applyTo')}
            </Button>
          )
        }
      />
    </section>
  )
}
