import { expect } from 'chai'
import { dayText } from './days'

describe('the name of a day', () => {
  for (const locale of ['fa-IR', 'th-TH', 'ar-SA'])
    it(`is that of the Gregorian calendar in ${locale}, as in the cells`, () => {
      const month = dayText('2026-02-05', `${locale}-u-nu-latn`, { month: 'numeric' })
      const year = dayText('2026-02-05', `${locale}-u-nu-latn`, { year: 'numeric' })
      expect([/\b2\b/.test(month), /2026/.test(year)]).to.deep.equal([true, true])
    })
})
