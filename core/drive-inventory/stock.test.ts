import { expect } from 'chai'
import fc from 'fast-check'
import { areSame, joinEdits, lostCells } from '../../test/fixtures/page/form-cells'
import { validateWith } from '../drafts/validate'
import { text } from '../i18n/translate'
import type { Drive } from '../wire/drives'
import { drivesOf, rowPath, rowsOf } from './mapping'
import type { DriveRow } from './rules'
import { driveCells } from './rules'
import { drivesSchema } from './schema'

const rows = (cru: string, usb = '0'): readonly DriveRow[] => [
  { driveType: 'CRU', totalStock: cru },
  { driveType: 'USB', totalStock: usb },
]

describe('a stock', () => {
  const required = text('drives.stockRequired')
  const notValid = text('account.errors.drives.notValid')
  const table: [typed: string, problem: ReturnType<typeof text> | null][] = [
    ['0', null],
    ['007', null],
    [' 12 ', null],
    ['999', null],
    ['1000', notValid],
    ['-1', notValid],
    ['1.5', notValid],
    ['1e2', notValid],
    ['+7', notValid],
    ['0x1', notValid],
    ['abc', notValid],
    ['٣', notValid],
    ['', required],
    ['   ', required],
  ]
  // @spec 5.42, 5.44, 5.45
  // @spec 3.7
  for (const [typed, problem] of table)
    it(`“${typed}” is ${problem ? 'refused' : 'accepted'}`, async () => {
      expect(await validateWith(drivesSchema, rows('5', typed))).to.deep.equal(
        problem ? { '[1].totalStock': problem } : {},
      )
    })

  // @spec 2.60, 3.7, 5.47
  it('is shown for both types, 0 if missing; an unknown type is kept unchanged', () => {
    expect(rowsOf(null)).to.deep.equal(rows('0'))
    expect(rowsOf([{ driveType: 'USB', totalStock: 7 }])).to.deep.equal(rows('0', '7'))
    expect(rowsOf([{ driveType: 'TAPE' as 'CRU', totalStock: 1 }])).to.deep.equal(rows('0'))
    expect(drivesOf(rows('5', '7'), [{ driveType: 'TAPE' as 'CRU', totalStock: 1 }])[2]?.totalStock).to.equal(1)
    expect(rowPath('drives[1].totalStock')).to.equal('[1].totalStock')
  })

  it('is sent as it was read, and is equal by its trimmed text', () => {
    fc.assert(
      fc.property(fc.nat(999), fc.nat(999), (cru, usb) => {
        const drives: Drive[] = [
          { driveType: 'CRU', totalStock: cru },
          { driveType: 'USB', totalStock: usb },
        ]
        expect(drivesOf(rowsOf(drives))).to.deep.equal(drives)
        expect(areSame(driveCells, rowsOf(drives), rows(` ${cru}`, `${usb} `))).to.equal(true)
        expect(areSame(driveCells, rowsOf(drives), rows(`${cru + 1}`, `${usb}`))).to.equal(false)
      }),
    )
  })
})

describe('a stock with edits of two people', () => {
  it('is equal if all types have the same count, ignoring blanks', () => {
    expect(areSame(driveCells, rows('3'), rows(' 3 '))).to.equal(true)
    expect(areSame(driveCells, rows('3'), rows('03'))).to.equal(true)
    expect(areSame(driveCells, rows('3'), rows('4'))).to.equal(false)
    expect(areSame(driveCells, rows('3'), rows('3', '1'))).to.equal(false)
  })

  it('has the remote counts except for edited ones', () => {
    expect(joinEdits(driveCells, rows('1', '2'), rows('5', '2'), rows('7', '8'))).to.deep.equal(rows('5', '8'))
    expect(joinEdits(driveCells, rows('1', '2'), rows('1', '3'), rows('7', '8'))).to.deep.equal(rows('7', '3'))
  })

  it('is restored only if it has the expected shape', () => {
    expect(lostCells(driveCells, rows('3'))).to.deep.equal([])
    for (const [cell, content] of [
      ['0.totalStock', 3],
      ['1.totalStock', null],
      ['2.totalStock', '3'],
      ['value', '3'],
    ] as const)
      expect(driveCells.isCell(cell, content)).to.equal(false)
  })
})
