import clipboard from 'icon:clipboard-text'
import fileExport from 'icon:file-export'
import printer from 'icon:printer'
import { useEffect, useRef, useState } from 'react'
import { lazy } from '../../core/base/lazy'
import type { Resource } from '../../core/base/resource'
import type { Origin } from '../../core/drafts/persistence'
import type { Text } from '../../core/i18n/translate'
import type { ClosedRow, ShipmentRow } from '../../core/shipments/drafts/rows'
import type { ShippingType } from '../../core/wire/reference'
import type { Shipment } from '../../core/wire/shipments'
import type { Unsent } from '../base/drafts/draft-words'
import { useText } from '../kit/context'
import { LostPart } from '../kit/feedback/LostPart'
import { Part } from '../kit/feedback/Part'
import { Button } from '../kit/fields/Button'
import { SearchField } from '../kit/fields/SearchField'
import type { ComboOption } from '../kit/fields/use-combo'
import { Toolbar } from '../kit/table/Toolbar'
import { useStable } from '../kit/use-stable'
import { risksPart } from '../views/risks-part'
import { FileButton } from './FileButton'
import { Nothing } from './Nothing'
import type { Spot } from './problem-spots'
import { idOf, type RowActions } from './row-context'
import { ShipmentsBanner } from './ShipmentsBanner'
import { ShipmentsChosen } from './ShipmentsChosen'
import { ShipmentsLegend } from './ShipmentsLegend'
import { ShipmentsSave } from './ShipmentsSave'
import { ShipmentsState } from './ShipmentsState'
import { ShipmentsTable } from './ShipmentsTable'
import { SortField } from './SortField'
import { useRowEvents } from './use-row-events'
import { useRows } from './use-rows'

export interface ShipmentsViewProps extends Unsent {
  workOrderNo: string
  read: Resource<readonly Shipment[]>
  rows: readonly ShipmentRow[]
  /** The partner's zone. */
  zone: string
  couriers: readonly ComboOption[]
  shippingTypes: readonly ShippingType[]
  couriersRead: Resource<unknown>
  actions: RowActions
  changedCount: number
  /** What is wrong with changed rows. */
  problem: Text | null
  saving: boolean
  /** Where what is typed came from, while nothing was typed here since. */
  origin: Origin | null
  /** What was typed in rows that cannot be saved any more. */
  closed: readonly ClosedRow[]
  /** What was dropped, or gave way to theirs, can come back by undo. */
  discarded: boolean
  /** So many rows were typed in on an earlier visit, and cannot be read now. */
  keptUnread: number
  /** The import was left: its button takes the focus back. */
  focusImport: boolean
  onFile(file: File): void
  onExport(): void
  onDiscard(): void
  onSave(): Promise<boolean>
  onRetry(): void
  onRetryCouriers(): void
}

const labelsPart = lazy(() => import('./labels/LabelsScreen'), 'LabelsScreen')

/** All shipments of an order: found, sorted, edited in place and saved. */
export function ShipmentsView(props: ShipmentsViewProps) {
  const { rows, actions, focusImport } = props
  const t = useText()
  const around = useRef<HTMLDivElement>(null)
  const importButton = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  /** The serial to print; 0 for all of them. */
  const [printing, onPrint] = useState<number | null>(null)
  const [pasting, setPasting] = useState(false)
  const handler = useRowEvents(around, rows.length > 0)
  const { shown, ctx, editing, listing, ask, askAll } = useRows({ ...props, onPrint, around, handler })

  useEffect(() => {
    if (focusImport) importButton.current?.focus()
  }, [focusImport])

  const setOpenRow = (id: string, isOpen: boolean) =>
    setOpen(before => new Set([...before].filter(other => other !== id).concat(isOpen ? id : [])))

  const onSpot = useStable(({ id, field }: Spot) => {
    if (!shown.some(row => idOf(row) === id)) askAll()
    if (field.startsWith('return')) setOpenRow(id, true)
    editing.open(id, field)
  })
  const picked = shown.filter(row => chosen.has(idOf(row)))
  const saveBar = (
    <ShipmentsSave
      {...props}
      around={around}
      handler={handler}
      shown={shown}
      editing={editing}
      pasting={pasting}
      onPasted={() => setPasting(false)}
      onSpot={onSpot}
    />
  )

  if (rows.length === 0) return <ShipmentsState {...props} />
  return (
    <div className="stack">
      <Toolbar
        actions={
          <>
            <FileButton ref={importButton} onFile={props.onFile}>
              {t('shipments.import')}
            </FileButton>
            <Button icon={fileExport} onClick={props.onExport}>
              {t('shipments.export')}
            </Button>
            <Button icon={clipboard} onClick={() => setPasting(true)}>
              {t('shipments.paste')}
            </Button>
            <Button icon={printer} onClick={() => onPrint(0)}>
              {t('shipments.labels')}
            </Button>
          </>
        }
      >
        <SearchField label={t('shipments.search')} value={listing.search} onChange={search => ask({ search })} />
        <SortField order={listing.order} onSort={order => ask({ order })} />
      </Toolbar>
      <ShipmentsLegend rows={rows} chosen={listing.filter} onChoose={filter => ask({ filter })} />
      <div className="stack" style={{ minBlockSize: 22 }}>
        <LostPart of={[risksPart]} />
        <ShipmentsBanner {...props} listing={listing} onAsk={ask} onSpot={onSpot} />
      </div>
      <div ref={around} className="rows-around" tabIndex={-1} {...editing.props}>
        {shown.length === 0 ? (
          <>
            <Nothing of="match" onClear={askAll} />
            {saveBar}
          </>
        ) : (
          <ShipmentsTable
            {...props}
            saveBar={saveBar}
            chosen={chosen}
            onChoose={setChosen}
            chosenBar={
              picked.length > 0 && (
                <ShipmentsChosen
                  picked={picked}
                  couriers={props.couriers}
                  actions={actions}
                  onPrint={onPrint}
                  onClear={() => setChosen(new Set())}
                />
              )
            }
            open={open}
            onOpen={setOpenRow}
            shown={shown}
            ctx={ctx}
            order={listing.order}
            onSort={order => ask({ order })}
          />
        )}
      </div>
      {printing !== null && (
        <Part of={labelsPart} rows={0} props={{ ...props, shown, picked, ordinal: printing, onPrint }} />
      )}
    </div>
  )
}
