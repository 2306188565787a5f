import { type Signal, signal } from '@preact/signals-core'
import { expect } from 'chai'
import { Failure } from '../base/errors'
import { createDraft, type Draft } from './draft'
import { busy, failSave } from './fixtures'
import { typedStorage } from './typed-storage'

const isText = (_cell: string, content: unknown): boolean => typeof content === 'string'

describe('a draft', () => {
  let base: Signal<ReadonlyMap<string, unknown>>
  /** The record that a read finds; null for the current record. */
  let arrived: ReadonlyMap<string, unknown> | null = null
  let ends: (() => void)[] = []

  function open(account = 'C-1', name = 'drives', isCell: typeof isText = isText, isSubmission = false): Draft {
    base = signal(
      new Map([
        ['cru', '0'],
        ['usb', '0'],
      ]),
    )
    return createDraft({
      base,
      isSubmission,
      storage: signal(typedStorage(account, name, isCell)),
      async reread() {
        base.value = new Map(arrived ?? base.value)
      },
      onEnd: end => void ends.push(end),
    })
  }
  function leave(): void {
    for (const end of ends.reverse()) end()
    ends = []
  }
  const mine = (draft: Draft) => Object.fromEntries([...draft.typed.value].map(([cell, typed]) => [cell, typed.mine]))
  const offline = new Failure({ category: 'offline', sent: false })
  /** Resolves when all queued promises have run. */
  const nextTurn = () => new Promise(resolve => setImmediate(resolve))

  beforeEach(() => {
    arrived = null
    localStorage.clear()
  })
  afterEach(() => {
    leave()
    localStorage.clear()
  })

  it('is restored only for the same account and record', () => {
    open().type([['cru', '12']])
    leave()
    expect(Object.keys(localStorage).every(key => key.startsWith('reeldock:'))).to.equal(true)
    const again = open()
    expect([mine(again), again.origin.value]).to.deep.equal([{ cru: '12' }, 'restored'])
    expect(mine(open('C-2'))).to.deep.equal({})
    expect(mine(open('C-1', 'company'))).to.deep.equal({})
    again.discard()
    leave()
    expect(localStorage.length).to.equal(0)
  })

  it('is dropped when its contents have another shape', () => {
    open().type([['cru', '12']])
    leave()
    expect(mine(open('C-1', 'drives', () => false))).to.deep.equal({})
  })

  it('returns the unsent edits without those that were changed since', async () => {
    const draft = open()
    const waiting = () => [[...draft.unsent.value.keys()], draft.state.value]
    draft.type([
      ['cru', '12'],
      ['usb', '7'],
    ])
    await failSave(draft, offline)
    expect(waiting()).to.deep.equal([['cru', 'usb'], 'waiting'])
    draft.type([['usb', '8']])
    expect(waiting()).to.deep.equal([['cru'], 'waiting'])
    draft.undo()
    expect(waiting(), 'the edit equals the queued content again').to.deep.equal([['cru', 'usb'], 'waiting'])
    draft.redo()
    await draft.save(draft.unsent.value, async over => {
      base.value = new Map([...base.value, ...[...over(base.value)].map(([cell, each]) => [cell, each.mine] as const)])
    })
    expect([...base.value]).to.deep.equal([
      ['cru', '12'],
      ['usb', '0'],
    ])
    expect([mine(draft), ...waiting()]).to.deep.equal([{ usb: '8' }, [], 'dirty'])
  })

  it('restores the previous edits on a discard, and the discarded edits on undo', () => {
    const draft = open()
    draft.type([['usb', '7']])
    const previous = draft.typed.value
    draft.type([
      ['cru', '12'],
      ['usb', '8'],
    ])
    draft.discard(['cru', 'usb'], previous)
    expect([mine(draft), draft.discarded.value]).to.deep.equal([{ usb: '7' }, true])
    draft.undo()
    expect(mine(draft)).to.deep.equal({ cru: '12', usb: '8' })
  })

  it('takes an unconfirmed edit that has arrived for saved, with later edits on top of it', async () => {
    const draft = open()
    draft.type([['cru', '12']])
    const saving = draft.save(draft.typed.value, async over => {
      over(base.value)
      throw new Failure({ category: 'offline', sent: true })
    })
    draft.type([['cru', '13']])
    arrived = new Map([...base.value, ['cru', '12']])
    await saving.catch(() => null)
    await nextTurn()
    expect([mine(draft), draft.clashes.value.size]).to.deep.equal([{ cru: '13' }, 0])
  })

  for (const [how, back] of [
    ['typed back', (draft: Draft) => draft.type([['cru', '0']])],
    ['undone', (draft: Draft) => void draft.undo()],
  ] as const)
    it(`keeps an edit that was ${how} during its save`, async () => {
      const draft = open()
      draft.type([['cru', '12']])
      await draft.save(draft.typed.value, async over => {
        back(draft)
        base.value = new Map([...base.value, ...[...over(base.value)].map(([cell, { mine }]) => [cell, mine] as const)])
      })
      expect([base.value.get('cru'), mine(draft), draft.dirty.value]).to.deep.equal(['12', { cru: '0' }, true])
    })

  for (const [how, after] of [
    [
      'another save of the cell was answered',
      async (draft: Draft) => {
        draft.type([['cru', '13']])
        await draft.save(draft.typed.value, async over => {
          over(base.value)
          base.value = new Map([...base.value, ['cru', '13']])
        })
      },
    ],
    [
      'the edit was discarded and found not to have arrived',
      async (draft: Draft) => {
        draft.discard()
        await nextTurn()
      },
    ],
    [
      'somebody else was found to have written',
      async (draft: Draft) => {
        base.value = new Map([...base.value, ['cru', '40']])
        draft.keepMine()
      },
    ],
  ] as const)
    it(`shows the same content by a colleague as a conflict once ${how}`, async () => {
      const draft = open()
      draft.type([['cru', '12']])
      await failSave(draft, busy, base.value)
      await after(draft)
      draft.type([['cru', '14']])
      base.value = new Map([...base.value, ['cru', '12']])
      expect([...draft.clashes.value.keys()]).to.deep.equal(['cru'])
    })

  for (const [what, failure] of [
    ['a gateway answers for the back end', new Failure({ category: 'server', status: 502 })],
    ['the back end is busy', new Failure({ category: 'unexpected', status: 429 })],
    ['the session has ended', new Failure({ category: 'unauthorized', status: 401 })],
  ] as const)
    it(`stays queued while ${what}, with the edits of the same save`, async () => {
      const draft = open()
      draft.type([['cru', '12']])
      await failSave(draft, offline)
      draft.type([['usb', '7']])
      await failSave(draft, failure)
      expect([draft.state.value, [...draft.unsent.value.keys()]]).to.deep.equal(['waiting', ['cru', 'usb']])
      await draft.save(draft.unsent.value, async over => {
        base.value = new Map([
          ...base.value,
          ...[...over(base.value)].map(([cell, each]) => [cell, each.mine] as const),
        ])
      })
      expect([draft.state.value, draft.unsent.value.size]).to.deep.equal(['clean', 0])
    })

  it('is not queued when a server that was reached could not save it', async () => {
    const draft = open()
    draft.type([['cru', '12']])
    await failSave(draft, busy)
    expect([draft.state.value, draft.unsent.value.size]).to.deep.equal(['dirty', 0])
  })

  it('undoes unsaved edits and no saved ones', async () => {
    const draft = open()
    draft.type([['cru', '12']])
    draft.type([['usb', '3']])
    await draft.save(new Map([...draft.typed.peek()].filter(([cell]) => cell === 'cru')), async over => {
      const now = over(base.peek())
      base.value = new Map([...base.peek(), ...[...now].map(([cell, each]) => [cell, each.mine] as const)])
    })
    expect(mine(draft)).to.deep.equal({ usb: '3' })
    expect([draft.undo(), mine(draft)]).to.deep.equal([['usb'], {}])
    expect([draft.undo(), mine(draft)]).to.deep.equal([[], {}])
    expect([draft.redo(), mine(draft)]).to.deep.equal([['usb'], { usb: '3' }])
  })

  it('undoes and redoes steps', () => {
    const draft = open()
    draft.type([['cru', '12']])
    draft.type([['usb', '7']])
    expect([draft.undo(), mine(draft)]).to.deep.equal([['usb'], { cru: '12' }])
    expect([draft.undo(), mine(draft)]).to.deep.equal([['cru'], {}])
    expect([draft.redo(), mine(draft)]).to.deep.equal([['cru'], { cru: '12' }])
    draft.type([['usb', '8']])
    expect([draft.redo(), mine(draft)]).to.deep.equal([[], { cru: '12', usb: '8' }])
  })

  it('of a submission is withdrawn when it is edited while it waits, until it is submitted or discarded', async () => {
    const draft = open('C-1', 'areas', isText, true)
    draft.type([['cru', '12']])
    await failSave(draft, offline)
    draft.type([['usb', '3']])
    expect([draft.state.value, draft.unsent.value.size]).to.deep.equal(['withdrawn', 0])
    draft.type([['usb', '4']])
    expect(draft.state.value).to.equal('withdrawn')
    await failSave(draft, offline)
    expect(draft.state.value).to.equal('waiting')
    draft.type([['usb', '5']])
    draft.discard()
    draft.type([['usb', '6']])
    expect(draft.state.value).to.equal('dirty')
  })
})
