import { expect } from 'chai'
import { couriers, dhl, fedex, rowsWith, ups } from './paste-fixtures'
import { planPaste } from './paste-plan'

const plan = (text: string, rows = rowsWith()) =>
  planPaste(text, { rows, from: 'row-1', couriers, header: 'auto', isComments: true })
const commentsOf = (text: string, rows = rowsWith()) =>
  [...plan(text, rows).changes].map(([id, change]) => [id, change.shippingComments])

describe('a paste into a field of comments', () => {
  it('fills the comments of one row after another, and nothing else', () => {
    expect([...plan('Dock 3, ring twice\nStage door: 12345678').changes]).to.deep.equal([
      ['row-1', { shippingComments: 'Dock 3, ring twice' }],
      ['row-2', { shippingComments: 'Stage door: 12345678' }],
    ])
  })

  it('treats numbers and couriers alone as comments', () => {
    expect(commentsOf(`${ups}\n${fedex}`)).to.deep.equal([
      ['row-1', ups],
      ['row-2', fedex],
    ])
    expect(commentsOf('UPS\nFedEx')).to.deep.equal([
      ['row-1', 'UPS'],
      ['row-2', 'FedEx'],
    ])
  })

  it('fills the comments of rows that are named on the same line', () => {
    expect(commentsOf('Imperial 7\tDock 3\nMeridian 9\tDock 4')).to.deep.equal([
      ['row-2', 'Dock 3'],
      ['row-6', 'Dock 4'],
    ])
  })

  it('follows titles, and recognizes columns of couriers and numbers', () => {
    expect(plan('Notes\nDock 3').header).to.deep.equal(['Notes'])
    expect(plan('Ring twice\nNote\nDock 3').header).to.equal(null)
    expect(plan(`Tracking\n${ups}`).columns).to.deep.equal(['number'])
    expect(plan(`UPS\t${ups}\tDock 3\nFedEx\t${fedex}\tDock 4`).columns).to.deep.equal([
      'courier',
      'number',
      'comments',
    ])
  })

  it('keeps the comments of a row, and reports that they are kept', () => {
    const { lines, changes } = plan('Dock 3\nDock 4', rowsWith({ 1: { comments: 'Ring twice' } }))
    expect(lines.map(({ result, comments }) => [result.kind, comments])).to.deep.equal([
      ['hasComments', 'Dock 3'],
      ['blank', 'Dock 4'],
    ])
    expect([...changes.keys()]).to.deep.equal(['row-2'])
  })

  it('fills rows with a saved number, and keeps the number', () => {
    const rows = rowsWith({ 1: { savedNumber: dhl, number: dhl, courier: 'DHL' } })
    expect([...plan('Dock 3', rows).changes]).to.deep.equal([['row-1', { shippingComments: 'Dock 3' }]])
  })
})
