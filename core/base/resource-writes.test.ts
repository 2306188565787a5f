import { expect } from 'chai'
import { readByHand } from '../../test/fixtures/page/resource-by-hand'
import { after, deferred } from '../../test/fixtures/page/wait'
import { asFailure, Failure } from './errors'

describe('a write to a resource', () => {
  it('completes after the resource is disposed, with the version of the write before', async () => {
    const { mutate, dispose } = await readByHand()
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

  it('takes no version from its answer if it was sent without a version, since another write may be older', async () => {
    const { mutate, read, reads, now } = await readByHand(null)
    const writing = mutate<string>({
      async write(_, call) {
        call.onVersion('"3"')
        return 'mine'
      },
      apply: (rows, answer) => [...rows, answer],
    })
    await after(0)
    read(1).answer.resolve(['a'])
    await writing
    expect([now().data, now().version]).to.deep.equal([['a', 'mine'], null])
    void mutate({ write: () => null, apply: rows => rows })
    await after(0)
    expect(reads, 'the next write reads first').to.have.length(3)
  })

  it('is unanswered if it was refused as stale and cannot be read, since a copy may have arrived', async () => {
    const { read, mutate } = await readByHand()
    const write = () => Promise.reject(new Failure({ category: 'stale', status: 409 }))
    const outcome = mutate({ write, apply: rows => rows }).catch(asFailure)
    await after(0)
    read(1).answer.reject(new Failure({ category: 'offline', sent: false }))
    expect(await outcome).to.include({ category: 'offline', unanswered: true })
  })

  it('repeats a read that ran at the same time, since the data of the read may be older', async () => {
    const { refresh, read, reads, mutate, now } = await readByHand()
    const gate = deferred<void>()
    const writing = mutate({ write: () => gate.promise, apply: () => ['mine'] })
    await after(0)
    void refresh()
    read(1).answer.resolve(['theirs, later'])
    await after(0)
    expect([now().data, now().busy], 'while the write runs').to.deep.equal([['a'], false])
    gate.resolve()
    await writing
    await after(0)
    expect([now().data, reads.length]).to.deep.equal([['mine'], 3])
    read(2).answer.resolve(['theirs, later'])
    await after(0)
    expect(now().data).to.deep.equal(['theirs, later'])
  })

  it('is not undone by a read that began before it and ends after it: the read is repeated', async () => {
    const { refresh, read, reads, mutate, now } = await readByHand()
    void refresh()
    await mutate({
      write: async (_, { onVersion }) => onVersion('"2"'),
      apply() {
        read(1).answer.resolve(['before the write'])
        return ['mine']
      },
    })
    expect([read(1).abort.aborted, reads.length]).to.deep.equal([true, 3])
    expect([now().data, now().version]).to.deep.equal([['mine'], '"2"'])
    read(2).answer.resolve(['after the write'])
    await after(0)
    expect(now().data).to.deep.equal(['after the write'])
  })

  it('starts from one new read if the write before got no answer', async () => {
    const { read, reads, mutate } = await readByHand()
    const from: (readonly string[])[] = []
    const write = (failure?: Failure) =>
      mutate({
        async write(rows, { onVersion }) {
          from.push(rows)
          if (failure) throw failure
          onVersion('"3"')
        },
        apply: rows => rows,
      }).catch(asFailure)
    await write(new Failure({ category: 'offline', sent: true }))
    const second = write()
    await after(0)
    // The write may go to a server that does not know this version, such as the account site with its copy.
    expect([from.length, reads.length]).to.deep.equal([1, 2])
    read(1).version('"2"')
    read(1).answer.resolve(['arrived'])
    await second
    await write()
    expect([from, reads.length]).to.deep.equal([[['a'], ['arrived'], ['arrived']], 2])
  })

  it('without a version waits for the read that replaced the read of the write', async () => {
    const { mutate, read, refresh } = await readByHand(null)
    const writing = mutate<string>({ write: async () => 'mine', apply: (rows, answer) => [...rows, answer] })
    await after(0)
    void refresh()
    read(1).answer.reject(new DOMException('', 'AbortError'))
    await after(0)
    read(2).answer.resolve(['a'])
    expect(await writing).to.equal('mine')
  })

  it('reports the server’s message if the read after a stale refusal fails', async () => {
    const { mutate, read } = await readByHand()
    const write = () => Promise.reject(new Failure({ category: 'stale', status: 409 }))
    const writing = mutate({ write, apply: rows => rows }).catch(asFailure)
    await after(0)
    read(1).answer.reject(new Failure({ category: 'server', status: 503, message: 'Closed until 8' }))
    expect(await writing).to.include({ status: 503, message: 'Closed until 8' })
  })

  it('fails at once, without a read, when the mutation itself finds the data stale', async () => {
    const { reads, mutate } = await readByHand()
    const write = () => {
      throw new Failure({ category: 'stale' })
    }
    expect(await mutate({ write, apply: rows => rows }).catch(asFailure)).to.include({ category: 'stale' })
    expect(reads.length).to.equal(1)
  })

  it('is repeated from the read that follows a stale refusal, also without versions', async () => {
    const { read, reads, mutate, now } = await readByHand(null)
    const from: (readonly string[])[] = []
    const writing = mutate({
      async write(rows) {
        from.push(rows)
        if (from.length === 1) throw new Failure({ category: 'stale', status: 409 })
      },
      apply: rows => [...rows, 'mine'],
    })
    await after(0)
    read(1).answer.resolve(['b'])
    await after(0)
    read(2).answer.resolve(['c'])
    await writing
    expect([from, now().data, reads.length]).to.deep.equal([[['b'], ['c']], ['c', 'mine'], 3])
  })

  it('reads first if necessary, even after the resource is disposed', async () => {
    const { read, mutate, dispose } = await readByHand(null)
    const write = () => mutate({ write: async rows => rows, apply: rows => rows })
    const writes = [write(), write()]
    dispose()
    await after(0)
    read(1).answer.resolve(['b'])
    await after(0)
    read(2).answer.resolve(['c'])
    expect(await Promise.all(writes)).to.deep.equal([['b'], ['c']])
  })

  it('is applied on top of events that arrived while it ran', async () => {
    const { mutate, setData, now } = await readByHand()
    const gate = deferred<void>()
    const writing = mutate({ write: () => gate.promise, apply: rows => [...rows, 'mine'] })
    await after(0)
    setData(rows => [...rows, 'an event'])
    gate.resolve()
    await writing
    expect(now().data).to.deep.equal(['a', 'an event', 'mine'])
  })

  it('aborts the running read when it is the last write of a disposed resource, which cannot be read anymore', async () => {
    const { refresh, read, readNow, mutate, dispose, now } = await readByHand()
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

  it('delays a read until writes in flight have ended, so that its data is fresh', async () => {
    const { refresh, read, reads, mutate, readNow } = await readByHand()
    const gate = deferred<void>()
    const writing = mutate({
      async write(_, { onVersion }) {
        await gate.promise
        onVersion('"2"')
      },
      apply: () => ['written'],
    })
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
