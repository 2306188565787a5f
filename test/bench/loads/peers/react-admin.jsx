import { Admin, Datagrid, List, Resource, TextField } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { columns, orders } from './orders'

const items = { current: 'current', past: 'archived' }

/** The only call of the list; the other methods are never called. */
const dataProvider = {
  async getList(resource, { pagination: { page, perPage } }) {
    const { rows, total } = await orders(items[resource], (page - 1) * perPage, perPage)
    return { data: rows, total }
  },
}

const Orders = () => (
  <List perPage={25}>
    <Datagrid>
      {Object.entries(columns).map(([source, label]) => (
        <TextField key={source} source={source} label={label} sortable={false} />
      ))}
    </Datagrid>
  </List>
)

createRoot(document.getElementById('here')).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="current" list={Orders} />
    <Resource name="past" list={Orders} />
  </Admin>,
)
