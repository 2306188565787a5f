import { type Signal, signal } from '@preact/signals-core'
import { expect } from 'chai'
import { deferred, until } from '../../test/fixtures/page/wait'
import { Failure } from '../base/errors'
import { createDraft, type Draft } from './draft'
import { typedStorage } from './typed-storage'

const isText = (_cell: string, content: unknown): boolean => typeof content === 'string'

type Record = ReadonlyMap<string, unknown>

describe('a stored draft', () => {
  /** The record of the server. */
  let record: Record
  let ends: (() => void)[] = []

  let reads = 0
  /** A read waits for this promise. */
  let readGate = Promise.resolve()

  function open(isCell = isText): { draft: Draft; base: Signal<Record> } {
    const base = signal(record)
    const draft = createDraft({
      base,
      storage: signal(typedStorage('C-1', 'drives', isCell)),
      reread: async () => {
        reads += 1
        await readGate
        base.value = record
      },
      onEnd: end => void ends.push(end),
    })
    return { draft, base }
  }
  function leave(): void {
    for (const end of ends.reverse()) end()
    ends = []
  }
  const mine = (draft: Draft) => Object.fromEntries([...draft.typed.value].map(([cell, typed]) => [cell, typed.mine]))
  const untilKept = (draft: Draft) => until(() => draft.kept.value, 'kept')
  const tellOthers = () => dispatchEvent(new StorageEvent('storage', { key: 'reeldock:draft:C-1:drives' }))
  const writeTo = (base: Signal<Record>, cell: string, content: string) => {
    record = new Map([...record, [cell, content]])
    base.value = record
  }
  /** The connection is lost: no save leaves. */
  const failOffline = async () => {
    throw new Failure({ category: 'offline', sent: false })
  }

  beforeEach(() => {
    localStorage.clear()
    record = new Map([
      ['cru', '0'],
      ['usb', '0'],
    ])
  })
  afterEach(() => {
    leave()
    localStorage.clear()
  })

  it('outlives a window that is closed while it reads what another window has saved', async () => {
    const { draft } = open()
    draft.type([['usb', '3']])
    await untilKept(draft)
    const hung = deferred<void>()
    readGate = hung.promise
    typedStorage('C-1', 'drives', isText).write(new Map([['other', { mine: '9', over: '0' }]]))
    tellOthers()
    draft.type([['cru', '12']])
    await until(() => JSON.stringify(Object.values(localStorage)).includes('12'), 'kept')
    hung.resolve()
  })

  it('is stored again when the page empties its storage', async () => {
    const { draft } = open()
    draft.type([['cru', '12']])
    await untilKept(draft)
    localStorage.clear()
    draft.type([['usb', '7']])
    await until(() => localStorage.length > 0, 'kept again')
    expect(mine(draft)).to.deep.equal({ cru: '12', usb: '7' })
  })

  it('is stored again when another page empties the storage', async () => {
    const { draft } = open()
    draft.type([['cru', '12']])
    await untilKept(draft)
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    await until(() => localStorage.length > 0, 'kept again')
    expect(mine(draft)).to.deep.equal({ cru: '12' })
  })

  it('keeps edits of this window that another version would not accept', async () => {
    const { draft } = open((cell, content) => cell !== 'cru' || content === '0')
    draft.type([['cru', '12']])
    await untilKept(draft)
    draft.type([['usb', '7']])
    await until(() => (localStorage.getItem(localStorage.key(0) ?? '') ?? '').includes('usb'), 'kept again')
    draft.type([['usb', '71']])
    await untilKept(draft)
    expect(mine(draft)).to.deep.equal({ cru: '12', usb: '71' })
  })

  it('is stored while somebody types without a rest', async () => {
    const { draft } = open()
    let letters = 0
    const typing = setInterval(() => {
      letters += 1
      draft.type([['cru', `${letters}`]], 'cru')
    }, 50)
    try {
      await until(() => localStorage.length > 0, 'kept')
    } finally {
      clearInterval(typing)
    }
  })

  it('is shared with another window', async () => {
    const [{ draft: here }, { draft: there }] = [open(), open()]
    here.type([['cru', '12']])
    await untilKept(here)
    tellOthers()
    await until(() => there.dirty.value, 'typed in the other window')
    await untilKept(there)
  })

  it('is in conflict in both windows when both edited a cell, and both edits outlive the windows', async () => {
    const [{ draft: here }, { draft: there }] = [open(), open()]
    here.type([['cru', '12']])
    there.type([['cru', '13']])
    await untilKept(here)
    await untilKept(there)
    const offered = (draft: Draft) => [...draft.clashes.value.values()].map(each => [each.mine, each.theirs])
    expect(offered(there)).to.deep.equal([['13', '12']])
    tellOthers()
    await until(() => here.clashes.value.size > 0, 'the conflict in the other window')
    expect(offered(here)).to.deep.equal([['12', '13']])
    leave()
    const { draft: next } = open()
    expect(offered(next).flat()).to.have.members(['12', '13'])
    next.keepMine()
    expect([next.clashes.value.size, next.dirty.value]).to.deep.equal([0, true])
  })

  it("is stored when the page is left during a read after another window's change", async () => {
    const [{ draft: here, base }, { draft: there }] = [open(), open()]
    here.type([['cru', '12']])
    await untilKept(here)
    tellOthers()
    await until(() => there.dirty.value, 'typed in the other window')
    const answer = deferred<void>()
    readGate = answer.promise
    await here.save(here.typed.value, async () => writeTo(base, 'cru', '12'))
    here.type([['cru', '13']])
    await untilKept(here)
    tellOthers()
    const before = reads
    there.type([['usb', '7']])
    await until(() => reads > before, 'the read before the write')
    dispatchEvent(new Event('pagehide'))
    readGate = Promise.resolve()
    expect(mine(open().draft)).to.deep.include({ usb: '7' })
    answer.resolve()
  })

  it('is in no conflict in another window after a save during which this window typed more', async () => {
    const [{ draft: here, base }, { draft: there, base: other }] = [open(), open()]
    here.type([['cru', '12']])
    await untilKept(here)
    tellOthers()
    await until(() => there.dirty.value, 'typed in the other window')
    await here.save(here.typed.value, async over => {
      over(base.value)
      here.type([['cru', '123']])
      writeTo(base, 'cru', '12')
    })
    await until(() => localStorage.length > 0 && here.kept.value, 'kept')
    tellOthers()
    await until(() => mine(there).cru === '123', 'typed in the other window')
    expect([other.value.get('cru'), there.clashes.value.size]).to.deep.equal(['12', 0])
  })

  it('is not in conflict with its own save when the page is reloaded during that save', async () => {
    const { draft } = open()
    draft.type([['cru', '12']])
    void draft.save(draft.typed.value, over => {
      over(record)
      return deferred<void>().promise
    })
    draft.type([['cru', '123']])
    await untilKept(draft)
    leave()
    record = new Map([...record, ['cru', '12']])
    const { draft: again } = open()
    expect([mine(again), again.clashes.value.size]).to.deep.equal([{ cru: '123' }, 0])
  })

  it('stays queued after a reload', async () => {
    const { draft } = open()
    draft.type([['cru', '12']])
    await draft.save(draft.typed.value, failOffline).catch(() => null)
    leave()
    const { draft: again } = open()
    expect([again.state.value, [...again.unsent.value.keys()]]).to.deep.equal(['waiting', ['cru']])
  })

  it('is not stored again by a save that ends after a sign-out', async () => {
    const { draft } = open()
    draft.type([['cru', '12']])
    const answer = deferred<void>()
    const saving = draft.save(draft.typed.value, () => answer.promise)
    draft.type([['usb', '7']])
    leave()
    localStorage.clear()
    answer.resolve()
    await saving
    expect(localStorage.length).to.equal(0)
  })
})
