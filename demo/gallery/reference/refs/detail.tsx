import alert from 'icon:alert-circle'
import undo from 'icon:arrow-back-up'
import back from 'icon:arrow-left'
import clipboard from 'icon:clipboard-text'
import today from 'icon:clock-exclamation'
import copy from 'icon:copy'
import exportIcon from 'icon:file-export'
import importIcon from 'icon:file-import'
import printer from 'icon:printer'
import send from 'icon:send'
import truck from 'icon:truck'
import { useState } from 'react'
import { Badge } from '../../../../elements/kit/feedback/Badge'
import { LiveMark } from '../../../../elements/kit/feedback/LiveMark'
import { SaveBar } from '../../../../elements/kit/feedback/SaveBar'
import { Button } from '../../../../elements/kit/fields/Button'
import { SearchField } from '../../../../elements/kit/fields/SearchField'
import { Icon } from '../../../../elements/kit/icons/Icon'
import { Facts } from '../../../../elements/kit/layout/Facts'
import { PageHead } from '../../../../elements/kit/layout/PageHead'
import { Tabs } from '../../../../elements/kit/layout/Tabs'
import { Legend } from '../../../../elements/kit/table/Legend'
import { Pager } from '../../../../elements/kit/table/Pager'
import { SelectionBar } from '../../../../elements/kit/table/SelectionBar'
import { Table } from '../../../../elements/kit/table/Table'
import { Toolbar } from '../../../../elements/kit/table/Toolbar'
import { type Shipment, shipments, words } from './data/shipments'
import { columns } from './parts/shipment-columns'

const rows = shipments(Number(new URLSearchParams(location.search).get('rows') ?? 20))

const legend = [
  { id: 'all', label: 'All', count: 240 },
  { id: 'pending', label: 'Pending', count: 183, ...words.pending },
  { id: 'shipped', label: 'Shipped', count: 41, ...words.shipped },
  { id: 'delivered', label: 'Delivered', count: 11, ...words.delivered },
  { id: 'cancelling', label: 'Pending cancellation', count: 2, ...words.cancelling },
  { id: 'cancelled', label: 'Cancelled', count: 3, ...words.cancelled },
  { id: 'missing', label: 'Needs tracking', count: 1, icon: alert, tone: 'danger' as const },
]

/** Picture 02: the delivery of a work order. */
export default function Detail() {
  const [tab, setTab] = useState('delivery')
  const [search, setSearch] = useState('')
  const [chosenStatus, setChosenStatus] = useState('all')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['11', '12', '13']))

  return (
    <div className="stack">
      <PageHead
        back={
          <a className="back-link" href="?ref=list">
            <Icon of={back} size={14} flip /> Work orders
          </a>
        }
        title="WO-48213"
        beside={
          <Badge tone="info" icon={copy}>
            Copy in progress
          </Badge>
        }
      >
        <LiveMark state="live" />
      </PageHead>
      <Facts
        facts={[
          { name: 'Content', value: 'Northbound Line, 3 CPLs' },
          { name: 'Copied', value: '86 of 240 drives' },
          { name: 'Shipped', value: '52 of 240' },
          {
            name: 'Next ship-by',
            value: (
              <>
                Thu 2026-11-19 17:00{' '}
                <Badge tone="warn" icon={today}>
                  Ship today
                </Badge>
              </>
            ),
          },
          { name: 'Assigned', value: '2026-11-16 09:12' },
        ]}
      />
      <Tabs
        label="WO-48213"
        tabs={[
          { id: 'duplication', label: 'Duplication', count: '86 / 240' },
          { id: 'delivery', label: 'Delivery', count: 240 },
        ]}
        current={tab}
        onChange={setTab}
      />
      <Toolbar
        actions={
          <>
            <Button icon={importIcon}>Import…</Button>
            <Button icon={exportIcon}>Export</Button>
            <Button icon={clipboard}>Paste tracking…</Button>
            <Button icon={printer}>Labels…</Button>
          </>
        }
      >
        <SearchField label="Theatre, city, booking or tracking" value={search} onChange={setSearch} />
      </Toolbar>
      <Legend label="Status" items={legend} chosen={chosenStatus} onChoose={setChosenStatus} />
      <Table
        caption="Shipments of WO-48213"
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowName={row => row.theatre}
        ctx={undefined}
        sort={{ by: 'shipBy', dir: 'asc' }}
        onSort={() => {}}
        tone={row => (row.edit === 'missing' ? 'flagged' : row.edit ? 'changed' : undefined)}
        selection={{ chosen, onChange: setChosen, can: row => !row.readOnly }}
        bar={chosen.size > 0 && <Chosen count={chosen.size} onClear={() => setChosen(new Set())} />}
        foot={
          <>
            <div className="panel-foot">
              <Pager page={1} pageSize={20} total={240} onPage={() => {}} />
              <span className="quiet-text">Ship by in your zone (UTC−06:00), deliver by in the theatre’s</span>
            </div>
            <SaveBar
              count={4}
              problem={{ text: '1 needs a tracking number', onShow: () => {} }}
              onDiscard={() => {}}
              onSave={() => {}}
            />
          </>
        }
      />
    </div>
  )
}

function Chosen({ count, onClear }: { count: number; onClear(): void }) {
  return (
    <SelectionBar count={count} onClear={onClear}>
      <Button kind="quiet" size="bar" icon={truck}>
        Set courier
      </Button>
      <Button kind="quiet" size="bar" icon={send}>
        Mark as shipped
      </Button>
      <Button kind="quiet" size="bar" icon={undo}>
        Set return courier
      </Button>
      <Button kind="quiet" size="bar" icon={printer}>
        Print {count} labels
      </Button>
    </SelectionBar>
  )
}

function rowKey({ serial }: Shipment): string {
  return String(serial)
}
