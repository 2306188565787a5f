import expand from 'icon:arrows-diagonal'
import columnsIcon from 'icon:columns-3'
import copy from 'icon:copy'
import dots from 'icon:dots'
import truck from 'icon:truck'
import { Fragment, useState } from 'react'
import { Badge } from '../../../../elements/kit/feedback/Badge'
import { Chip } from '../../../../elements/kit/feedback/Chip'
import { LiveMark } from '../../../../elements/kit/feedback/LiveMark'
import { StatusText } from '../../../../elements/kit/feedback/StatusText'
import { Button } from '../../../../elements/kit/fields/Button'
import { IconButton } from '../../../../elements/kit/fields/IconButton'
import { SearchField } from '../../../../elements/kit/fields/SearchField'
import { PageHead } from '../../../../elements/kit/layout/PageHead'
import { Tabs } from '../../../../elements/kit/layout/Tabs'
import type { Column, Sort } from '../../../../elements/kit/table/column'
import { Legend } from '../../../../elements/kit/table/Legend'
import { Pager } from '../../../../elements/kit/table/Pager'
import { Table } from '../../../../elements/kit/table/Table'
import { Tally } from '../../../../elements/kit/table/Tally'
import { Toolbar } from '../../../../elements/kit/table/Toolbar'
import { active, archive, compositions, legend, type Order } from './data/orders'

const columns: readonly Column<Order>[] = [
  {
    id: 'no',
    head: () => 'Work order',
    key: true,
    sortable: true,
    width: 'minmax(108px, auto)',
    cell: row => (
      <>
        {row.no}
        <span className="cell-sub only-900">
          {row.content}, {cpls(row)}
        </span>
      </>
    ),
  },
  {
    id: 'content',
    head: () => 'Content',
    card: 'first',
    dropBelow: 900,
    cell: row => (
      <>
        {row.content} <span className="quiet-text">{cpls(row)}</span>
      </>
    ),
  },
  {
    id: 'status',
    head: () => 'Status',
    card: 'end',
    cell: row => (
      <StatusText icon={row.status.icon} tone={row.status.tone} loud={row.past ?? false}>
        {row.status.text}
      </StatusText>
    ),
  },
  {
    id: 'copied',
    head: () => 'Copied',
    card: 'labelled',
    dropBelow: 1200,
    width: '140px',
    cell: row => <Tally label="Copied" tone="info" done={row.copied} of={row.of} />,
  },
  {
    id: 'shipped',
    head: () => 'Shipped',
    card: 'hidden',
    dropBelow: 1200,
    width: '140px',
    cell: row => <Tally label="Shipped" done={row.shipped} of={row.of} />,
  },
  {
    id: 'shipBy',
    head: () => (
      <>
        Ship by <span className="quiet-text">(UTC−06:00)</span>
      </>
    ),
    sortable: true,
    card: 'labelled',
    cell: row => (
      <span className="when">
        <span data-tone={row.past ? 'danger' : undefined} className={row.past ? 'status loud nowrap' : 'nowrap'}>
          {row.shipBy}
        </span>
        {row.risk && (
          <Badge tone={row.risk.tone} icon={row.risk.icon}>
            {row.risk.text}
          </Badge>
        )}
      </span>
    ),
  },
  {
    id: 'more',
    head: t => <span className="sr-only">{t('kit.details')}</span>,
    card: 'hidden',
    width: '48px',
    cell: row => <IconButton icon={dots} label={`More for ${row.no}`} />,
  },
]

/** Picture 01: work orders. */
export default function List() {
  const [tab, setTab] = useState<'active' | 'archive'>('active')
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState('all')
  const [sort, setSort] = useState<Sort>({ by: 'shipBy', dir: 'asc' })
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['WO-48213']))
  const past = tab === 'archive'

  return (
    <div className="stack">
      <PageHead title="Work orders">
        <LiveMark state="live" at="14:10:32" />
      </PageHead>
      <Tabs
        label="Work orders"
        tabs={[
          { id: 'active', label: 'Active', count: 128 },
          { id: 'archive', label: 'Archive', count: 2310 },
        ]}
        current={tab}
        onChange={setTab}
      />
      <Toolbar
        actions={
          <>
            <Button icon={expand}>Expand all</Button>
            <IconButton kind="plain" size="control" icon={columnsIcon} label="Columns" />
          </>
        }
      >
        <SearchField label="Work order number or composition name" value={search} onChange={setSearch} />
      </Toolbar>
      <Legend label="On this page" labelled items={legend} chosen={chosen} onChoose={setChosen} />
      <Table
        caption="Work orders"
        columns={columns}
        rows={past ? archive : active}
        rowKey={row => row.no}
        rowName={row => row.no}
        ctx={undefined}
        sort={sort}
        onSort={setSort}
        tone={row => (row.past ? 'past' : undefined)}
        expansion={{
          open,
          onToggle: (row, opened) =>
            setOpen(new Set(opened ? [...open, row.no] : [...open].filter(no => no !== row.no))),
          render: row => <Opened order={row} />,
        }}
        foot={
          <div className="panel-foot">
            <Pager
              page={1}
              pageSize={10}
              sizes={[10, 25, 50]}
              total={past ? 2310 : 128}
              onPage={() => {}}
              onPageSize={() => {}}
            />
          </div>
        }
      />
    </div>
  )
}

function Opened({ order }: { order: Order }) {
  return (
    <div className="compositions">
      {compositions.slice(0, order.cpls).map(composition => (
        <div key={composition.name} className="composition">
          <div>
            <div className="mono">
              {composition.name.split('_').map((part, index, parts) => (
                <Fragment key={part}>
                  {part}
                  {index < parts.length - 1 && '_'}
                  <wbr />
                </Fragment>
              ))}
            </div>
            <div className="chips">
              {composition.chips.map(chip => (
                <Chip key={chip.text} kind={chip.kind ?? 'plain'}>
                  {chip.text}
                </Chip>
              ))}
            </div>
          </div>
          <div className="composition-where">
            <span className="quiet-text">{composition.size}</span>
            <StatusText icon={composition.where.icon} tone={composition.where.tone}>
              {composition.where.text}
            </StatusText>
          </div>
        </div>
      ))}
      <div className="composition-steps">
        <Button size="bar" icon={truck}>
          Delivery
        </Button>
        <Button size="bar" icon={copy}>
          Duplicate to drives…
        </Button>
        <span className="quiet-text only-1200">
          {order.copied} of {order.of} copied, {order.shipped} shipped
        </span>
        <span className="quiet-text push">Marked: where these versions differ</span>
      </div>
    </div>
  )
}

function cpls({ cpls }: Order): string {
  return cpls === 1 ? '1 CPL' : `${cpls} CPLs`
}
