import { type Signal, signal } from '@preact/signals-core'
import { expect } from 'chai'
import { deferred } from '../../test/fixtures/page/wait'
import { Failure } from '../base/errors'
import { createDraft, type Draft } from './draft'
import type { DraftOptions } from './draft-core'
import { failSave, lost, mineIn } from './fixtures'
import { typedStorage } from './typed-storage'

describe('a draft after a read', () => {
  let base: Signal<ReadonlyMap<string, unknown>>
  /** The server's answer to a read; null while the server cannot be reached. */
  let record: ReadonlyMap<string, unknown> | null
  /** A read waits for this promise. */
  let gate: Promise<void>
  let ends: (() => void)[] = []

  function open(more: Partial<DraftOptions> = {}): Draft {
    return createDraft({
      base,
      storage: signal(typedStorage('C-1', 'drives', () => true)),
      async reread() {
        await gate
        if (!record) throw new Failure({ category: 'offline' })
        base.value = new Map(record)
      },
      onEnd: end => void ends.push(end),
      ...more,
    })
  }
  function leave(): void {
    for (const end of ends.reverse()) end()
    ends = []
  }
  /** Resolves when all queued promises have run. */
  const nextTurn = () => new Promise(resolve => setImmediate(resolve))

  beforeEach(() => {
    localStorage.clear()
    gate = Promise.resolve()
    record = new Map([['cru', '0']])
    base = signal(record)
  })
  afterEach(() => {
    leave()
    localStorage.clear()
  })

  it('rebases edits that are restored after the read', () => {
    open().type([['cru', '12']])
    leave()
    const storage = signal<ReturnType<typeof typedStorage> | null>(null)
    base.value = new Map([['cru', '12']])
    const draft = open({ storage })
    storage.value = typedStorage('C-1', 'drives', () => true)
    expect(mineIn(draft)).to.deep.equal({})
  })

  it('renames cells in each step of its history', () => {
    const named = () => (base.value.has('id 7') ? 'id 7' : 'new 1')
    const draft = open({ align: typed => new Map([...typed.values()].map(each => [named(), each])) })
    draft.type([['new 1', 'a']])
    draft.type([['new 1', 'b']])
    base.value = new Map([['id 7', undefined]])
    expect(mineIn(draft)).to.deep.equal({ 'id 7': 'b' })
    expect([draft.undo(), mineIn(draft)]).to.deep.equal([['id 7'], { 'id 7': 'a' }])
    expect([draft.redo(), mineIn(draft)]).to.deep.equal([['id 7'], { 'id 7': 'b' }])
  })

  it('keeps edits in flight when the read began before the save', async () => {
    const draft = open()
    const readGate = deferred<void>()
    gate = readGate.promise
    draft.type([['cru', '12']])
    await failSave(draft, lost, base.value)
    draft.type([['usb', '7']])
    const answer = deferred<void>()
    const saving = draft.save(new Map([...draft.typed.value].filter(([cell]) => cell === 'usb')), async over => {
      over(base.value)
      await answer.promise
      throw lost
    })
    readGate.resolve()
    await nextTurn()
    record = new Map([['usb', '7']])
    draft.type([['usb', '8']])
    answer.resolve()
    await saving.catch(() => null)
    await nextTurn()
    expect(draft.typed.value.get('usb'), 'the later edit stands on the content that has arrived').to.deep.equal({
      mine: '8',
      over: '7',
    })
  })

  it('keeps a queued edit on top of an unconfirmed one that has arrived', async () => {
    const draft = open()
    draft.type([['cru', '12']])
    record = null
    await failSave(draft, lost, base.value)
    draft.type([['cru', '13']])
    await failSave(draft, new Failure({ category: 'offline', sent: false }))
    base.value = new Map([['cru', '12']])
    expect([draft.state.value, [...draft.unsent.value.keys()]]).to.deep.equal(['waiting', ['cru']])
    expect(draft.typed.value.get('cru')).to.deep.include({ mine: '13', over: '12' })
  })
})
