import { expect } from 'chai'
import { until } from '../../test/fixtures/page/wait'
import { mineIn as mine, openRecord } from './fixtures'

describe('a draft in two portals of one page', () => {
  let server: ReturnType<typeof openRecord>
  const open = () => server.open()

  beforeEach(() => {
    localStorage.clear()
    server = openRecord()
  })
  afterEach(() => {
    server.leave()
    localStorage.clear()
  })

  it('is not stored again by one portal after a discard in the other', async () => {
    const [{ draft: one }, { draft: two }] = [open(), open()]
    one.type([['cru', '12']])
    await until(() => mine(two).cru === '12' && two.kept.value, 'typed in the other portal')
    two.type([['usb', '7']])
    await until(() => mine(one).usb === '7' && one.kept.value, 'typed in the first portal')
    one.discard(['cru'])
    await until(() => !('cru' in mine(two)) && two.kept.value, 'discarded in the other portal')
    two.type([['usb', '71']])
    await until(() => mine(one).usb === '71', 'typed in the first portal')
    expect([mine(one), mine(two)]).to.deep.equal([{ usb: '71' }, { usb: '71' }])
    expect(Object.values(localStorage).join()).to.include('"71"').and.not.to.include('"12"')
  })

  it('shares a conflict once, with one read of the server', async () => {
    const [{ draft: one, base }, { draft: two, base: other }] = [open(), open()]
    one.type([['cru', '12']])
    await until(() => mine(two).cru === '12' && two.kept.value, 'typed in the other portal')
    server.record = new Map([...server.record, ['cru', '13']])
    base.value = server.record
    other.value = server.record
    const before = server.reads
    one.type([['usb', '7']])
    await until(() => mine(two).usb === '7' && one.kept.value && two.kept.value, 'typed in the other portal')
    expect([one.clashes.value.size, two.clashes.value.size, server.reads - before]).to.deep.equal([1, 1, 1])
  })
})
