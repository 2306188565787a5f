// A page of the Pages Router, beside the App Router of the same app.
import { useEffect } from 'react'
import { WorkOrders } from 'reeldock/react'

export default function OldPage() {
  useEffect(() => {
    import('../host.js')
  }, [])
  return (
    <main>
      <WorkOrders pageSize={10} />
    </main>
  )
}
