'use client'

import { useEffect, useState } from 'react'
import { Shipments, WorkOrders } from 'reeldock/react'

export function Orders() {
  const [locale, setLocale] = useState('en')
  const [theme, setTheme] = useState<'auto' | 'dark'>('auto')
  const [said, setSaid] = useState('')
  useEffect(() => {
    import('../host.js')
  }, [])
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
