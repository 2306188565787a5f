import { expect } from 'chai'
import { aDock } from '../../core/appliances/fixtures'
import type { DownloadRate } from '../../core/work-orders/download-pace'
import { type Mounted, mount } from '../../test/fixtures/page/mount'
import { DownloadProgress, OrderInto } from './DownloadProgress'

describe('where downloads come in', () => {
  let mounted: Mounted
  const words = () => mounted.root.textContent ?? ''
  const composition = {
    id: 'c1',
    cplName: 'Kestrel_FTR_F',
    size: 1e9,
    dcpTransferStatus: null,
    download: { status: 'in_progress' as const, percentage: 40 },
  }
  const rate: DownloadRate = { rate: 8e6, minutesLeft: 12, isSlow: false, stillFor: null }
  const one = aDock([], { applianceId: 'a1', name: 'Dock 1', serialNo: 'RD-1' })
  const two = aDock([], { applianceId: 'a2', name: 'Dock 2', serialNo: 'RD-2', isOnline: false })

  afterEach(() => mounted.unmount())

  it('is said of a composition, and none of its rate where that appliance is away', async () => {
    mounted = await mount(<DownloadProgress composition={composition} rate={rate} into={[two]} saysInto />)
    expect(words()).to.match(/Appliance RD-2 is offline. Dock 2/)
    expect(words()).not.to.match(/Mb|min|into/)
  })

  it('is said once of the order where nobody can tell which goes where', async () => {
    mounted = await mount(
      <>
        <DownloadProgress composition={composition} rate={rate} into={[one, two]} saysInto={false} />
        <DownloadProgress composition={composition} rate={rate} into={[one, two]} saysInto={false} />
        <OrderInto into={[one, two]} />
      </>,
    )
    expect(words().match(/Downloads of this order · into Dock 1 \(RD-1\)/g)?.length).to.equal(1)
    expect(words().match(/Dock 1/g)?.length).to.equal(1)
    expect(words().match(/Appliance RD-2 is offline. Dock 2/g)?.length).to.equal(1)
    expect(words().match(/Mb/g)?.length).to.equal(2)
  })

  it('is not said of the order where each is told', async () => {
    mounted = await mount(<OrderInto into={[]} />)
    expect(words()).to.equal('')
  })
})
