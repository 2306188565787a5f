import { expect } from 'chai'
import { Failure } from '../base/errors'
import { failSave, openRecord } from './fixtures'

describe('queued edits', () => {
  const offline = new Failure({ category: 'offline', sent: false })

  it('are withdrawn when they are edited, until the next save', async () => {
    localStorage.clear()
    const record = openRecord()
    const { draft } = record.open()
    draft.type([['cru', '12']])
    await failSave(draft, offline)
    draft.type([['usb', '3']])
    expect(draft.state.value).to.equal('waiting')
    draft.type([['cru', '13']])
    expect([draft.state.value, draft.unsent.value.size]).to.deep.equal(['withdrawn', 0])
    await failSave(draft, offline)
    expect(draft.state.value).to.equal('waiting')
    record.leave()
    localStorage.clear()
  })
})
