import { expect } from 'chai'
import { longDay } from '../../core/base/time'

describe('the name of a day', () => {
  it('has its weekday beside its date', () => {
    expect(longDay('2026-03-05', 'en')).to.equal('Thu 2026-03-05')
  })

  it('keeps the order of the date beside a weekday from right to left', () => {
    const name = longDay('2026-11-19', 'ar')
    expect(name).to.match(/^\u2067[\u0600-\u06ff]+\u2069 \u20682026-11-19\u2069$/)
  })
})
