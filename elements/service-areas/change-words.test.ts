import { expect } from 'chai'
import { translator } from '../../core/i18n/translate'
import { changes } from '../../core/service-areas/changes'
import { areaForm, listForm, option } from '../../core/service-areas/fixtures'
import type { AreaForm, ListForm } from '../../core/service-areas/types'
import { changeSentence, moneyText, timeOf } from './change-words'

const t = translator('en')
const priced = (code: string, price: string) => areaForm(code, { id: code, options: [{ ...option, price }] })
const said = (before: readonly AreaForm[], after: readonly AreaForm[], lists: readonly (readonly ListForm[])[] = []) =>
  changeSentence(changes({ areas: before, lists: lists[0] ?? [] }, { areas: after, lists: lists[1] ?? [] }), t)

describe('the sentence that says what changes', () => {
  const before = [priced('US', '25.00'), priced('CA', '25.00')]
  const dearer = (code: string) => priced(code, '30.00')

  it('counts what is added and removed, and tells the one price', () => {
    expect(said(before, [dearer('US'), areaForm('MX')])).to.equal(
      '1 added, 1 removed, 1 price changed: $25.00 to $30.00',
    )
  })
  it('tells one price for all that change alike', () => {
    expect(said(before, [dearer('US'), dearer('CA')])).to.equal('1 price changed: $25.00 to $30.00')
  })
  it('counts prices that change differently', () => {
    expect(said(before, [dearer('US'), priced('CA', '31.00')])).to.equal('2 prices changed')
  })
  it('counts the rest, and is empty for nothing', () => {
    const pickup = areaForm('CA', { id: 'CA', options: [{ ...option, pickup: '17:00' }] })
    expect([said(before, [dearer('US'), pickup]), said(before, before)]).to.deep.equal([
      '1 price changed: $25.00 to $30.00, 1 other change',
      '',
    ])
  })
  it('tells theatre lists as it tells areas', () => {
    const [fibre] = [listForm({ id: 'l', options: [{ time: '6', unit: 'hours', price: '24.50', size: '150' }] })]
    const dear = { ...fibre, options: fibre.options.map(each => ({ ...each, price: '26' })) }
    expect(said([], [], [[fibre], [dear, listForm({ name: 'Mountains' })]])).to.equal(
      '1 added, 1 price changed: $24.50 to $26.00',
    )
  })
  it('says what is not typed whole yet', () => {
    expect([moneyText(null, t), moneyText(2500, t), timeOf('', t), timeOf('x', t), timeOf('0 days', t)]).to.deep.equal([
      'no price yet',
      '$25.00',
      'no time yet',
      'no time yet',
      'Same day',
    ])
  })
})
