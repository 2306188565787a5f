import '@vaadin/grid/vaadin-grid.js'
import { columns, orders } from './orders'

const grid = document.createElement('vaadin-grid')
grid.pageSize = 25
for (const [path, header] of Object.entries(columns))
  grid.append(Object.assign(document.createElement('vaadin-grid-column'), { path, header }))
grid.dataProvider = async ({ page, pageSize }, done) => {
  const { rows, total } = await orders('current', page * pageSize, pageSize)
  done(rows, total)
}
document.getElementById('here').append(grid)
