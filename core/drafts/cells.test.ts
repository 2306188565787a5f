import { expect } from 'chai'
import { Failure } from '../base/errors'
import { isEqual } from '../base/json'
import { storeValue } from '../base/storage'
import { clashesOf, type Typed, typeInto } from './cells'
import { draftsOf } from './kept-drafts'
import { rebase } from './rebase'
import { onSaveError, onSaveSuccess, onSend } from './saved-cells'
import { typedStorage } from './typed-storage'

const base = new Map<string, unknown>([
  ['a', 'saved a'],
  ['b', 'saved b'],
])
const typedOver = (entries: Record<string, [mine: unknown, over: unknown]>): Typed =>
  new Map(Object.entries(entries).map(([cell, [mine, over]]) => [cell, { mine, over }]))

describe('edits of cells', () => {
  it('hold the content that they replace, and are dropped when they are typed back', () => {
    const once = typeInto(new Map(), base, [['a', 'mine']])
    expect([...once]).to.deep.equal([['a', { mine: 'mine', over: 'saved a' }]])
    const twice = typeInto(once, new Map([['a', 'theirs']]), [['a', 'more']])
    expect(twice.get('a'), 'over the first content').to.deep.equal({ mine: 'more', over: 'saved a' })
    expect(typeInto(twice, base, [['a', 'saved a']]).size).to.equal(0)
    const back = typeInto(once, new Map([['a', 'theirs']]), [['a', 'saved a']])
    expect(back.get('a'), 'while the server has other content').to.deep.equal({ mine: 'saved a', over: 'saved a' })
  })

  it('are in conflict only with content that somebody else saves in the same cell', () => {
    const typed = typedOver({ a: ['mine', 'saved a'], b: ['mine', 'saved b'] })
    const now = new Map([
      ['a', 'theirs'],
      ['b', 'saved b'],
      ['c', 'theirs'],
    ])
    expect([...clashesOf(typed, now, isEqual)]).to.deep.equal([
      ['a', { mine: 'mine', theirs: 'theirs', from: 'server' }],
    ])
    expect(clashesOf(typed, new Map([...now, ['a', 'mine']]), isEqual).size, 'the same as mine').to.equal(0)
    const sent = onSend(typed, typedOver({ a: ['theirs', 'saved a'] }))
    expect(clashesOf(sent, now, isEqual).size, 'the content that a running save has sent').to.equal(0)
  })

  it('are dropped for newer content if they would be sent like the content that they replace', () => {
    const sameTrimmed = (a: unknown, b: unknown) => String(a).trim() === String(b).trim()
    const typed = typedOver({ a: ['saved a ', 'saved a'] })
    expect(rebase(typed, base, sameTrimmed, new Set())).to.equal(typed)
    expect(rebase(typed, new Map([['a', 'theirs']]), sameTrimmed, new Set()).size).to.equal(0)
  })

  it('that are made during a save stand on top of it', () => {
    const sent = typedOver({ a: ['first', 'saved a'], b: ['mine', 'saved b'] })
    const now = typedOver({ a: ['second', 'saved a'], b: ['mine', 'saved b'], c: ['new', undefined] })
    const left = onSaveSuccess(now, sent, new Map([['a', 'first']]))
    expect([...left]).to.deep.equal([
      ['a', { mine: 'second', over: 'first' }],
      ['c', { mine: 'new', over: undefined }],
    ])
  })

  it('that are typed back during a failing save are dropped, or kept as unconfirmed if they were sent', () => {
    const sent = typedOver({ a: ['mine', 'saved a'], b: ['mine', 'saved b'] })
    const now = typedOver({ a: ['saved a', 'saved a'], b: ['mine', 'saved b'] })
    const b = { mine: 'mine', over: 'saved b' }
    const queued = { mine: 'mine' }
    const kept = onSaveError(now, sent, new Failure({ category: 'offline', sent: false }), false)
    expect([...kept]).to.deep.equal([['b', { ...b, phase: { name: 'queued', queued } }]])
    const lost = onSaveError(onSend(now, sent), sent, new Failure({ category: 'offline', sent: true }), true)
    const unconfirmed = { name: 'unconfirmed', sent: { mine: 'mine' } }
    expect([...lost]).to.deep.equal([
      ['a', { mine: 'saved a', over: 'saved a', phase: unconfirmed }],
      ['b', { ...b, phase: { ...unconfirmed, queued } }],
    ])
  })

  it('are restored cell by cell, without contents of another shape', () => {
    const isText = (_cell: string, content: unknown) => typeof content === 'string'
    const { read } = typedStorage('C-1', 'drives', isText)
    const store = (value: unknown) => storeValue('local', `${draftsOf('C-1')}drives`, value)
    store({ a: { mine: 'x', over: 'y' }, b: { mine: 1, over: 'y' }, c: null, d: 'x' })
    expect([...(read()?.keys() ?? [])]).to.deep.equal(['a'])
    expect([...(read(typedOver({ b: [1, 'y'] }))?.keys() ?? [])], 'typed here').to.deep.equal(['a', 'b'])
    for (const other of [null, 'x', ['x'], 1]) {
      store(other)
      expect(read()?.size ?? 0).to.equal(0)
    }
    localStorage.clear()
  })
})
