import clipboard from 'icon:clipboard-text'
import fileExport from 'icon:file-export'
import printer from 'icon:printer'
import { useEffect, useRef } from 'react'
import { lazy } from '../../core/base/lazy'
import sheet from '../../styles/areas/shipments-entry.css?inline'
import { useSheet } from '../base/bridge/hooks'
import { StaleBar } from '../base/frame/ReadState'
import { useText } from '../kit/context'
import { nothingFound } from '../kit/drawings/empty'
import { BannerSlot } from '../kit/feedback/banner-place'
import { LostPart } from '../kit/feedback/LostPart'
import { Part } from '../kit/feedback/Part'
import { Button } from '../kit/fields/Button'
import { SearchField } from '../kit/fields/SearchField'
import { EmptyState } from '../kit/states/EmptyState'
import { Toolbar } from '../kit/table/Toolbar'
import { schedulePart } from '../views/schedule-part'
import { FileButton } from './FileButton'
import { useOrder } from './order-context'
import { rowPart } from './row-part'
import { ShipmentsBanner } from './ShipmentsBanner'
import { ShipmentsLegend } from './ShipmentsLegend'
import { ShipmentsSave } from './ShipmentsSave'
import { ShipmentsState } from './ShipmentsState'
import { ShipmentsTable } from './ShipmentsTable'
import { SortField } from './SortField'
import { useRows } from './use-rows'

const labelsPart = lazy(() => import('../labels/label-views'), 'LabelsDialog')
const shortcutsPart = lazy(() => import('./keys/ShortcutsDialog'), 'ShortcutsDialog')

interface ShipmentsViewProps {
  /** Whether a person has left the import, so that its button gets the focus back. */
  focusImport: boolean
}

/** All shipments of an order: search, sort, edit in place and save. */
export function ShipmentsView({ focusImport }: ShipmentsViewProps) {
  const { workOrderNo, zone, rows, isPast, read, store, onFile, onExport } = useOrder()
  useSheet(sheet)
  const t = useText()
  const importButton = useRef<HTMLButtonElement>(null)
  const view = useRows()
  const { around, shown, listing, ask, showAll, onPrint } = view

  useEffect(() => {
    if (focusImport) importButton.current?.focus()
  }, [focusImport])

  if (rows.length === 0) return <ShipmentsState />
  return (
    <div className="stack">
      <BannerSlot />
      <Toolbar
        actions={
          <>
            {!isPast && (
              <FileButton ref={importButton} onFile={onFile}>
                {t('shipments.import')}
              </FileButton>
            )}
            <Button icon={fileExport} onClick={onExport}>
              {t('shipments.export')}
            </Button>
            {!isPast && (
              <>
                <Button icon={clipboard} onClick={() => view.setPasting(true)}>
                  {t('shipments.paste')}
                </Button>
                <Button icon={printer} onClick={() => onPrint([])}>
                  {t('shipments.labels')}
                </Button>
              </>
            )}
          </>
        }
      >
        <SearchField label={t('shipments.search')} value={listing.search} onChange={search => ask({ search })} />
        <SortField order={listing.order} onSort={order => ask({ order })} />
      </Toolbar>
      <ShipmentsLegend view={view} />
      <LostPart of={[schedulePart, rowPart]} />
      <StaleBar read={read} title={t('shipments.loadFailed')} onRetry={() => void store.refresh()} />
      <ShipmentsBanner view={view} />
      <div ref={around} className="rows-around" tabIndex={-1} {...view.editing.props}>
        {shown.length === 0 ? (
          <>
            <EmptyState
              drawing={nothingFound}
              title={t('shipments.noMatch')}
              steps={<Button onClick={showAll}>{t('shipments.clearSearch')}</Button>}
            />
            <ShipmentsSave view={view} />
          </>
        ) : (
          <ShipmentsTable view={view} />
        )}
      </div>
      {view.hasShortcuts && <Part of={shortcutsPart} rows={0} props={{ onClose: () => view.showShortcuts(false) }} />}
      {view.printing !== null && !isPast && (
        <Part
          of={labelsPart}
          rows={0}
          props={{
            orders: [{ workOrderNo, count: rows.length, rows }],
            zone,
            among: { shown, selected: view.tickedRows, serials: view.printing },
            onClose: () => onPrint(null),
          }}
        />
      )}
    </div>
  )
}
