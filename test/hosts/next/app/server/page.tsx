// A Server Component renders an element by itself. Only the set-up of this page is for the browser alone.
import { WorkOrders } from 'reeldock/react'
import { SetUp } from '../set-up'

export default function ServerPage() {
  return (
    <main>
      <SetUp />
      <WorkOrders pageSize={10} />
    </main>
  )
}
