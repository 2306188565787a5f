import {
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  type ColDef,
  createGrid,
  ExternalFilterModule,
  ModuleRegistry,
  PaginationModule,
} from 'ag-grid-community'
import { collatorOf } from '../../../../core/base/collate'
import { dueAt } from '../../../../core/work-orders/active/due'
import { rowOf } from '../../../../core/work-orders/mapping'
import area from '../../../../styles/areas/work-orders.css?inline'
import openedSheet from '../../../../styles/areas/work-orders-opened.css?inline'
import base from '../../../../styles/index.css?inline'
import type { Contender } from '../../types'
import { placeOpened } from '../place-opened'
import { openStage, t } from '../stage'
import { until } from '../until-drawn'
import { byShipBy, type Item, itemsOf, openedOf } from './grid-items'
import { markupOf } from './grid-markup'
import { shownIn } from './shown'
import { manyOrders, setTime, start, zone } from './world'

const heights = { order: 56, head: 40, opened: 140 } as const
const heads = {
  workOrderNo: 'Work order',
  content: 'Content',
  status: 'Status',
  copied: 'Drives',
  nextShipBy: 'Ship by',
}
const pageSize = 25

/**
 * Creates the grid with the modules that these presses need. Heads of groups and opened rows are full-width rows, a
 * feature of the free edition.
 */
export async function make(count: number): Promise<Contender> {
  setTime(start)
  ModuleRegistry.registerModules([
    ClientSideRowModelModule,
    ClientSideRowModelApiModule,
    ExternalFilterModule,
    PaginationModule,
  ])
  const stage = openStage(base, area, openedSheet)
  const orders = manyOrders(count).map(order => rowOf(order))
  const due = dueAt(start, zone)
  const markup = markupOf(orders, due)
  let isGrouped = true
  let isApproved = false
  const { compare } = collatorOf(t.locale)
  const idOf = ({ data }: { data?: Item | undefined }) => data?.id ?? ''
  const place = stage.box.appendChild(document.createElement('div'))
  place.style.blockSize = '100vh'

  const arrow: ColDef<Item> = {
    width: 44,
    cellRenderer: ({ data }: { data: Item }) => {
      const button = document.createElement('button')
      button.className = 'arrow'
      button.onclick = () => data.kind === 'order' && grid.applyTransaction({ add: [openedOf(data.order)] })
      return button
    },
  }
  const columns = Object.entries(heads).map(
    ([id, headerName]): ColDef<Item> => ({
      colId: id,
      headerName,
      width: 230,
      resizable: false,
      sortable: id === 'workOrderNo' || id === 'nextShipBy',
      sortingOrder: ['asc', 'desc'],
      valueGetter: idOf,
      cellRenderer: ({ data }: { data: Item }) => markup.copy(`${id} ${data.id}`),
      comparator: (a, b, { data: one }, { data: other }, isDescending) =>
        id === 'nextShipBy' ? byShipBy(one, other, isDescending) : compare(a, b),
      ...(id === 'nextShipBy' && { sort: 'asc' as const }),
    }),
  )
  const grid = createGrid<Item>(place, {
    columnDefs: [arrow, ...columns],
    rowData: [...itemsOf(orders, due)],
    getRowId: idOf,
    getRowHeight: ({ data }) => heights[data?.kind ?? 'order'],
    isFullWidthRow: ({ rowNode }) => rowNode.data?.kind !== 'order',
    fullWidthCellRenderer: ({ data }: { data: Item }) => markup.copy(data.id),
    isExternalFilterPresent: () => true,
    doesExternalFilterPass: ({ data }) =>
      data?.kind === 'head' ? isGrouped : !isApproved || (data !== undefined && data.order.status === 'approved'),
    postSortRows: ({ nodes }) =>
      placeOpened(nodes, item => (item.kind === 'opened' ? item.order.workOrderNo : undefined)),
    pagination: true,
    paginationPageSize: pageSize,
    paginationPageSizeSelector: [10, pageSize, 50],
    animateRows: false,
    themeStyleContainer: stage.root as unknown as HTMLElement,
  })
  const rows = () => stage.all('.ag-row')
  await until(() => rows().length > 0, 'the rows')
  const sortBy = (column: keyof typeof heads) =>
    stage.get(`.ag-header-cell[col-id=${column}] .ag-header-cell-label`).click()
  const group = (next: boolean) => {
    if (isGrouped === next) return
    isGrouped = next
    grid.onFilterChanged()
  }
  const top = (element: Element) => element.getBoundingClientRect().top
  return {
    steps: {
      sort: async () => {
        group(false)
        sortBy('workOrderNo')
      },
      filter: async () => {
        isApproved = !isApproved
        grid.onFilterChanged()
      },
      groups: async () => {
        group(true)
        sortBy('nextShipBy')
      },
      'open a row': async turn =>
        stage
          .all('.arrow')
          .toSorted((a, b) => top(a) - top(b))
          [turn]?.click(),
    },
    shown: () => shownIn(rows()),
  }
}
