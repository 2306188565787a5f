import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { Text } from '../../../core/i18n/translate'
import { coverageOf } from '../../../core/service-areas/coverage'
import { areaId, offeredIn, removeOne } from '../../../core/service-areas/rules'
import { coveragePhrases } from '../../../core/service-areas/sentence'
import { togglePlace } from '../../../core/service-areas/toggle'
import type { AreaForm, Delivery, Places } from '../../../core/service-areas/types'
import { useText } from '../../kit/context'
import { ProblemOf } from '../../kit/fields/ProblemOf'
import { inElement } from '../../kit/own-text'
import { useFocusAfter } from '../use-focus-after'
import { AddByCode } from './AddByCode'
import { AreaTable } from './AreaTable'
import { AreaTree } from './AreaTree'
import { coverageSentence } from './area-text'

export interface AreasEditorProps {
  /**
   * All areas of the form, including removed ones and those of the other tab. The paths of `errors` contain their
   * indexes.
   */
  areas: readonly AreaForm[]
  /** The areas in force, or the initial ones. Differences from them are marked. */
  base: readonly AreaForm[]
  /** The errors by path: "[0].options[1].price"; '' for the whole list. */
  errors: Readonly<Record<string, Text>>
  delivery: Delivery
  places: Places
  /** Codes of the places that are being loaded; '' stands for the countries. */
  loading: ReadonlySet<string>
  /** Whether places could not be loaded. */
  failed?: boolean | undefined
  readOnly?: boolean | undefined
  onChange(change: (areas: readonly AreaForm[]) => readonly AreaForm[]): void
  /** Loads the places below the given ones, or the countries if none is given. */
  onOpenPlace(...codes: readonly string[]): Promise<void>
  /** Loads the names of places. */
  onNamePlaces(codes: readonly string[]): Promise<void>
  /** Loads the next level below all loaded places. */
  onDeepen(): Promise<void>
  /** Content between the coverage and the areas. */
  children?: ReactNode
}

/**
 * The editor of areas, delivery times and prices: the tree of places, its coverage, and the areas with their options.
 * Needs `styles/areas/areas-editor.css`.
 */
export function AreasEditor(props: AreasEditorProps) {
  const { areas, base, errors, delivery, places, readOnly = false, onChange, onOpenPlace, onNamePlaces } = props
  const t = useText()
  const offered = useMemo(() => offeredIn(areas, delivery), [areas, delivery])
  const coverage = useMemo(() => coverageOf(areas, delivery, places), [areas, delivery, places])
  const sentence = useMemo(
    () => coverageSentence(coveragePhrases(areas, delivery, places), places, t),
    [areas, delivery, places, t],
  )
  const ownCodes = useMemo(() => new Set(offered.map(area => area.code)), [offered])
  const baseById = useMemo(() => new Map(base.map(area => [areaId(area), area])), [base])
  const areaErrors = useMemo(() => errorsByArea(areas, new Set(offered), errors), [areas, offered, errors])
  const listError = errors['']
  const root = useRef<HTMLDivElement>(null)
  const focusAfter = useFocusAfter(root)

  useEffect(() => {
    if (places.countries === null) void onOpenPlace()
  }, [places.countries, onOpenPlace])
  useEffect(() => {
    void onNamePlaces(offered.flatMap(area => [area.code, ...area.excludeCodes]))
  }, [offered, onNamePlaces])

  return (
    <div ref={root} className="areas-editor">
      <div className="panel">
        <AreaTree
          places={places}
          coverage={coverage}
          own={ownCodes}
          loading={props.loading}
          failed={props.failed ?? false}
          readOnly={readOnly}
          onTick={code => onChange(all => togglePlace(all, code, delivery, places))}
          onOpenPlace={onOpenPlace}
          onDeepen={props.onDeepen}
        />
      </div>
      <div className="areas-side">
        <section className="panel padded" aria-label={t('areas.coverage')}>
          <p className="coverage-label">{t('areas.coverage')}</p>
          <p className="coverage" role="status">
            {sentence || t(readOnly ? 'areas.noCoverageReadOnly' : 'areas.noCoverage')}
          </p>
          <ProblemOf label={t('areas.list')} error={listError && t.text(listError)} isAnnounced />
        </section>
        {inElement(props.children)}
        <AreaTable
          areas={offered}
          base={baseById}
          errors={areaErrors}
          delivery={delivery}
          places={places}
          readOnly={readOnly}
          onChange={onChange}
          onRemove={area => {
            focusAfter('[role=tree]')
            onChange(all => removeOne(all, areaId(area)))
          }}
        />
        {!readOnly && (
          <AddByCode
            areas={areas}
            delivery={delivery}
            places={places}
            failed={props.failed ?? false}
            onNamePlaces={onNamePlaces}
            onChange={onChange}
          />
        )}
      </div>
    </div>
  )
}

/** Returns the errors of each shown area. The path "[2].options[0].max" becomes "options[0].max" of the third area. */
function errorsByArea(
  areas: readonly AreaForm[],
  shown: ReadonlySet<AreaForm>,
  errors: Readonly<Record<string, Text>>,
): ReadonlyMap<AreaForm, Readonly<Record<string, Text>>> {
  const byArea = new Map<AreaForm, Record<string, Text>>()
  for (const [path, text] of Object.entries(errors)) {
    const [, index = '', rest = ''] = /^\[(\d+)\]\.?(.*)$/.exec(path) ?? []
    const area = index === '' ? undefined : areas[Number(index)]
    if (area === undefined || !shown.has(area)) continue
    byArea.set(area, { ...byArea.get(area), [rest]: text })
  }
  return byArea
}
