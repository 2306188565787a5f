import { expect } from 'chai'
import { useState } from 'react'
import '../../core/work-orders/words'
import type { Composition } from '../../core/wire/work-orders'
import { type Mounted, mount, settled } from '../../test/fixtures/page/mount'
import { until } from '../../test/fixtures/page/wait'
import { DownloadEnds } from './DownloadEnds'

describe('the ends of downloads', function (this: Mocha.Suite) {
  let mounted: Mounted
  const announced = () => mounted.all('.sr-only p').map(({ textContent }) => textContent)
  const compositionOf = (id: string, status: string): Composition => ({
    id,
    cplName: id,
    size: 1,
    dcpTransferStatus: null,
    download: { status: status as 'in_progress', percentage: null },
  })
  let update: (compositions: Composition[]) => void
  function Announcer() {
    const [compositions, setCompositions] = useState([
      compositionOf('c0', 'in_progress'),
      compositionOf('c1', 'in_progress'),
    ])
    update = setCompositions
    return <DownloadEnds compositions={compositions} />
  }
  const show = (...statuses: string[]) => {
    update(statuses.map((status, index) => compositionOf(`c${index}`, status)))
    return settled()
  }

  beforeEach(async () => {
    mounted = await mount(<Announcer />)
  })
  afterEach(() => mounted.unmount())

  it('are announced once, also after a stall', async () => {
    await show('stalled', 'in_progress')
    await show('in_progress', 'in_progress')
    await show('stalled', 'completed')
    await show('completed', 'completed')
    await until(() => announced().length > 1, 'the ends')
    expect(announced()).to.deep.equal(['c1: Download completed', 'c0: Download completed'])
  })

  it('are removed from the page after the announcement, because they may become outdated', async () => {
    await show('completed', 'in_progress')
    await until(() => announced().length === 1, 'the end')
    await until(() => announced().length === 0, 'nothing left to read')
    await show('completed', 'failed')
    await until(() => announced().join() === 'c1: Download failed', 'only the new end')
  })

  it('are not announced for unobserved downloads, retries or unknown statuses', async () => {
    await show('failed', 'defrosting', 'completed')
    await show('queued', 'in_progress', 'completed')
    await show('error', 'completed', 'archived')
    await until(() => announced().length > 2, 'the ends')
    expect(announced().toSorted()).to.deep.equal([
      'c0: Download error',
      'c0: Download failed',
      'c1: Download completed',
    ])
  })
})
