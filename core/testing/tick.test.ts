import { expect } from 'chai'
import type { PortalEvent } from '../wire/events'
import { createBackend } from './backend'
import { createClock } from './clock'
import { hour, minute } from './durations'
import { testNow } from './fixtures'
import { memoryUnit } from './memory'
import type { StepFailure } from './records'
import type { Repository, Unit } from './repository'
import { seedWorld } from './seeds/world'

/**
 * Returns two partners with an order to assign now. The step cannot read the record of the first one until `restore` is
 * called.
 */
function twoPartners() {
  const world = seedWorld({ now: testNow, orgs: ['cinderlane', 'lonestar'] })
  const partners = world.partners.map(partner => ({ ...partner, nextAt: testNow }))
  let isBroken = true
  const memory = memoryUnit({ ...world, partners, orders: [], records: { ...world.records, appliance: [] } })
  const unit: Unit = {
    ...memory,
    run: task =>
      memory.run(repository => {
        const partner: Repository['partner'] = async (org, use) => {
          if (isBroken && org === 'cinderlane' && use === 'write') throw new Error('broken on purpose')
          return repository.partner(org, use)
        }
        return task({ ...repository, partner })
      }),
  }
  const clock = createClock(testNow)
  const published: { org: string; event: PortalEvent }[] = []
  const failures: StepFailure[] = []
  const backend = createBackend({
    unit,
    clock,
    publish: (org, event) => void published.push({ org, event }),
    setAside: failure => void failures.push(failure),
  })
  const storedFailure = () => unit.run(repository => repository.stepFailure('cinderlane'))
  const assigned = (org: string) =>
    published.filter(each => each.org === org && each.event.type === 'work_order.assigned').length
  const restore = () => {
    isBroken = false
  }
  return { backend, clock, failures, storedFailure, assigned, restore, unit }
}

describe('the step of the world', () => {
  it('continues for other partners when it fails for one, which is set aside with the reason', async () => {
    const { backend, failures, storedFailure, assigned } = twoPartners()
    await backend.tick()
    expect(assigned('lonestar')).to.equal(1)
    const failure = await storedFailure()
    expect(failure).to.include({ org: 'cinderlane', since: testNow, attempts: 1, nextTryAt: testNow + minute })
    expect(failure?.reason).to.contain('broken on purpose')
    expect(failures).to.deep.equal([failure])
  })

  it('is retried after pauses that double up to an hour, and is reported once', async () => {
    const { backend, clock, failures, storedFailure, unit } = twoPartners()
    const pauses: number[] = []
    for (let attempt = 1; attempt <= 9; attempt++) {
      await backend.tick()
      const failure = await storedFailure()
      expect(failure).to.include({ attempts: attempt, since: testNow })
      const at = failure?.nextTryAt ?? 0
      pauses.push((at - clock.now()) / minute)
      clock.set(at - 1)
      expect((await unit.due(clock.now())).orgs).not.to.include('cinderlane')
      await backend.tick()
      expect((await storedFailure())?.attempts, 'not before its time').to.equal(attempt)
      clock.set(at)
    }
    expect(pauses).to.deep.equal([1, 2, 4, 8, 16, 32, 60, 60, 60])
    expect(failures).to.have.length(1)
  })

  it('returns the time of the next attempt, and clears the failure after a success', async () => {
    const { backend, clock, storedFailure, assigned, restore, unit } = twoPartners()
    await backend.tick()
    expect((await unit.due(testNow)).nextAt).to.equal(testNow + minute)
    restore()
    clock.set(testNow + hour)
    await backend.tick()
    expect(await storedFailure()).to.equal(null)
    expect(assigned('cinderlane')).to.equal(1)
  })

  it('is retried at once on request', async () => {
    const { backend, storedFailure, assigned, restore } = twoPartners()
    await backend.tick()
    await backend.retry('cinderlane')
    expect((await storedFailure())?.attempts).to.equal(2)
    restore()
    await backend.retry('cinderlane')
    expect(await storedFailure()).to.equal(null)
    expect(assigned('cinderlane')).to.equal(1)
  })

  it('keeps the innermost cause of an error', async () => {
    const { backend, unit, storedFailure } = twoPartners()
    const { run } = unit
    unit.run = work =>
      run(async repository => {
        const partner = repository.partner
        return work({
          ...repository,
          partner: async (org, mode) => {
            if (org === 'cinderlane') throw new Error('params: secret', { cause: new Error('lock timeout') })
            return partner(org, mode)
          },
        })
      })
    await backend.tick()
    expect((await storedFailure())?.reason).to.equal('Error: lock timeout')
  })
})
