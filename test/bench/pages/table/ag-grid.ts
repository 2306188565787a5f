import { ClientSideRowModelModule, type ColDef, createGrid, ModuleRegistry } from 'ag-grid-community'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import base from '../../../../styles/index.css?inline'
import type { Contender } from '../../types'
import { openStage } from '../stage'
import { Mark } from './mark'
import { stepsOf } from './steps'
import { byName, columns, headHeight, manyRows, type Row, rowHeight, statuses } from './world'

/** Returns the markup of each status. Cells clone it, which is as cheap as a renderer can be. */
function marks(): ReadonlyMap<string, Element> {
  const holder = document.createElement('div')
  return new Map(
    (Object.keys(statuses) as Row['status'][]).map(status => {
      holder.innerHTML = renderToStaticMarkup(createElement(Mark, { status }))
      return [status, holder.firstElementChild as Element]
    }),
  )
}

/** Creates the grid with the one module that the page's rows need, and without animation: the other tables have none. */
export function make(count: number): Contender {
  ModuleRegistry.registerModules([ClientSideRowModelModule])
  const stage = openStage(base)
  const all = [...manyRows(count)]
  const mark = marks()
  const defs = columns.map(
    ({ field, head, width }): ColDef<Row> => ({
      field,
      headerName: head,
      width,
      sortable: field === 'theatre',
      sortingOrder: ['asc', 'desc'],
      resizable: false,
      ...(field === 'theatre' && { comparator: byName }),
      ...(field === 'status' && { cellRenderer: ({ value }: { value: string }) => mark.get(value)?.cloneNode(true) }),
    }),
  )
  const place = stage.box.appendChild(document.createElement('div'))
  place.style.blockSize = '100vh'
  return stepsOf({
    root: stage.root,
    count,
    box: '.ag-grid-viewport',
    row: '.ag-row',
    cell: '.ag-cell',
    sort: '.ag-header-cell[col-id=theatre] .ag-header-cell-label',
    draw: () =>
      void createGrid(place, {
        columnDefs: defs,
        rowData: all,
        getRowId: ({ data }) => data.id,
        rowHeight,
        headerHeight: headHeight,
        animateRows: false,
        themeStyleContainer: stage.root as unknown as HTMLElement,
      }),
  })
}
