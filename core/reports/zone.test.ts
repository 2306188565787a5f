import { expect } from 'chai'
import { until } from '../../test/fixtures/page/wait'
import { createPortal } from '../portal/portal'
import { session } from '../session/store'
import { createTestBackend } from '../testing/test-backend'
import { columnTitles } from './row'
import { reports } from './store'

const titles = Object.values(columnTitles)
const rowOf = (no: string, assignedOn: string) =>
  [no, assignedOn, 'fulfilled', 'PARTNERS', 'Film_FTR', '1', '1', '1', '', '', 'yes'].join()

// @spec 7.28
describe('a report of a partner in Chicago', () => {
  it('counts an order on its day in Chicago', async () => {
    const backend = createTestBackend({ scenario: 'small', now: '2026-11-19T15:00:00Z' })
    const { fetch } = backend.options
    const file = [titles.join(), rowOf('WO-1', '2026-11-03T05:30:00Z'), rowOf('WO-2', '2026-11-03T06:30:00Z')].join(
      '\n',
    )
    const portal = createPortal({
      ...backend.options,
      fetch: async (input, init) =>
        String(input).includes('work-orders-report') ? new Response(file) : fetch(input, init),
    })
    try {
      portal.hold(session)
      portal.hold(reports)
      const store = portal.use(reports)
      store.ask({ from: '2026-11-01', to: '2026-11-10' })
      await until(() => store.report.value.data !== null, 'the report')
      expect(portal.use(session).zone.value).to.equal('America/Chicago')
      expect([...(store.report.value.data?.summary?.days.keys() ?? [])]).to.deep.equal(['2026-11-02', '2026-11-03'])
    } finally {
      portal.end()
      backend.close()
    }
  })
})
