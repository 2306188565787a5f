import { expect } from 'chai'
import { orderLook } from '../../core/work-orders/statuses'
import { statusMarks } from './status-marks'

const known = [
  'assigned',
  'approved',
  'ready_to_process',
  'in_process',
  'fulfilled',
  'cancelled',
  'rejected',
  'download_in_progress',
  'download_failed',
  'copy_in_progress',
  'shipment_pending',
  'shipment_completed',
  'update_shipping_details',
  'shipments_pending_cancellation',
]

describe('the patterns of a report', () => {
  it('are another for each status, in its own tone, whatever else is in the report', () => {
    const all = statusMarks(known)
    expect(new Set(all.map(({ tone, mark }) => `${tone} ${mark}`)).size).to.equal(known.length)
    for (const status of known) {
      const [alone] = statusMarks([status])
      expect(alone).to.deep.equal(all.find(({ statuses }) => statuses.includes(status)))
      expect(alone?.tone, status).to.equal(orderLook(status).tone)
    }
  })

  it('are one for all that nobody knows, apart from those of the known', () => {
    const marks = statusMarks(['lost', 'assigned', 'cancelled', 'frozen'])
    expect(marks.map(({ statuses, mark }) => [statuses, mark])).to.deep.equal([
      [['assigned'], 0],
      [['cancelled'], 1],
      [['frozen', 'lost'], 2],
    ])
  })
})
