import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { configure } from 'reeldock'
import { WorkOrders } from 'reeldock/react'
import { showLinks, supply } from '../supply.js'

const views = { current: 'Active', past: 'Archive' }

function Desk() {
  const [items, setItems] = useState('current')
  const [opened, setOpened] = useState('none')
  return (
    <main>
      <h1>Orders</h1>
      <p>
        {Object.entries(views).map(([view, label]) => (
          <button type="button" key={view} aria-pressed={items === view} onClick={() => setItems(view)}>
            {label}
          </button>
        ))}
        Last order opened: <output id="opened">{opened}</output>
      </p>
      <WorkOrders
        items={items}
        pageSize="10"
        onViewChanged={({ detail }) => detail.name === 'items' && setItems(detail.value)}
        onWorkOrderOpened={({ detail }) => setOpened(detail.workOrderNo)}
      />
    </main>
  )
}

const { options, isSignedIn } = await supply()
configure(options)
showLinks(isSignedIn)
createRoot(document.getElementById('root')).render(<Desk />)
