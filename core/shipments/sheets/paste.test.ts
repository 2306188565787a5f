import { expect } from 'chai'
import { isNumbers, isSheet, spreadOver } from './paste'

const lines = (letters: string) => [...letters].map(id => ({ id, readOnly: id === 'x' }))
const order = lines('xabcdx')
const changed = (
  words: string,
  id = 'a',
  field: 'shippingTracking' | 'shippingCourier' | 'status' = 'shippingTracking',
) => {
  const spread = spreadOver(words, id, field, order)
  return spread && { ...spread, changes: Object.fromEntries(spread.changes) }
}

describe('the clipboard over rows', () => {
  it('fills rows downwards, whatever ends its lines', () => {
    for (const end of ['\n', '\r\n', '\r'])
      expect(changed(`1Z1${end}1Z2${end} 1Z3 ${end}`, 'b')).to.deep.equal({
        changes: { b: { shippingTracking: '1Z1' }, c: { shippingTracking: '1Z2' }, d: { shippingTracking: '1Z3' } },
        left: 0,
        skipped: 0,
      })
  })

  it('goes across from the cell that it is pasted into, and leaves alone what is empty', () => {
    expect(changed('UPS\t1Z1\tDock 3\tmore\n\n\t1Z3', 'a', 'shippingCourier')).to.deep.equal({
      changes: {
        a: { shippingCourier: 'UPS', shippingTracking: '1Z1', shippingComments: 'Dock 3' },
        c: { shippingTracking: '1Z3' },
      },
      left: 0,
      skipped: 0,
    })
  })

  it('goes across for a single line too, and leaves what a blank cell stands over', () => {
    expect(changed('UPS\t \tDock 3', 'a', 'shippingCourier')).to.deep.equal({
      changes: { a: { shippingCourier: 'UPS', shippingComments: 'Dock 3' } },
      left: 0,
      skipped: 0,
    })
  })

  it('tells how many lines found no row', () => {
    expect(changed('1\n2\n3', 'c')).to.deep.equal({
      changes: { c: { shippingTracking: '1' }, d: { shippingTracking: '2' } },
      left: 1,
      skipped: 0,
    })
  })

  it('counts a line with an empty cell among those that found no row', () => {
    expect(changed('1\n2\n3\t', 'c')?.left).to.equal(1)
  })

  it('counts no empty line among those that found no row', () => {
    expect(changed('1\n\n3\n\n \n6', 'c')).to.deep.equal({
      changes: { c: { shippingTracking: '1' } },
      left: 2,
      skipped: 0,
    })
  })

  it('passes over rows that cannot be changed, and counts those in between', () => {
    const spread = spreadOver('1\n2\n3', 'a', 'shippingTracking', lines('xaxbxxcxd'))
    expect([[...(spread?.changes.keys() ?? [])], spread?.skipped, spread?.left]).to.deep.equal([['a', 'b', 'c'], 3, 0])
  })

  it('leaves one text to its cell, and other cells and rows alone', () => {
    expect(changed('1Z1')).to.equal(null)
    expect(changed('1Z1\n')).to.equal(null)
    expect(changed('1Z1\r\n\r\n')).to.equal(null)
    expect(changed('1\n2', 'a', 'status')).to.equal(null)
    expect(changed('1\n2', 'gone')).to.equal(null)
  })

  it('knows a sheet by its titles', () => {
    expect(isSheet('Serial Number\tWork Order Number\tShipping Tracking Number\n1\tWO-1\t1Z')).to.equal(true)
    expect(isSheet('from the depot\n\nCourier\tTracking\tserial\n')).to.equal(true)
    for (const titles of ['Serial No\tTracking', '"Serial No."\tTracking', 'Serial # \tTracking', '  Serial\tTracking'])
      expect(isSheet(`${titles}\n1\t1Z`), titles).to.equal(true)
    for (const words of [
      'Serial\tCourier\n1\tUPS',
      'undefined',
      '1Z1\n1Z2',
      'UPS\t1Z1\nUPS\t1Z2',
      'serial killer\ttracking',
    ])
      expect(isSheet(words), words).to.equal(false)
  })

  it('knows numbers, alone or behind their courier, from anything else that is copied', () => {
    const couriers = [{ name: 'UPS', aftership_slug: 'ups' }]
    for (const words of [
      '986578788855\n477179081230',
      '1Z5R89390357567127\r\n\r\n1Z 5R8 939 03 5756 7127',
      'RR 123 456 785 GB\nJJD01 4600 0034 5678',
      'UPS\t1Z5R89390357567127\tleft at the dock\nups \t986578788855',
      '\t986578788855\n\t477179081230',
      ' \t 986578788855 ',
      ' 986578788855\n  \n477179081230 ',
      '1Z  5R8 - 939 03',
      'AB12CD34',
    ])
      expect(isNumbers(words, couriers), words).to.equal(true)
    for (const words of [
      'Dear all,\nthe drives leave on Friday.',
      '986578788855\nThanks, call 555 123 4567',
      'Aurora\t986578788855\nBijou\t477179081230',
      '12\n480\n7',
      '1234567',
      '986578788855 hello',
      '#986578788855',
      '986578788855!',
      'AB CD EF GH 12',
      'ABC1DEF234',
      'https://example.com/1\nhttps://example.com/2',
      '\n\n',
    ])
      expect(isNumbers(words, couriers), words).to.equal(false)
  })
})
