import { expect } from 'chai'
import { aDock } from '../../core/appliances/fixtures'
import type { DownloadRate } from '../../core/work-orders/download-pace'
import { type Mounted, mount } from '../../test/fixtures/page/mount'
import { DownloadProgress, OrderDownloads } from './DownloadProgress'

describe('the appliances of downloads', () => {
  let mounted: Mounted
  const shownText = () => mounted.root.textContent ?? ''
  const composition = {
    id: 'c1',
    cplName: 'Kestrel_FTR_F',
    size: 1e9,
    dcpTransferStatus: null,
    download: { status: 'in_progress' as const, percentage: 40 },
  }
  const rate: DownloadRate = { rate: 8e6, minutesLeft: 12, isSlow: false, stalledMinutes: null }
  const one = aDock([], { applianceId: 'a1', name: 'Dock 1', serialNo: 'RD-1' })
  const two = aDock([], { applianceId: 'a2', name: 'Dock 2', serialNo: 'RD-2', isOnline: false })

  afterEach(() => mounted.unmount())

  it('are shown for a composition, without its rate when the appliance is offline', async () => {
    mounted = await mount(<DownloadProgress composition={composition} rate={rate} docks={[two]} showsDocks />)
    expect(shownText()).to.match(/Appliance RD-2 is offline. Dock 2/)
    expect(shownText()).not.to.match(/Mb|min|into/)
  })

  it('are shown once for the order when its downloads cannot be identified', async () => {
    mounted = await mount(
      <>
        <DownloadProgress composition={composition} rate={rate} docks={[one, two]} showsDocks={false} />
        <DownloadProgress composition={composition} rate={rate} docks={[one, two]} showsDocks={false} />
        <OrderDownloads docks={[one, two]} />
      </>,
    )
    expect(shownText().match(/Downloads of this order · into Dock 1 \(RD-1\)/g)?.length).to.equal(1)
    expect(shownText().match(/Dock 1/g)?.length).to.equal(1)
    expect(shownText().match(/Appliance RD-2 is offline. Dock 2/g)?.length).to.equal(1)
    expect(shownText().match(/Mb/g)?.length).to.equal(2)
  })

  it('are not shown for the order when they are shown for each composition', async () => {
    mounted = await mount(<OrderDownloads docks={[]} />)
    expect(shownText()).to.equal('')
  })
})
