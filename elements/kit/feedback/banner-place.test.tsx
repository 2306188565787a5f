import { expect } from 'chai'
import { useState } from 'react'
import { type Mounted, mount, settled } from '../../../test/fixtures/page/mount'
import { PageHead } from '../layout/PageHead'
import { Dialog } from '../overlays/Dialog'
import { SidePanel } from '../overlays/SidePanel'
import { OfflineBar } from '../states/OfflineBar'
import { Banner } from './Banner'
import { BannerScope } from './banner-place'

let lose: (isLost: boolean) => void

function Page() {
  const [isLost, setLost] = useState(false)
  lose = setLost
  return (
    <BannerScope>
      <main>
        <PageHead title="Shipments" />
        <p>The rows</p>
        <Banner tone="mute">Your changes were restored</Banner>
        <Banner tone="info" title="Changes pending approval" />
        <Banner tone="danger" title="Not saved" />
        {isLost && <OfflineBar at="14:02:11" />}
      </main>
      <Dialog title="Leave" onClose={() => {}}>
        <Banner tone="warn">One row is lost</Banner>
      </Dialog>
      <SidePanel title="Dock A" onClose={() => {}}>
        <OfflineBar at="14:02:11" />
      </SidePanel>
    </BannerScope>
  )
}

let fail: (hasFailed: boolean) => void

function Failing() {
  const [hasFailed, setFailed] = useState(false)
  fail = setFailed
  return (
    <BannerScope>
      <main>
        <PageHead title="Shipments" />
        <Banner tone="warn">First notice</Banner>
        <Banner tone="warn">Second notice</Banner>
        {hasFailed && <Banner tone="danger" title="Not saved" />}
      </main>
    </BannerScope>
  )
}

describe('the banner of a screen', () => {
  let page: Mounted
  afterEach(() => page.unmount())
  const shown = (place: string) =>
    page.all(`${place} :is([role=status], [role=alert])`).map(banner => banner.textContent)

  it('is one at a time, under the title, in the order of urgency', async () => {
    page = await mount(<Page />)
    expect(shown('main')).to.deep.equal(['Not saved '])
    expect(page.get('main').textContent).to.equal('ShipmentsNot saved The rows')
    lose(true)
    await settled()
    expect(shown('main')).to.deep.equal(['Offline Last updated 14:02:11'])
    lose(false)
    await settled()
    expect(shown('main')).to.deep.equal(['Not saved '])
  })

  it('is a later failure before earlier notices, and the latest of two with the same rank', async () => {
    page = await mount(<Failing />)
    expect(shown('main')).to.deep.equal([' Second notice'])
    fail(true)
    await settled()
    expect(shown('main')).to.deep.equal(['Not saved '])
  })

  it('stays in a dialog when it belongs to one', async () => {
    page = await mount(<Page />)
    expect(shown('dialog.dialog')).to.deep.equal([' One row is lost'])
    expect(shown('dialog.side-panel'), 'a panel over the page').to.deep.equal(['Offline Last updated 14:02:11'])
  })
})
