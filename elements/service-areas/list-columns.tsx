import trash from 'icon:trash'
import { formatCents } from '../../core/base/money'
import type { Translate } from '../../core/i18n/translate'
import { isWholeText, sizeKey } from '../../core/service-areas/options'
import { centsOf } from '../../core/service-areas/prices'
import type { ListForm } from '../../core/service-areas/types'
import { Badge } from '../kit/feedback/Badge'
import { IconButton } from '../kit/fields/IconButton'
import type { Column } from '../kit/table/column'
import { timeText, typeText } from '../parts/areas/area-text'

/** A list with its index among all lists, which the paths of its errors contain. */
export interface ListRow {
  readonly list: ListForm
  readonly index: number
}

export interface ListCells {
  t: Translate
  readOnly: boolean
  onRemove(row: ListRow): void
}

export function listName({ list }: ListRow, t: Translate): string {
  return list.name.trim() || t('theatres.unnamed')
}

/** Returns "6 hours $24.50, 150 GB" for each complete option. */
function optionTexts({ list }: ListRow, t: Translate): readonly string[] {
  return list.options.flatMap(option => {
    const cents = centsOf(option.price)
    if (!isWholeText(option.time) || option.unit === '' || cents === null) return []
    const price = `${timeText(option.time, option.unit, t)} ${formatCents(cents)}`
    return [option.size === '' ? price : t('theatres.sizeUpTo', { option: price, size: sizeKey(option.size) })]
  })
}

export const listColumns: readonly Column<ListRow, ListCells>[] = [
  {
    id: 'name',
    head: t => t('theatres.list'),
    key: true,
    card: 'key',
    width: 'minmax(140px, 1.4fr)',
    cell: (row, { t }) => (
      <>
        <span translate={row.list.name.trim() === '' ? undefined : 'no'}>{`${listName(row, t)} `}</span>
        {row.list.isPending && <Badge tone="warn">{t('serviceAreas.pending')}</Badge>}
      </>
    ),
  },
  {
    id: 'type',
    head: t => t('areas.delivery'),
    card: 'labelled',
    cell: ({ list }, { t }) => (list.deliveryType === '' ? '–' : typeText(list.deliveryType, t)),
  },
  {
    id: 'options',
    head: t => t('areas.options'),
    width: 'minmax(160px, 2fr)',
    cell: (row, { t }) => (
      <span className="area-options">
        {optionTexts(row, t).map(text => (
          <span key={text} className="nowrap">
            {text}
          </span>
        ))}
      </span>
    ),
  },
  {
    id: 'theatres',
    head: t => t('theatres.theatres'),
    align: 'end',
    card: 'labelled',
    cell: ({ list }) => list.theatres.length,
  },
  {
    id: 'remove',
    head: t => <span className="sr-only">{t('areas.actions')}</span>,
    width: '44px',
    card: 'end',
    cell: (row, { t, readOnly, onRemove }) =>
      !readOnly && (
        <IconButton icon={trash} label={t('areas.remove', { name: listName(row, t) })} onClick={() => onRemove(row)} />
      ),
  },
]
