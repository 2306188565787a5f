import { expect } from 'chai'
import { groupedNumber, phoneText } from './phone-numbers'

describe('a phone number as text', () => {
  for (const [digits, text] of [
    ['5556957930', '555 695 7930'],
    ['301234567', '301 234 567'],
    ['30123456', '301 234 56'],
    ['6957930', '695 7930'],
    ['12345', '12345'],
    ['555-PHONE', '555-PHONE'],
    ['', ''],
  ] as const)
    it(`is "${text}" for "${digits}"`, () => {
      expect(groupedNumber(digits)).to.equal(text)
    })

  it('begins with its calling code', () => {
    expect(phoneText({ intlCode: '44', phoneNo: '2079460958' })).to.equal('+44 207 946 0958')
  })
})
