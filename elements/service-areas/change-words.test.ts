import { expect } from 'chai'
import { translator } from '../../core/i18n/translate'
import { changesBetween } from '../../core/service-areas/changes'
import { areaForm, listForm, option } from '../../core/service-areas/fixtures'
import type { AreaForm, ListForm } from '../../core/service-areas/types'
import { changeSentence, moneyText, timeOf } from './change-words'

const t = translator('en')
const priced = (code: string, price: string) => areaForm(code, { id: code, options: [{ ...option, price }] })
const sentenceOf = (
  before: readonly AreaForm[],
  after: readonly AreaForm[],
  lists: readonly (readonly ListForm[])[] = [],
) =>
  changeSentence(changesBetween({ areas: before, lists: lists[0] ?? [] }, { areas: after, lists: lists[1] ?? [] }), t)

describe('the sentence of changes', () => {
  const before = [priced('US', '25.00'), priced('CA', '25.00')]
  const dearer = (code: string) => priced(code, '30.00')

  it('counts additions and removals, and names a single price', () => {
    expect(sentenceOf(before, [dearer('US'), areaForm('MX')])).to.equal(
      '1 added, 1 removed, 1 price changed: $25.00 to $30.00',
    )
  })
  it('names one price for all areas that change alike', () => {
    expect(sentenceOf(before, [dearer('US'), dearer('CA')])).to.equal('1 price changed: $25.00 to $30.00')
  })
  it('counts prices that change differently', () => {
    expect(sentenceOf(before, [dearer('US'), priced('CA', '31.00')])).to.equal('2 prices changed')
  })
  it('counts other changes, and is empty without changes', () => {
    const pickup = areaForm('CA', { id: 'CA', options: [{ ...option, pickup: '17:00' }] })
    expect([sentenceOf(before, [dearer('US'), pickup]), sentenceOf(before, before)]).to.deep.equal([
      '1 price changed: $25.00 to $30.00, 1 other change',
      '',
    ])
  })
  it('includes theatre lists like areas', () => {
    const [fibre] = [listForm({ id: 'l', options: [{ time: '6', unit: 'hours', price: '24.50', size: '150' }] })]
    const dear = { ...fibre, options: fibre.options.map(each => ({ ...each, price: '26' })) }
    expect(sentenceOf([], [], [[fibre], [dear, listForm({ name: 'Mountains' })]])).to.equal(
      '1 added, 1 price changed: $24.50 to $26.00',
    )
  })
  it('names incomplete times and prices', () => {
    expect([moneyText(null, t), moneyText(2500, t), timeOf('', t), timeOf('x', t), timeOf('0 days', t)]).to.deep.equal([
      'no price yet',
      '$25.00',
      'no time yet',
      'no time yet',
      'Same day',
    ])
  })
})
