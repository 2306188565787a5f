import { expect } from 'chai'
import '../../core/reports/words'
import type { ReportException } from '../../core/reports/types'
import { type Mounted, mount } from '../../test/fixtures/page/mount'
import { Exceptions } from './Exceptions'

const items = Array.from(
  { length: 27 },
  (_, index): ReportException => ({
    kind: 'late',
    dueIn: null,
    row: {
      workOrderNo: `WO-${index}`,
      assignedOn: '2026-11-19',
      shipBy: '',
      deliverBy: '',
      status: 'fulfilled',
      deliveryMode: 'PARTNERS',
      compositions: [],
      shipments: 4,
      shipped: 4,
      delivered: 4,
      onTime: 'no',
    },
  }),
)

describe('the exceptions of a printed report', () => {
  let mounted: Mounted
  afterEach(() => mounted.unmount())

  it('are complete, without a button for more', async () => {
    mounted = await mount(<Exceptions exceptions={{ items, count: items.length }} isPaper />)
    expect(mounted.all('li')).to.have.length(items.length)
    expect([...mounted.all('button'), ...mounted.all('.panel-foot')]).to.deep.equal([])
  })
})
