import { expect } from 'chai'
import { messagesLeft, valueAt } from './field-path'

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

describe('messages of a server', () => {
  const messages = { 'emails[0].email': 'unknown', 'emails[1].email': 'twice', emails: 'too many', timezone: 'old' }

  it('stay with the fields that are the same, and with those above them no longer', () => {
    const after = { ...form, emails: [form.emails[0], { email: 'c@reel.example' }] }
    expect(messagesLeft(messages, form, after)).to.deep.equal({ 'emails[0].email': 'unknown', timezone: 'old' })
  })

  it('go where the field came, or went', () => {
    expect(messagesLeft({ more: 'x' }, form, { ...form, more: 1 })).to.deep.equal({})
    expect(messagesLeft({ timezone: 'x' }, form, { ...form, timezone: undefined })).to.deep.equal({})
  })

  it('go where the path leads to nothing, before and after', () => {
    expect(messagesLeft({ elsewhere: 'x' }, form, form)).to.deep.equal({})
  })
})
