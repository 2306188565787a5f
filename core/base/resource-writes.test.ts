import { expect } from 'chai'
import { byHand } from '../../test/fixtures/page/resource-by-hand'
import { after, deferred } from '../../test/fixtures/page/wait'
import { asFailure, Failure } from './errors'

describe('a write to a resource', () => {
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
