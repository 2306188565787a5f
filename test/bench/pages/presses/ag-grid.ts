import {
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  type ColDef,
  createGrid,
  ExternalFilterModule,
  ModuleRegistry,
  RowSelectionModule,
  TextEditorModule,
} from 'ag-grid-community'
import { collatorOf } from '../../../../core/base/collate'
import area from '../../../../styles/areas/shipments.css?inline'
import entry from '../../../../styles/areas/shipments-entry.css?inline'
import openedSheet from '../../../../styles/areas/shipments-opened.css?inline'
import base from '../../../../styles/index.css?inline'
import type { Contender } from '../../types'
import { placeOpened } from '../place-opened'
import { openStage, t, type } from '../stage'
import { until } from '../until-drawn'
import type { Item } from './grid-items'
import { takeMarkup } from './markup'
import { joinFirst } from './shown'
import { manyShipments, numberOf } from './world'

const heights = { row: 56, opened: 320 } as const
const heads = {
  serial: '#',
  address: 'Address',
  deliveryInstructions: 'Instructions',
  deliverBy: 'Deliver by',
  shipBy: 'Ship by',
  shippingInfo: 'Courier and tracking number',
  status: 'Status',
} as const

/**
 * Creates the grid with the modules that these presses need. Opened content is a full-width row, a feature of
 * the free edition.
 */
export async function make(count: number): Promise<Contender> {
  ModuleRegistry.registerModules([
    ClientSideRowModelModule,
    ClientSideRowModelApiModule,
    ExternalFilterModule,
    RowSelectionModule,
    TextEditorModule,
  ])
  const markup = await takeMarkup(count)
  const stage = openStage(base, area, entry, openedSheet)
  const items = manyShipments(count).map(
    (shipment): Item => ({ id: shipment.id, shipment, number: shipment.shippingDetails?.reference ?? '' }),
  )
  let isFiltered = false
  const { compare } = collatorOf(t.locale)
  const theatreOf = ({ shipment }: Item) => shipment.theatre.name
  const place = stage.box.appendChild(document.createElement('div'))
  place.style.blockSize = '100vh'

  const arrow: ColDef<Item> = {
    width: 44,
    cellRenderer: ({ data }: { data: Item }) => {
      const button = document.createElement('button')
      button.className = 'arrow'
      button.onclick = () => {
        const id = `opened ${data.id}`
        const opened = grid.getRowNode(id)?.data
        grid.applyTransaction(opened ? { remove: [opened] } : { add: [{ ...data, id, opens: data.id }] })
      }
      return button
    },
  }
  const columns = Object.entries(heads).map(
    ([id, headerName]): ColDef<Item> => ({
      colId: id,
      headerName,
      width: 160,
      resizable: false,
      sortable: id === 'address',
      sortingOrder: ['asc', 'desc'],
      editable: id === 'shippingInfo',
      valueGetter: ({ data }) => (id === 'shippingInfo' ? data?.number : data?.id),
      valueSetter: ({ data, newValue }) => {
        data.number = newValue
        return true
      },
      cellRenderer: ({ data }: { data: Item }) => markup.cell(data.id, id, data.number),
      ...(id === 'address' && {
        comparator: (_a, _b, { data: one }, { data: other }) =>
          one && other ? compare(theatreOf(one), theatreOf(other)) : 0,
        sort: 'asc' as const,
      }),
    }),
  )
  const grid = createGrid<Item>(place, {
    columnDefs: [arrow, ...columns],
    rowData: items,
    getRowId: ({ data }) => data.id,
    getRowHeight: ({ data }) => (data?.opens ? heights.opened : heights.row),
    isFullWidthRow: ({ rowNode }) => rowNode.data?.opens !== undefined,
    fullWidthCellRenderer: () => markup.opened(),
    isExternalFilterPresent: () => true,
    doesExternalFilterPass: ({ data }) => !isFiltered || data?.shipment.status === 'dispatched',
    postSortRows: ({ nodes }) => placeOpened(nodes, ({ opens }) => opens),
    rowSelection: { mode: 'multiRow', checkboxes: true, headerCheckbox: true },
    animateRows: false,
    themeStyleContainer: stage.root as unknown as HTMLElement,
  })
  await until(() => stage.all('.ag-row').length > 0, 'the rows')
  const fromTop = (selector: string) =>
    stage.all(selector).toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
  const editor = () => stage.get('.ag-cell-inline-editing input') as HTMLInputElement
  const editAt = (index: number) => {
    grid.stopEditing()
    grid.startEditingCell({ rowIndex: index, colKey: 'shippingInfo' })
  }
  return {
    steps: {
      filter: async turn => {
        isFiltered = turn % 2 === 0
        grid.onFilterChanged()
      },
      'select all': async () => stage.get('.ag-header-select-all input').click(),
      'select one': async turn => fromTop('.ag-row .ag-selection-checkbox input')[turn]?.click(),
      sort: async () => stage.get('.ag-header-cell[col-id=address] .ag-header-cell-label').click(),
      'open an edit': async turn => editAt(turn),
      // The grid writes only when its editor closes. Our element writes at each key, so this step does the same.
      'a key in it': async turn => {
        const number = '1Z5R89390357567127'.slice(0, turn + 1)
        type(editor(), number)
        const edited = grid.getEditingCells()[0]
        if (edited) grid.getDisplayedRowAtIndex(edited.rowIndex)?.setDataValue('shippingInfo', number)
      },
      'open a row': async () => {
        grid.stopEditing()
        fromTop('.arrow')[0]?.click()
      },
      paste: async () => {
        items.forEach((item, index) => {
          item.number = numberOf(10_000 + index)
        })
        grid.applyTransaction({ update: items })
        grid.refreshCells({ force: true, columns: ['shippingInfo'] })
      },
    },
    // The grid scrolls when rows are opened and draws only rows in sight, so read the first rows from its model.
    shown() {
      const theatres: string[] = []
      grid.forEachNodeAfterFilterAndSort(({ data }) => {
        if (data && !data.opens) theatres.push(theatreOf(data))
      })
      return joinFirst(theatres)
    },
  }
}
