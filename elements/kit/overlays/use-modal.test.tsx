import { expect } from 'chai'
import { useMemo, useState } from 'react'
import { type Mounted, mount, settled } from '../../../test/fixtures/page/mount'
import { SightScope } from '../layout/sight'
import { Dialog } from './Dialog'
import { SidePanel } from './SidePanel'

let hide: (isHidden: boolean) => void
let draw: () => void
let closings = 0
let registrations = 0

function Hideable({ kind }: { kind: 'dialog' | 'panel' }) {
  const [isHidden, setOut] = useState(false)
  const [, setCount] = useState(0)
  hide = setOut
  draw = () => setCount(count => count + 1)
  const sight = useMemo(
    () => ({
      isHidden,
      register() {
        registrations += 1
        return () => {
          registrations -= 1
        }
      },
    }),
    [isHidden],
  )
  const Kind = kind === 'dialog' ? Dialog : SidePanel
  return (
    <div hidden={isHidden}>
      <SightScope value={sight}>
        <Kind title="Drives" onClose={() => (closings += 1)}>
          <input aria-label="First" />
          <input aria-label="Second" />
        </Kind>
      </SightScope>
    </div>
  )
}

for (const kind of ['dialog', 'panel'] as const)
  describe(`a modal ${kind}`, () => {
    let page: Mounted
    const isModal = () => page.get('dialog').matches(':modal')
    beforeEach(async () => {
      closings = 0
      page = await mount(<Hideable kind={kind} />)
    })
    afterEach(() => page.unmount())

    it('releases the page while its screen is hidden, and returns with the same focus', async () => {
      expect(registrations).to.equal(1)
      page.get('[aria-label=Second]').focus()
      hide(true)
      await settled()
      expect([isModal(), page.get('dialog').hasAttribute('open')]).to.deep.equal([false, false])
      // Browsers send this event with the next frame, which a page in the background does not get.
      page.get('dialog').dispatchEvent(new Event('close'))
      hide(false)
      await settled()
      expect([isModal(), closings]).to.deep.equal([true, 0])
      expect(page.root.activeElement?.getAttribute('aria-label')).to.equal('Second')
    })

    it('is modal again after a move in the page', async () => {
      const elsewhere = document.createElement('div')
      document.body.append(elsewhere)
      elsewhere.append(page.root.host)
      expect(isModal()).to.equal(false)
      draw()
      await settled()
      page.get('dialog').dispatchEvent(new Event('close'))
      expect([isModal(), closings]).to.deep.equal([true, 0])
      document.body.append(page.root.host)
      elsewhere.remove()
    })
  })
