import './host.js'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Shipments, WorkOrders } from 'reeldock/react'

function Page() {
  const [locale, setLocale] = useState('en')
  const [theme, setTheme] = useState('auto')
  const [said, setSaid] = useState('')
  return (
    <>
      <button type="button" id="language" onClick={() => setLocale('de')}>
        Deutsch
      </button>
      <button type="button" id="theme" onClick={() => setTheme('dark')}>
        Dark
      </button>
      <output id="said">{said}</output>
      <WorkOrders pageSize="10" locale={locale} theme={theme} />
      <Shipments
        workOrderNo="WO-48213"
        locale={locale}
        theme={theme}
        onShipmentsSaved={({ detail }) => setSaid(`saved ${detail.ids.length}`)}
      />
    </>
  )
}

createRoot(document.getElementById('root')).render(<Page />)
