import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { endFeeds, feed } from '../../test/fixtures/page/feed'
import { deferred } from '../../test/fixtures/page/wait'
import { pollEvery } from '../live/live'
import { wireAppliance } from './fixtures'
import { openedAppliance } from './opened-store'

describe('an opened appliance', () => {
  let clock: Clock
  beforeEach(() => {
    clock = takeClock()
  })
  afterEach(() => {
    endFeeds()
    clock.restore()
  })

  // @spec 7.33
  it('keeps the data of an event when an earlier requested status arrives', async () => {
    const statuses: ReturnType<typeof deferred<Response>>[] = []
    const { portal, open, say } = feed({
      async fetch(input) {
        const url = String(input)
        if (url.includes('/v1/qs/appliances/')) return Response.json(wireAppliance([]))
        if (!url.includes('/v1/appliance-status')) return Response.json([])
        const status = deferred<Response>()
        statuses.push(status)
        return status.promise
      },
    })
    portal.hold(openedAppliance, 'a1')
    const { about } = portal.use(openedAppliance, 'a1')
    const answer = async (index: number, isOnline: boolean) => {
      const appliances = [{ applianceId: 'a1', isOnline, activeDownloads: index, downloadRate: 0 }]
      statuses[index]?.resolve(Response.json({ applianceStatus: { appliances } }))
      await clock.advance(0)
    }
    await clock.advance(0)
    open()
    await clock.advance(pollEvery)
    say({ type: 'appliance.changed', applianceId: 'a1', isOnline: false })
    await answer(0, true)
    expect(about.value.data?.isOnline, 'the older status').to.equal(false)
    await clock.advance(pollEvery)
    await answer(1, true)
    expect(about.value.data?.isOnline, 'the newer status').to.equal(true)
  })
})
