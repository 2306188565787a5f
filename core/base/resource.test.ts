import { expect } from 'chai'
import fc from 'fast-check'
import { takeClock } from '../../test/fixtures/page/clock'
import { createResourceByHand, readByHand } from '../../test/fixtures/page/resource-by-hand'
import { after } from '../../test/fixtures/page/wait'
import { Failure, type FailureCategory } from './errors'
import type { ResourceState } from './resource-types'

describe('a resource', () => {
  const { now: realNow } = Date
  beforeEach(() => {
    let clock = 0
    Date.now = () => ++clock
  })
  afterEach(() => {
    Date.now = realNow
  })

  it('is loading, then ready with its age', async () => {
    const { now, refresh, read } = createResourceByHand()
    expect(now()).to.deep.equal({ state: 'loading', data: null, at: null, version: null, failure: null, busy: false })
    const done = refresh()
    expect(now().busy).to.equal(true)
    read(0).answer.resolve(['a'])
    await done
    expect(now()).to.deep.equal({ state: 'ready', data: ['a'], at: 1, version: null, failure: null, busy: false })
  })

  it('is empty when the server has no data', async () => {
    const { now, refresh, read } = createResourceByHand()
    const done = refresh()
    read(0).answer.resolve([])
    await done
    expect(now().state).to.equal('empty')
  })

  const ends: [FailureCategory, ResourceState][] = [
    ['offline', 'offline'],
    ['no-access', 'no-access'],
    ['unauthorized', 'session-ended'],
    ['not-found', 'error'],
    ['stale', 'error'],
    ['invalid', 'error'],
    ['server', 'error'],
    ['unexpected', 'error'],
  ]
  for (const [category, state] of ends)
    it(`is ${state} after a failure of category ${category}, and keeps earlier data with its age`, async () => {
      const { now, refresh, read, failures } = createResourceByHand()
      const first = refresh()
      read(0).answer.resolve(['a'])
      await first
      const second = refresh()
      expect(now()).to.include({ state: 'ready', busy: true })
      read(1).answer.reject(new Failure({ category }))
      await second
      expect(now().state).to.equal(state)
      expect(now().data).to.deep.equal(['a'])
      expect(now().at).to.equal(1)
      expect(now().failure?.category).to.equal(category)
      expect(failures).to.deep.equal([category])
    })

  it('is read again after failures, with growing delays, until it is disposed', async () => {
    const clock = takeClock()
    try {
      const { reads, read, refresh, dispose, now } = await readByHand()
      const fail = async () => {
        read(reads.length - 1).answer.reject(new Failure({ category: 'offline' }))
        await clock.advance(0)
      }
      void refresh()
      await fail()
      await clock.advance(5000)
      expect(reads.length).to.equal(3)
      await fail()
      await clock.advance(4999)
      expect(reads.length, 'at least half of ten seconds').to.equal(3)
      await clock.advance(5001)
      read(3).answer.resolve(['b'])
      await clock.advance(0)
      expect([now().state, now().data, clock.waiting()]).to.deep.equal(['ready', ['b'], 0])
      void refresh()
      await fail()
      dispose()
      expect(clock.waiting()).to.equal(0)
    } finally {
      clock.restore()
    }
  })

  it('is loading again when a first read that failed is repeated', async () => {
    const { now, refresh, read } = createResourceByHand()
    const first = refresh()
    read(0).answer.reject(new TypeError('bug'))
    await first
    expect(now().state).to.equal('error')
    const second = refresh()
    expect(now()).to.include({ state: 'loading', busy: true })
    read(1).answer.resolve(['a'])
    await second
    expect(now()).to.include({ state: 'ready', failure: null })
  })

  it('does not report a cancelled read', async () => {
    const { now, refresh, read, failures } = createResourceByHand()
    const done = refresh()
    read(0).answer.reject(new Failure({ category: 'cancelled' }))
    await done
    expect(now()).to.deep.equal({ state: 'loading', data: null, at: null, version: null, failure: null, busy: false })
    expect(failures).to.deep.equal([])
  })

  it('aborts an earlier read, and keeps the answer of the last read in any order of answers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .integer({ min: 2, max: 6 })
          .chain(count => fc.shuffledSubarray([...Array(count).keys()], { minLength: count })),
        fc.infiniteStream(fc.boolean()),
        async (order, fails) => {
          const { now, refresh, read, failures } = createResourceByHand()
          const calls = order.map(() => refresh())
          for (const index of order) {
            expect(read(index).abort.aborted).to.equal(index !== order.length - 1)
            const isLast = index === order.length - 1
            if (!isLast && fails.next().value) read(index).answer.reject(new Failure({ category: 'server' }))
            else read(index).answer.resolve([String(index)])
            await after(0)
          }
          await Promise.all(calls)
          expect(now().data).to.deep.equal([String(order.length - 1)])
          expect(now()).to.include({ state: 'ready', busy: false })
          expect(failures).to.deep.equal([])
        },
      ),
      { numRuns: 15 },
    )
  })

  it('changes in place, but not before the first read, and stays the same object if nothing changes', async () => {
    const { now, refresh, read, setData } = createResourceByHand()
    setData(rows => [...rows, 'too early'])
    expect(now().data).to.equal(null)
    const done = refresh()
    read(0).answer.resolve(['a'])
    await done
    setData(() => [])
    expect(now()).to.deep.include({ state: 'empty', data: [], at: 1 })
    setData(() => ['b'])
    expect(now().state).to.equal('ready')
    const before = now()
    setData(rows => rows)
    expect(now()).to.equal(before)
  })

  it('reapplies changes in place to the answer of a read that began before, and reports the unchanged answer', async () => {
    const { now, refresh, read, setData, heard: changes } = createResourceByHand()
    const first = refresh()
    setData(rows => [...rows, 'an event'])
    read(0).answer.resolve(['a'])
    await first
    const second = refresh()
    setData(rows => [...rows, 'another'])
    setData(rows => rows.map(row => `${row}!`))
    expect(now().data).to.deep.equal(['a!', 'an event!', 'another!'])
    read(1).answer.resolve(['b'])
    await second
    expect(now().data).to.deep.equal(['b!', 'another!'])
    expect(changes).to.deep.equal([['a'], ['b']])
  })

  it('accepts data from its owner, and aborts the read in flight', async () => {
    const { now, refresh, read, put } = createResourceByHand()
    const done = refresh()
    put(['put'])
    expect(read(0).abort.aborted).to.equal(true)
    read(0).answer.resolve(['late'])
    await done
    expect(now()).to.deep.include({ state: 'ready', data: ['put'], version: null, busy: false })
  })

  it('aborts its read when it is disposed, and does not change afterwards', async () => {
    const { now, refresh, read, dispose, failures } = createResourceByHand()
    const done = refresh()
    dispose()
    expect(read(0).abort.aborted).to.equal(true)
    read(0).answer.reject(new Failure({ category: 'server' }))
    await done
    expect(now()).to.include({ data: null, failure: null, busy: false })
    expect(failures).to.deep.equal([])
  })
})
