import { expect } from '@esm-bundle/chai'
import { useState } from 'react'
import { Toasts } from './Toasts'
import { type Mounted, mount, settled } from './test-mount'

let draw: () => void

function Redrawn() {
  const [, setCount] = useState(0)
  draw = () => setCount(count => count + 1)
  return <Toasts toasts={[{ id: 1, tone: 'danger', title: 'Not saved' }]} onDismiss={() => {}} />
}

describe('Toasts', () => {
  let page: Mounted
  beforeEach(async () => {
    page = await mount(<Redrawn />)
  })
  afterEach(() => page.unmount())

  it('keep the focus on their button while they are drawn again', async () => {
    page.get('.toast button').focus()
    draw()
    await settled()
    expect(page.root.activeElement).to.equal(page.get('.toast button'))
  })
})
