import { expect } from 'chai'
import { messagesLeft, messagesUnder, valueAt, withValueAt } from './field-path'

const form = { emails: [{ email: 'a@reel.example' }, { email: 'b@reel.example' }], timezone: 'UTC', nothing: null }

describe('a field path', () => {
  const table: [path: string, value: unknown][] = [
    ['timezone', 'UTC'],
    ['emails[1].email', 'b@reel.example'],
    ['emails', form.emails],
    ['[timezone]', 'UTC'],
    ['', form],
    ['nothing', null],
    ['nothing.more', undefined],
    ['timezone.length', undefined],
    ['emails[9].email', undefined],
    ['elsewhere', undefined],
  ]
  for (const [path, value] of table)
    it(`“${path}” leads to ${JSON.stringify(value) ?? 'nothing'}`, () => {
      expect(valueAt(form, path)).to.equal(value)
    })
})

describe('replacing the value at a path', () => {
  it('returns a copy that shares all other values', () => {
    const changed = withValueAt(form, 'emails[1].email', 'c')
    expect(changed).to.deep.equal({ ...form, emails: [form.emails[0], { email: 'c' }] })
    expect([changed.emails[0] === form.emails[0], form.emails[1]?.email]).to.deep.equal([true, 'b@reel.example'])
    expect(withValueAt(form, 'timezone', '')).to.deep.equal({ ...form, timezone: '' })
  })
})

describe('messages of a part', () => {
  it('have paths relative to the part, and exclude those of other parts', () => {
    const messages = { offer: 'a', 'offer.areas': 'b', 'offer.areas[0].max': 'c', 'offered.x': 'd', terms: 'e' }
    expect(messagesUnder('offer', messages)).to.deep.equal({ '': 'a', areas: 'b', 'areas[0].max': 'c' })
    expect(messagesUnder('offer.areas', messages)).to.deep.equal({ '': 'b', '[0].max': 'c' })
    expect(messagesUnder('drives', messages)).to.deep.equal({})
  })
})

describe('messages of a server', () => {
  const messages = { 'emails[0].email': 'unknown', 'emails[1].email': 'twice', emails: 'too many', timezone: 'old' }

  it('stay at unchanged fields, and are removed from their parents', () => {
    const after = { ...form, emails: [form.emails[0], { email: 'c@reel.example' }] }
    expect(messagesLeft(messages, form, after)).to.deep.equal({ 'emails[0].email': 'unknown', timezone: 'old' })
  })

  it('are removed from a field that was added or removed', () => {
    expect(messagesLeft({ more: 'x' }, form, { ...form, more: 1 })).to.deep.equal({})
    expect(messagesLeft({ timezone: 'x' }, form, { ...form, timezone: undefined })).to.deep.equal({})
  })

  it('are removed if their path leads nowhere before and after', () => {
    expect(messagesLeft({ elsewhere: 'x' }, form, form)).to.deep.equal({})
  })
})
