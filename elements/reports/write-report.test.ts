import { expect } from 'chai'
import '../../core/work-orders/words'
import '../../core/reports/words'
import { translator } from '../../core/i18n/translate'
import { readReport } from '../../core/reports/read'
import type { Report } from '../../core/reports/types'
import { writeReport } from './write-report'

const zone = 'America/Chicago'
const titles =
  'Work Order Number,Assigned On,Status,Delivery Mode,Compositions,Shipments,Shipped,Delivered,Ship By,Deliver By,On Time'

describe('the file of a report', () => {
  const now = Date.parse('2026-11-19T20:00:00Z')
  async function write(csv: string): Promise<string> {
    const file = new Blob([csv])
    const read = await readReport(file.stream(), { zone, totalBytes: null, readAt: now, onProgress: () => undefined })
    const report: Report = { range: { from: '2026-11-01', to: '2026-11-30' }, fileName: 'report.csv', ...read }
    const written = await writeReport(report, { t: translator('en'), zone })
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await written.arrayBuffer())
  }

  it('has the texts and local times of the page, and the zone in its heads', async () => {
    const rows = [
      'WO-1,2026-11-17T16:00:00Z,copy_in_progress,PARTNERS,A_FTR; B_TLR,12,5,0,2026-11-19T23:00:00Z,2026-11-23T18:00:00Z,open',
      'WO-2,2026-11-16T16:00:00Z,fulfilled,ELECTRONIC,C_FTR,1,1,1,,2026-11-18T18:00:00Z,no',
      'WO-3,2026-11-16T16:00:00Z,cancelled,PARTNERS,C_FTR,1,0,0,,,open',
    ]
    expect((await write(`\uFEFF${titles}\r\n${rows.join('\r\n')}\r\n`)).split('\r\n')).to.deep.equal([
      `\uFEFFWork order,Assigned (${zone}),Status,Delivery,Content,Drives,Shipped,Delivered,Ship by (${zone}),Deliver by (${zone}),On time`,
      'WO-1,2026-11-17 10:00,Copy in progress,Drives,A_FTR; B_TLR,12,5,0,2026-11-19 17:00,2026-11-23 12:00,Not delivered yet',
      'WO-2,2026-11-16 10:00,Fulfilled,Electronic,C_FTR,1,1,1,,2026-11-18 12:00,Late',
      'WO-3,2026-11-16 10:00,Cancelled,Drives,C_FTR,1,0,0,,,',
      '',
    ])
  })

  it('keeps unknown columns, and prevents formulas in texts', async () => {
    const csv = `Region,${titles}\r\n=1+1,WO-1,2026-11-17T16:00:00Z,assigned,PARTNERS,A,1,0,0,,,open\r\n`
    expect((await write(csv)).split('\r\n')[1]).to.equal(
      "'=1+1,WO-1,2026-11-17 10:00,Assigned,Drives,A,1,0,0,,,Not delivered yet",
    )
  })

  it('contains all rows of a report, also those that the page does not show', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => `WO-${index},2026-11-17T16:00:00Z,assigned,,,,,,,,open`)
    expect((await write(`${titles}\r\n${rows.join('\r\n')}\r\n`)).trimEnd().split('\r\n')).to.have.length(3001)
  })

  it('is the server’s file if the columns are unknown', async () => {
    expect(await write('A,B\r\n1,2026-11-17T16:00:00Z\r\n')).to.equal('A,B\r\n1,2026-11-17T16:00:00Z\r\n')
  })
})
