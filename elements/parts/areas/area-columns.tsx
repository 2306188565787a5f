import trash from 'icon:trash'
import type { Translate } from '../../../core/i18n/translate'
import { parentCode, upwards } from '../../../core/service-areas/codes'
import { nameOf } from '../../../core/service-areas/places'
import { areaId } from '../../../core/service-areas/rules'
import type { AreaForm, Places } from '../../../core/service-areas/types'
import { Badge } from '../../kit/feedback/Badge'
import { IconButton } from '../../kit/fields/IconButton'
import { Named, properName } from '../../kit/named'
import type { Column } from '../../kit/table/column'
import { optionTexts, typeText } from './area-text'

export interface AreaCells {
  t: Translate
  places: Places
  readOnly: boolean
  onRemove(area: AreaForm): void
  /** The codes of areas with the same options, by the key of each added area. */
  sameAs: ReadonlyMap<string, string>
}

const area: Column<AreaForm, AreaCells> = {
  id: 'area',
  head: t => t('areas.area'),
  key: true,
  card: 'key',
  width: 'minmax(120px, 1.2fr)',
  cell: (row, { t, places }) => (
    <span className="area-cell">
      <span translate="no">{nameOf(places, row.code)}</span>
      {row.status === 'pending' && <Badge tone="warn">{t('serviceAreas.pending')}</Badge>}
      {parentCode(row.code) !== null && (
        <span className="area-above" translate="no">
          {upwards(row.code)
            .slice(1)
            .map(code => nameOf(places, code))
            .join(', ')}
        </span>
      )}
    </span>
  ),
}

const type: Column<AreaForm, AreaCells> = {
  id: 'type',
  head: t => t('areas.delivery'),
  card: 'labelled',
  cell: (row, { t }) => typeText(row.deliveryType, t),
}

const options: Column<AreaForm, AreaCells> = {
  id: 'options',
  head: t => t('areas.options'),
  width: 'minmax(160px, 2fr)',
  cell: (row, { t, places, sameAs }) => (
    <span className="area-options">
      {optionTexts(row.options, t).map(text => (
        <span key={text} className="nowrap">
          {text}
        </span>
      ))}
      <SameAs code={sameAs.get(areaId(row))} places={places} />
    </span>
  ),
}

const excluded: Column<AreaForm, AreaCells> = {
  id: 'left',
  head: t => t('areas.left'),
  align: 'end',
  dropBelow: 900,
  card: 'labelled',
  cell: ({ excludeCodes }) => (excludeCodes.length === 0 ? '–' : excludeCodes.length),
}

const remove: Column<AreaForm, AreaCells> = {
  id: 'remove',
  head: t => <span className="sr-only">{t('areas.actions')}</span>,
  width: '44px',
  card: 'end',
  cell: (row, { t, places, readOnly, onRemove }) =>
    !readOnly && (
      <IconButton
        icon={trash}
        label={t('areas.remove', { name: nameOf(places, row.code) })}
        onClick={() => onRemove(row)}
      />
    ),
}

function SameAs({ code, places }: { code: string | undefined; places: Places }) {
  return (
    code !== undefined && (
      <span className="quiet-text">
        <Named of="areas.sameOptions" vars={{ name: properName(nameOf(places, code)) }} />
      </span>
    )
  )
}

export const driveColumns = [area, options, excluded, remove] as const
export const electronicColumns = [area, type, options, excluded, remove] as const
