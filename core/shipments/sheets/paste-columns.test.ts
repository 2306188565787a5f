import { expect } from 'chai'
import { couriers, fedex, fedex2, rowsWith, ups, ups2 } from './paste-fixtures'
import { planPaste } from './paste-plan'

const plan = (text: string) => planPaste(text, { rows: rowsWith(), from: 'row-1', couriers, header: 'auto' })

describe('the columns of a paste', () => {
  it('are recognized by their titles before their content', () => {
    expect(plan(`Buchung\tKino\tKurier\tSendungsnummer\tBemerkung\n?\t?\tAcme\t12\t7`).columns).to.deep.equal([
      'serial',
      'theatre',
      'courier',
      'number',
      'comments',
    ])
    expect(plan(`Return Tracking Number\tNotes\n${ups}\t${fedex}`).columns).to.deep.equal([null, 'comments'])
  })

  it('are recognized by most of their cells', () => {
    const text = `2026-11-30\tImperial 7\t2\tUPS\t${ups}\tDock 3\n2026-11-30\tAurora\t3\tFedEx\t${fedex}\tDock 4`
    expect(plan(`${text}\n\tFox & Lantern\t1\tUPS\t${ups2}`).columns).to.deep.equal([
      null,
      'theatre',
      'serial',
      'courier',
      'number',
      'comments',
    ])
  })

  it('have numbers in the one column that fits carriers', () => {
    expect(plan(`20755501\t${ups}\n21455501\t${fedex}`).columns).to.deep.equal([null, 'number'])
    expect(plan(`UPS\t20755501\t${ups}\nFedEx\t21455501\t${fedex}`).columns).to.deep.equal(['courier', null, 'number'])
  })

  for (const text of [`${ups}\t${ups2}\n${fedex}\t${fedex2}`, 'Aurora\tDock 3\nBijou\tDock 4'])
    it(`fill nothing when no column is recognized: ${JSON.stringify(text)}`, () => {
      const { isUnknown, lines, changes } = plan(text)
      expect({ isUnknown, lines, changes: changes.size }).to.deep.equal({ isUnknown: true, lines: [], changes: 0 })
    })

  it('have numbers in the column after the courier when several fit carriers', () => {
    const text = `UPS\t${ups}\t${ups2}\nFedEx\t${fedex}\t${fedex2}`
    expect(plan(text).columns).to.deep.equal(['courier', 'number', null])
  })

  it('include short numbers after a courier, but not days', () => {
    expect(plan('UPS\t12345\nUPS\t23456').columns).to.deep.equal(['courier', 'number'])
    expect(plan('UPS\t2026-11-30\nUPS\t30.11.2026').columns).to.deep.equal(['courier', null])
  })

  it('are couriers when only couriers are pasted, else numbers', () => {
    expect(plan('UPS\nFedEx').columns).to.deep.equal(['courier'])
    expect(plan('1\n2').columns).to.deep.equal(['number'])
    expect(plan('\t12\n\t13').columns).to.deep.equal([null, 'number'])
  })

  it('have each meaning only once', () => {
    expect(plan(`Tracking\tTracking No\n${ups}\t${ups2}`).columns).to.deep.equal(['number', null])
    expect(plan(`UPS\t${ups}\nUPS\t${ups2}`).columns).to.deep.equal(['courier', 'number'])
    expect(plan(`UPS\t${ups}\tUPS\nUPS\t${ups2}\tUPS`).columns).to.deep.equal(['courier', 'number', null])
  })

  it('are serials only when no serial repeats', () => {
    expect(plan(`1\t${ups}\n1\t${ups2}`).columns).to.deep.equal([null, 'number'])
  })

  it('are comments beside the number only without another title', () => {
    expect(plan(`${ups}\tDock 3\n${fedex}\tDock 4`).columns).to.deep.equal(['number', 'comments'])
    expect(plan(`Tracking\tWeight\n${ups}\t12 kg\n${fedex}\t3 kg`).columns).to.deep.equal(['number', null])
    expect(plan(`${ups}\t2026-11-30\n${fedex}\t2026-12-01`).columns).to.deep.equal(['number', null])
  })

  it('have no header when the first line has no cell above the numbers', () => {
    const { header, columns } = plan(`Aurora\t\nBijou\t${ups}\nCapitol\t${fedex}`)
    expect({ header, columns }).to.deep.equal({ header: null, columns: [null, 'number'] })
  })
})
