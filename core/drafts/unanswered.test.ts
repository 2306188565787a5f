import { type Signal, signal } from '@preact/signals-core'
import { expect } from 'chai'
import { deferred, until } from '../../test/fixtures/page/wait'
import { Failure } from '../base/errors'
import { createDraft, type Draft } from './draft'
import { busy, failSave, lost } from './fixtures'
import { typedStorage } from './typed-storage'

describe('an edit without an answer', () => {
  let base: Signal<ReadonlyMap<string, unknown>>
  /** The server's answer to a read; null while the server cannot be reached. */
  let record: ReadonlyMap<string, unknown> | null
  let reads = 0
  let ends: (() => void)[] = []

  function open(name = 'drives'): Draft {
    record = new Map([['cru', '0']])
    base = signal(record)
    return createDraft({
      base,
      storage: signal(typedStorage('C-1', name, () => true)),
      async reread() {
        reads += 1
        if (!record) throw new Failure({ category: 'offline' })
        base.value = new Map(record)
      },
      onEnd: end => void ends.push(end),
    })
  }
  function leave(): void {
    for (const end of ends.reverse()) end()
    ends = []
  }
  /** Resolves when all queued promises have run. */
  const nextTurn = () => new Promise(resolve => setImmediate(resolve))
  const shown = (draft: Draft) => (draft.typed.value.get('cru') ?? { mine: base.value.get('cru') }).mine

  beforeEach(() => {
    localStorage.clear()
    reads = 0
  })
  afterEach(() => {
    leave()
    localStorage.clear()
  })

  it('that a read has not found is not confirmed by the same content of a colleague later', async () => {
    for (const isReloaded of [false, true]) {
      let draft = open()
      draft.type([['cru', '12']])
      await failSave(draft, lost, base.value)
      if (isReloaded) {
        leave()
        draft = open()
      }
      await nextTurn()
      draft.type([['cru', '15']])
      record = new Map([['cru', '12']])
      base.value = record
      expect([...draft.clashes.value]).to.deep.equal([['cru', { mine: '15', theirs: '12', from: 'server' }]])
      leave()
      localStorage.clear()
    }
  })

  it('is not stored as sent during validation, and an undo meanwhile is an edit of the saved content', async () => {
    const draft = open()
    draft.type([['cru', '12']])
    const checked = deferred<void>()
    const saving = draft.save(draft.typed.value, async over => {
      await checked.promise
      over(base.value)
      base.value = new Map([['cru', '12']])
    })
    expect(Object.values({ ...localStorage }).join()).not.to.include('unconfirmed')
    draft.undo()
    checked.resolve()
    await saving
    expect([shown(draft), draft.dirty.value]).to.deep.equal(['0', true])
  })

  const drops = [
    ['typed back', (draft: Draft) => draft.type([['cru', '0']]), ['undo', 'redo']],
    ['undone', (draft: Draft) => void draft.undo(), ['redo', 'undo']],
    ['discarded', (draft: Draft) => draft.discard(), ['undo', 'redo']],
  ] as const
  for (const [how, drop, steps] of drops) {
    it(`is unconfirmed until a read when it was ${how} after the save`, async () => {
      const draft = open()
      draft.type([['cru', '12']])
      record = null
      await failSave(draft, lost, base.value)
      await nextTurn()
      expect(reads, 'read again once').to.equal(1)
      drop(draft)
      await nextTurn()
      expect([shown(draft), draft.state.value], 'until a read').to.deep.equal(['0', 'dirty'])
      expect([draft.unsent.value.size, draft.dirty.value]).to.deep.equal([0, false])
      leave()
      record = base.value
      const kept = Object.values({ ...localStorage }).join()
      expect(kept, 'it outlives a reload').to.include('"12"')
    })

    it(`is read again when it was ${how} after a failed read`, async () => {
      const draft = open()
      draft.type([['cru', '12']])
      record = null
      await failSave(draft, lost, base.value)
      await nextTurn()
      record = base.value
      drop(draft)
      await nextTurn()
      expect([reads, draft.state.value, draft.typed.value.size]).to.deep.equal([2, 'clean', 0])
    })

    it(`is a conflict when it has arrived though it was ${how}`, async () => {
      const draft = open()
      draft.type([['cru', '12']])
      record = null
      await failSave(draft, lost, base.value)
      drop(draft)
      record = new Map([...base.value, ['cru', '12']])
      base.value = record
      expect([...draft.clashes.value]).to.deep.equal([['cru', { mine: '0', theirs: '12', from: 'sent' }]])
      draft.keepMine()
      expect([shown(draft), draft.state.value]).to.deep.equal(['0', 'dirty'])
      draft.undo()
      draft.takeTheirs()
      expect([shown(draft), draft.state.value]).to.deep.equal(['12', 'clean'])
    })

    it(`is dropped when it was ${how} and has not arrived, or was replaced`, async () => {
      for (const now of ['0', '40']) {
        const draft = open(now)
        draft.type([['cru', '12']])
        record = null
        await failSave(draft, lost, base.value)
        drop(draft)
        await nextTurn()
        record = new Map([...base.value, ['cru', now]])
        // A read that the draft did not ask for: the draft reads again.
        base.value = new Map(record)
        await nextTurn()
        expect([shown(draft), draft.state.value, draft.typed.value.size]).to.deep.equal([now, 'clean', 0])
        for (const move of steps) draft[move]()
        base.value = new Map([...base.value, ['cru', '41']])
        expect(draft.clashes.value.size, 'no step brings it back').to.equal(0)
        leave()
      }
    })

    it(`is dropped when it was ${how} during a save that is refused`, async () => {
      const draft = open()
      draft.type([['cru', '12']])
      await draft
        .save(draft.typed.value, async over => {
          over(base.value)
          drop(draft)
          throw new Failure({ category: 'invalid', status: 422 })
        })
        .catch(() => null)
      expect([draft.typed.value.size, draft.state.value]).to.deep.equal([0, 'clean'])
      base.value = new Map([...base.value, ['cru', '40']])
      expect(draft.clashes.value.size).to.equal(0)
    })
  }

  it('stays unconfirmed until a read, whatever fails meanwhile', async () => {
    const draft = open()
    draft.type([['cru', '12']])
    record = null
    await failSave(draft, lost, base.value)
    await nextTurn()
    // A read that fails rebuilds the last result.
    base.value = new Map(base.value)
    expect([draft.state.value, draft.unanswered.value]).to.deep.equal(['waiting', true])
    await draft
      .save(draft.unsent.value, () => Promise.reject(new Failure({ category: 'offline', sent: false })))
      .catch(() => null)
    expect(draft.unanswered.value, 'sent again, and nothing was read').to.equal(true)
    record = new Map(base.value)
    await failSave(draft, busy, base.value)
    expect([draft.unsent.value.size, draft.unanswered.value], 'read').to.deep.equal([1, false])
  })

  it('is confirmed by the read of the next save, even if that save is not sent', async () => {
    const draft = open()
    draft.type([['cru', '12']])
    record = null
    await failSave(draft, lost, base.value)
    await nextTurn()
    expect(draft.unanswered.value).to.equal(true)
    const save = draft.save(draft.unsent.value, async over => {
      over(base.value)
      throw new Failure({ category: 'offline', sent: false })
    })
    await save.catch(() => null)
    expect([draft.unsent.value.size, draft.unanswered.value]).to.deep.equal([1, false])
  })

  it('is stored as unconfirmed before its call leaves, and removed when it is saved', async () => {
    const draft = open()
    draft.type([['cru', '12']])
    await until(() => draft.kept.value, 'kept')
    const stored = () => Object.values({ ...localStorage }).join()
    let whileSent = ''
    await draft.save(draft.typed.value, async over => {
      for (const [cell, { mine }] of over(base.value)) base.value = new Map([...base.value, [cell, mine]])
      whileSent = stored()
    })
    expect([whileSent.includes('"unconfirmed"'), stored()]).to.deep.equal([true, ''])
  })

  it('is not unconfirmed when its save ended before it was sent', async () => {
    const draft = open()
    draft.type([['cru', '12']])
    await failSave(draft, busy)
    draft.type([['cru', '13']])
    base.value = new Map([...base.value, ['cru', '12']])
    expect([...draft.clashes.value.keys()], 'the content of somebody else').to.deep.equal(['cru'])
  })
})
