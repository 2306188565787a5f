import '@ui5/webcomponents/dist/Assets.js'
import '@ui5/webcomponents/dist/DatePicker.js'
import '@ui5/webcomponents/dist/Table.js'
import '@ui5/webcomponents/dist/TableCell.js'
import '@ui5/webcomponents/dist/TableHeaderCell.js'
import '@ui5/webcomponents/dist/TableHeaderRow.js'
import '@ui5/webcomponents/dist/TableRow.js'
import { columns, orders } from './orders'

const make = (tag, ...parts) => {
  const element = document.createElement(tag)
  element.append(...parts)
  return element
}

const table = make('ui5-table')
const head = make('ui5-table-header-row', ...Object.values(columns).map(title => make('ui5-table-header-cell', title)))
head.slot = 'headerRow'
table.append(head)
document.getElementById('here').append(make('ui5-date-picker'), table)
const { rows } = await orders('current')
for (const row of rows)
  table.append(make('ui5-table-row', ...Object.keys(columns).map(name => make('ui5-table-cell', row[name]))))
