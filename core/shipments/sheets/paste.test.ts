import { expect } from 'chai'
import { isNumbers, isSheet, isTable } from './paste'

describe('the clipboard for rows', () => {
  it('is a table when it has more than one cell, with any line breaks', () => {
    for (const text of ['1\n2', '1\r2', '1\r\n2\r\n', 'UPS\t1', '1\n\n3']) expect(isTable(text), text).to.equal(true)
    for (const text of ['', '1Z1', '1Z1\n', '1Z1\r\n\r\n', '"Dock 3\nat the back"'])
      expect(isTable(text), text).to.equal(false)
  })

  it('is a sheet when it has the titles of one', () => {
    expect(isSheet('Serial Number\tWork Order Number\tShipping Tracking Number\n1\tWO-1\t1Z')).to.equal(true)
    expect(isSheet('from the depot\n\nCourier\tTracking\tserial\n')).to.equal(true)
    for (const titles of ['Serial No\tTracking', '"Serial No."\tTracking', 'Serial # \tTracking', '  Serial\tTracking'])
      expect(isSheet(`${titles}\n1\t1Z`), titles).to.equal(true)
    for (const text of [
      'Serial\tCourier\n1\tUPS',
      'undefined',
      '1Z1\n1Z2',
      'UPS\t1Z1\nUPS\t1Z2',
      'serial killer\ttracking',
    ])
      expect(isSheet(text), text).to.equal(false)
  })

  it('is a list of numbers only when most lines have one', () => {
    for (const text of [
      '986578788855\n477179081230',
      '1Z5R89390357567127\r\n\r\n1Z 5R8 939 03 5756 7127',
      'RR 123 456 785 GB\nJJD01 4600 0034 5678',
      'UPS\t1Z5R89390357567127\tleft at the dock\nups \t986578788855',
      '\t986578788855\n\t477179081230',
      ' \t 986578788855 ',
      ' 986578788855\n  \n477179081230 ',
      '1Z  5R8 - 939 03',
      'AB12CD34',
      'Aurora\t986578788855\nBijou\t477179081230',
      'Courier\tTracking number\nUPS\t986578788855',
      '986578788855\n477179081230\n1.00E+16',
    ])
      expect(isNumbers(text), text).to.equal(true)
    for (const text of [
      'Dear all,\nthe drives leave on Friday.',
      '986578788855\nThanks, call 555 123 4567',
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
      expect(isNumbers(text), text).to.equal(false)
  })
})
