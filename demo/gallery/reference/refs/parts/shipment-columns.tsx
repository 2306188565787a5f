import dots from 'icon:dots'
import pencil from 'icon:pencil'
import truck from 'icon:truck'
import { StatusText } from '../../../../../elements/kit/feedback/StatusText'
import { IconButton } from '../../../../../elements/kit/fields/IconButton'
import { SelectField } from '../../../../../elements/kit/fields/SelectField'
import { TextField } from '../../../../../elements/kit/fields/TextField'
import type { Column } from '../../../../../elements/kit/table/column'
import type { Shipment } from '../data/shipments'

const couriers = ['UPS', 'FedEx', 'Purolator'].map(value => ({ value, label: value }))

export const columns: readonly Column<Shipment>[] = [
  {
    id: 'serial',
    head: () => '#',
    align: 'end',
    width: '44px',
    card: 'hidden',
    cell: row => <span className="quiet-text">{row.serial}</span>,
  },
  {
    id: 'theatre',
    head: () => 'Address',
    key: true,
    cell: row => (
      <>
        {row.theatre}
        <span className="cell-sub">{row.address}</span>
      </>
    ),
  },
  {
    id: 'instructions',
    head: () => 'Instructions',
    dropBelow: 1200,
    card: 'labelled',
    cell: row => (row.instructions === '–' ? null : <span className="cell-sub">{row.instructions}</span>),
  },
  {
    id: 'shipBy',
    head: () => (
      <>
        <span>
          Ship by<span className="only-900">, deliver by</span>
        </span>
      </>
    ),
    sortable: true,
    card: 'hidden',
    cell: row => (
      <>
        <span className="nowrap">{row.shipBy}</span>
        <span className="cell-sub nowrap only-900">
          {row.deliverBy} {row.zone}
        </span>
      </>
    ),
  },
  {
    id: 'deliverBy',
    head: () => 'Deliver by',
    dropBelow: 900,
    card: 'labelled',
    cell: row => (
      <span className="nowrap">
        {row.deliverBy} <span className="quiet-text">{row.zone}</span>
      </span>
    ),
  },
  {
    id: 'courier',
    head: () => (
      <span className="pair">
        <span>Courier</span>
        <span>Tracking number</span>
      </span>
    ),
    width: 'minmax(180px, auto)',
    cell: row => <Courier row={row} />,
  },
  {
    id: 'status',
    head: () => 'Status',
    card: 'end',
    cell: row =>
      row.edit ? (
        <SelectField
          label="Status"
          labelHidden
          small
          icon={truck}
          changed={row.edit === 'advice'}
          value="Shipped"
          onChange={() => {}}
          options={[{ value: 'Shipped', label: 'Shipped' }]}
        />
      ) : (
        <StatusText icon={row.status.icon} tone={row.status.tone}>
          {row.status.text}
        </StatusText>
      ),
  },
  {
    id: 'more',
    head: t => <span className="sr-only">{t('kit.details')}</span>,
    width: '48px',
    dropBelow: 900,
    card: 'hidden',
    cell: row => <IconButton icon={dots} label={`More for ${row.theatre}`} />,
  },
]

function Courier({ row }: { row: Shipment }) {
  if (row.edit) {
    const missing = row.edit === 'missing'
    return (
      <div className="pair">
        <SelectField
          label="Courier"
          labelHidden
          small
          changed={!missing}
          value={row.courier ?? ''}
          onChange={() => {}}
          options={couriers}
        />
        <TextField
          label="Tracking number"
          labelHidden
          small
          mono
          placeholder="Tracking number"
          changed={!missing}
          advice={missing ? undefined : 'Not a valid UPS check digit. Should the last digit be 7? You can still save.'}
          error={missing ? 'A shipped row needs a tracking number' : undefined}
          value={row.tracking ?? ''}
          onChange={() => {}}
        />
      </div>
    )
  }
  if (row.readOnly) return <span className="quiet-text">Read-only</span>
  return (
    <div className="pair">
      <span>{row.courier}</span>
      <span>
        {row.tracking ? (
          <a className="mono nowrap" href="#tracking">
            {row.tracking}
          </a>
        ) : (
          <IconButton icon={pencil} label={`Add tracking for ${row.theatre}`} />
        )}{' '}
        {row.unsaved && <span className="dot" role="img" aria-label="Not saved" />}
      </span>
    </div>
  )
}
