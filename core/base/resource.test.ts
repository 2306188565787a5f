import { expect } from 'chai'
import fc from 'fast-check'
import { after, deferred } from '../../test/fixtures/page/wait'
import { asFailure, Failure, type FailureCategory } from './errors'
import { createResource, type ResourceState } from './resource'

/** A resource whose reads the test answers by hand. */
function byHand() {
  const reads: { abort: AbortSignal; version(tag: string): void; answer: ReturnType<typeof deferred<string[]>> }[] = []
  const failures: FailureCategory[] = []
  const handle = createResource<string[]>({
    load: (abort, version) => {
      const answer = deferred<string[]>()
      reads.push({ abort, version, answer })
      return answer.promise
    },
    isEmpty: rows => rows.length === 0,
    onFailure: ({ category }) => failures.push(category),
  })
  const read = (at: number) => {
    const found = reads[at]
    if (!found) throw new Error(`no read ${at}`)
    return found
  }
  return { ...handle, reads, read, failures, now: () => handle.resource.value }
}

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
    const { now, refresh, read } = byHand()
    expect(now()).to.deep.equal({ state: 'loading', data: null, at: null, version: null, failure: null, busy: false })
    const done = refresh()
    expect(now().busy).to.equal(true)
    read(0).answer.resolve(['a'])
    await done
    expect(now()).to.deep.equal({ state: 'ready', data: ['a'], at: 1, version: null, failure: null, busy: false })
  })

  it('is empty when there is nothing in it', async () => {
    const { now, refresh, read } = byHand()
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
    it(`${category} makes it ${state}; what was read before stays, with its age`, async () => {
      const { now, refresh, read, failures } = byHand()
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

  it('is loading again when a first read that failed is repeated', async () => {
    const { now, refresh, read } = byHand()
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

  it('says nothing of a cancelled read', async () => {
    const { now, refresh, read, failures } = byHand()
    const done = refresh()
    read(0).answer.reject(new Failure({ category: 'cancelled' }))
    await done
    expect(now()).to.deep.equal({ state: 'loading', data: null, at: null, version: null, failure: null, busy: false })
    expect(failures).to.deep.equal([])
  })

  it('aborts an earlier read; in whatever order reads end, the last call wins', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .integer({ min: 2, max: 6 })
          .chain(count => fc.shuffledSubarray([...Array(count).keys()], { minLength: count })),
        fc.infiniteStream(fc.boolean()),
        async (order, fails) => {
          const { now, refresh, read, failures } = byHand()
          const calls = order.map(() => refresh())
          for (const at of order) {
            expect(read(at).abort.aborted).to.equal(at !== order.length - 1)
            const isLast = at === order.length - 1
            if (!isLast && fails.next().value) read(at).answer.reject(new Failure({ category: 'server' }))
            else read(at).answer.resolve([String(at)])
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

  it('changes in place, but not before the first read, and not while nothing changes', async () => {
    const { now, refresh, read, setData } = byHand()
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

  it('takes what is put there, and drops the read that was under way', async () => {
    const { now, refresh, read, put } = byHand()
    const done = refresh()
    put(['put'])
    expect(read(0).abort.aborted).to.equal(true)
    read(0).answer.resolve(['late'])
    await done
    expect(now()).to.deep.include({ state: 'ready', data: ['put'], busy: false })
  })

  it('aborts when it ends, and hears nothing more', async () => {
    const { now, refresh, read, dispose, failures } = byHand()
    const done = refresh()
    dispose()
    expect(read(0).abort.aborted).to.equal(true)
    read(0).answer.reject(new Failure({ category: 'server' }))
    await done
    expect(now()).to.include({ data: null, failure: null, busy: false })
    expect(failures).to.deep.equal([])
  })
  it('brings a write to its end after it was disposed of, each with the version that the one before has left', async () => {
    const { refresh, read, mutate, dispose } = byHand()
    const reading = refresh()
    read(0).version('"1"')
    read(0).answer.resolve(['a'])
    await reading
    const sent: (string | null)[] = []
    const gate = deferred<void>()
    const write = (next: string) =>
      mutate<string>({
        async write(_, call) {
          sent.push(call.version)
          await gate.promise
          call.onVersion(next)
          return next
        },
        apply: rows => rows,
      })
    const writes = [write('"2"'), write('"3"')]
    dispose()
    gate.resolve()
    expect([await Promise.all(writes), sent]).to.deep.equal([
      ['"2"', '"3"'],
      ['"1"', '"2"'],
    ])
  })

  it('does not know what became of a write that was refused as stale, while it cannot be read: a copy may have arrived', async () => {
    const { refresh, read, mutate } = byHand()
    const reading = refresh()
    read(0).version('"1"')
    read(0).answer.resolve(['a'])
    await reading
    const write = () => Promise.reject(new Failure({ category: 'stale', status: 409 }))
    const outcome = mutate({ write, apply: rows => rows }).catch(asFailure)
    await after(0)
    read(1).answer.reject(new Failure({ category: 'offline', sent: false }))
    expect(await outcome).to.include({ category: 'offline', unanswered: true })
  })

  it('reads again what was read beside a write: its answer may be older than that', async () => {
    const { refresh, read, reads, mutate, now } = byHand()
    void refresh()
    read(0).version('"1"')
    read(0).answer.resolve(['a'])
    await after(0)
    const gate = deferred<void>()
    const writing = mutate({ write: () => gate.promise, apply: () => ['mine'] })
    await after(0)
    void refresh()
    read(1).answer.resolve(['theirs, later'])
    await after(0)
    gate.resolve()
    await writing
    await after(0)
    expect([now().data, reads.length]).to.deep.equal([['mine'], 3])
    read(2).answer.resolve(['theirs, later'])
    await after(0)
    expect(now().data).to.deep.equal(['theirs, later'])
  })

  it('reads nothing after its end, and ends with its last write', async () => {
    const { refresh, read, readNow, mutate, dispose, now } = byHand()
    void refresh()
    read(0).version('"1"')
    read(0).answer.resolve(['a'])
    await after(0)
    const gate = deferred<void>()
    const writing = mutate({ write: () => gate.promise, apply: rows => rows }).catch(asFailure)
    await after(0)
    void refresh()
    dispose()
    gate.reject(new Failure({ category: 'invalid', status: 422 }))
    expect(await writing).to.include({ category: 'invalid' })
    expect([read(1).abort.aborted, now().busy]).to.deep.equal([true, false])
    expect(await readNow().catch(asFailure)).to.include({ category: 'cancelled' })
  })

  it('reads behind the writes under way: what is answered was read after the call', async () => {
    const { refresh, read, reads, mutate, readNow } = byHand()
    const reading = refresh()
    read(0).version('"1"')
    read(0).answer.resolve(['a'])
    await reading
    const gate = deferred<void>()
    const writing = mutate({ write: () => gate.promise, apply: () => ['written'] })
    const now = readNow()
    await after(0)
    expect(reads.length, 'while the write runs').to.equal(1)
    gate.resolve()
    await writing
    await after(0)
    void refresh()
    read(1).answer.resolve(['overtaken'])
    read(2).answer.resolve(['b'])
    expect(await now).to.deep.equal(['b'])
  })
})
