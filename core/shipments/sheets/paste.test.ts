import { expect } from 'chai'
import { isNumbers, isSheet, type PasteRow, spreadOver } from './paste'

const couriers = [
  { name: 'UPS', aftership_slug: 'ups' },
  { name: 'FedEx', aftership_slug: 'fedex' },
]
const first = '1Z5R89390357567127'
const second = '986578788855'
const third = '477179081230'

const rowsOf = (letters: string, changes: Partial<PasteRow> = {}): PasteRow[] =>
  [...letters].map(id => ({ id, readOnly: id === 'x', savedNumber: '', comments: '', ...(id === 'b' && changes) }))
const laid = (
  text: string,
  id = 'a',
  field: 'shippingTracking' | 'shippingCourier' | 'status' = 'shippingTracking',
  rows = rowsOf('xabcdx'),
) => {
  const spread = spreadOver(text, { id, field }, rows, couriers)
  return spread && { ...spread, changes: Object.fromEntries(spread.changes) }
}
const nothing = { kept: [], left: 0, skipped: 0, isUnknown: false }

describe('the clipboard over rows', () => {
  it('fills rows downwards, whatever ends its lines', () => {
    for (const end of ['\n', '\r\n', '\r'])
      expect(laid(`1Z1${end}1Z2${end} 1Z3 ${end}`, 'b')).to.deep.equal({
        ...nothing,
        changes: { b: { shippingTracking: '1Z1' }, c: { shippingTracking: '1Z2' }, d: { shippingTracking: '1Z3' } },
      })
  })

  const both = {
    a: { shippingCourier: 'UPS', shippingTracking: first },
    b: { shippingCourier: 'FedEx', shippingTracking: second },
  }
  for (const field of ['shippingCourier', 'shippingTracking'] as const)
    it(`puts couriers and numbers where they belong when they are pasted into ${field}`, () => {
      expect(laid(`UPS\t${first}\nFedEx\t${second}`, 'a', field)?.changes).to.deep.equal(both)
      expect(laid(`${first}\tups\n${second}\tfedex`, 'a', field)?.changes, 'numbers first').to.deep.equal({
        a: { shippingTracking: first, shippingCourier: 'ups' },
        b: { shippingTracking: second, shippingCourier: 'fedex' },
      })
    })

  it('puts other columns beside those that it recognises, and ignores what is beside no field', () => {
    expect(laid(`UPS\t${first}\tDock 3\tmore\n\n\t${third}`)).to.deep.equal({
      ...nothing,
      changes: {
        a: { shippingCourier: 'UPS', shippingTracking: first, shippingComments: 'Dock 3' },
        c: { shippingTracking: third },
      },
    })
    expect(laid(`Aurora\tUPS\t${first}`)?.changes).to.deep.equal({
      a: { shippingCourier: 'UPS', shippingTracking: first },
    })
  })

  const unknown = { ...nothing, changes: {}, isUnknown: true }
  for (const text of [
    'Night Owl\t1Z1\tDock 3',
    'DPD\t1234567\nDPD\t7654321',
    'Theatre\tNumber',
    'Night courier\t12',
    `${first}\t${second}`,
    '2026-11-30\t30.11.2026',
  ])
    it(`leaves every row as it is where no column, or more than one, could hold the numbers: ${JSON.stringify(text)}`, () => {
      for (const field of ['shippingCourier', 'shippingTracking'] as const)
        expect(laid(text, 'a', field)).to.deep.equal(unknown)
    })

  for (const [what, text] of [
    ['a day', `UPS\t2026-11-30\t${first}`],
    ['a reference', `BK-10482391\tUPS\t${first}`],
    ['a phone number', `Aurora\t555 123 4567\tUPS\t${first}`],
  ] as const)
    it(`takes no column of ${what} for the numbers`, () => {
      expect(laid(text)?.changes).to.deep.equal({ a: { shippingCourier: 'UPS', shippingTracking: first } })
    })

  it('takes only a known courier for a courier', () => {
    expect(laid(`Aurora Cinema\t${first}`)?.changes).to.deep.equal({ a: { shippingTracking: first } })
  })

  it('puts a short number after its courier', () => {
    expect(laid('UPS\t12345\nUPS\t23456')?.changes).to.deep.equal({
      a: { shippingCourier: 'UPS', shippingTracking: '12345' },
      b: { shippingCourier: 'UPS', shippingTracking: '23456' },
    })
  })

  it('takes no line of titles for data', () => {
    for (const titles of ['Courier\tTracking number', 'Transporteur\tNuméro de suivi', 'Kurier\tSendungsnummer'])
      expect(laid(`${titles}\nUPS\t${first}\nFedEx\t${second}`)?.changes, titles).to.deep.equal(both)
    expect(laid(`Theatre\tNumber\nAurora\t${first}`)?.changes).to.deep.equal({ a: { shippingTracking: first } })
    expect(laid(`Tracking number\n${first}\n${second}`)?.changes).to.deep.equal({
      a: { shippingTracking: first },
      b: { shippingTracking: second },
    })
  })

  it('leaves out rows with a saved number, and names them unless it is the same', () => {
    const rows = rowsOf('abc', { savedNumber: third })
    expect(laid(`${first}\n${second}\n${second}`, 'a', 'shippingTracking', rows)).to.deep.equal({
      ...nothing,
      changes: { a: { shippingTracking: first }, c: { shippingTracking: second } },
      kept: ['b'],
    })
    expect(laid(`UPS\t${first}`, 'b', 'shippingTracking', rows)).to.deep.equal({ ...nothing, changes: {}, kept: ['b'] })
    expect(laid(`UPS\t${third}`, 'b', 'shippingTracking', rows)).to.deep.equal({ ...nothing, changes: {} })
  })

  it('leaves comments that are there', () => {
    const rows = rowsOf('ab', { comments: 'Ring twice' })
    expect(laid(`${first}\tDock 1\n${second}\tDock 2`, 'a', 'shippingTracking', rows)?.changes).to.deep.equal({
      a: { shippingTracking: first, shippingComments: 'Dock 1' },
      b: { shippingTracking: second },
    })
  })

  it('tells how many lines found no row', () => {
    expect(laid('1\n2\n3', 'c')).to.deep.equal({
      ...nothing,
      changes: { c: { shippingTracking: '1' }, d: { shippingTracking: '2' } },
      left: 1,
    })
  })

  it('counts a line with an empty cell among those that found no row', () => {
    expect(laid('1\n2\n3\t', 'c')?.left).to.equal(1)
  })

  it('counts no empty line among those that found no row', () => {
    expect(laid('1\n\n3\n\n \n6', 'c')).to.deep.equal({
      ...nothing,
      changes: { c: { shippingTracking: '1' } },
      left: 2,
    })
  })

  it('passes over rows that cannot be changed, and counts those in between', () => {
    const spread = laid('1\n2\n3', 'a', 'shippingTracking', rowsOf('xaxbxxcxd'))
    expect([Object.keys(spread?.changes ?? {}), spread?.skipped, spread?.left]).to.deep.equal([['a', 'b', 'c'], 3, 0])
  })

  it('leaves one text to its cell, and other cells and rows alone', () => {
    expect(laid('1Z1')).to.equal(null)
    expect(laid('1Z1\n')).to.equal(null)
    expect(laid('1Z1\r\n\r\n')).to.equal(null)
    expect(laid('1\n2', 'a', 'status')).to.equal(null)
    expect(laid('1\n2', 'gone')).to.equal(null)
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
