import fileExport from 'icon:file-export'
import { useEffect, useRef } from 'react'
import type { Resource } from '../../core/base/resource'
import type { ShipmentRow } from '../../core/shipments/store'
import type { Shipment } from '../../core/wire/shipments'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'
import { SearchField } from '../kit/SearchField'
import { Toolbar } from '../kit/Toolbar'
import type { ComboOption } from '../kit/use-combo'
import { FileButton } from './FileButton'
import { NoMatch } from './NoMatch'
import { idOf, type RowActions } from './row-context'
import { ShipmentsBanner } from './ShipmentsBanner'
import { ShipmentsLegend } from './ShipmentsLegend'
import { ShipmentsState } from './ShipmentsState'
import { ShipmentsTable } from './ShipmentsTable'
import { SortField } from './SortField'
import { useRows } from './use-rows'

export interface ShipmentsViewProps {
  workOrderNo: string
  read: Resource<readonly Shipment[]>
  rows: readonly ShipmentRow[]
  /** The partner's zone. */
  zone: string
  couriers: readonly ComboOption[]
  actions: RowActions
  changedCount: number
  flaggedCount: number
  saving: boolean
  restored: boolean
  /** The import was left: its button takes the focus back. */
  focusImport: boolean
  onFile(file: File): void
  onExport(): void
  onDiscard(): void
  onSave(): Promise<boolean>
  onRetry(): void
}

/** All shipments of an order: found, sorted, edited in place and saved. */
export function ShipmentsView(props: ShipmentsViewProps) {
  const { rows, zone, couriers, actions, focusImport } = props
  const t = useText()
  const around = useRef<HTMLDivElement>(null)
  const importButton = useRef<HTMLButtonElement>(null)
  const { shown, ctx, editing, listing, ask, askAll } = useRows({ rows, zone, couriers, actions, around })

  useEffect(() => {
    if (focusImport) importButton.current?.focus()
  }, [focusImport])

  /** Leads to the first row that keeps the others from being saved. */
  function showProblem() {
    const wrong = shown.find(isWrong) ?? rows.find(isWrong)
    if (!wrong) return
    if (!shown.some(row => idOf(row) === idOf(wrong))) askAll()
    editing.open(idOf(wrong), wrong.problems.shippingCourier ? 'shippingCourier' : 'shippingTracking')
  }
  async function save() {
    editing.close()
    if (!(await props.onSave())) showProblem()
  }

  if (rows.length === 0) return <ShipmentsState read={props.read} onRetry={props.onRetry} />
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
          </>
        }
      >
        <SearchField label={t('shipments.search')} value={listing.search} onChange={search => ask({ search })} />
        <SortField order={listing.order} onSort={order => ask({ order })} />
      </Toolbar>
      <ShipmentsLegend rows={rows} chosen={listing.filter} onChoose={filter => ask({ filter })} />
      <ShipmentsBanner rows={rows} actions={actions} restored={props.restored} onDiscard={props.onDiscard} />
      <div ref={around} className="rows-around" {...editing.props}>
        {shown.length === 0 ? (
          <NoMatch onClear={askAll} />
        ) : (
          <ShipmentsTable
            {...props}
            shown={shown}
            ctx={ctx}
            order={listing.order}
            onSort={order => ask({ order })}
            onSave={save}
            onShowProblem={showProblem}
          />
        )}
      </div>
    </div>
  )
}

function isWrong({ problems }: ShipmentRow): boolean {
  return Object.keys(problems).length > 0
}
