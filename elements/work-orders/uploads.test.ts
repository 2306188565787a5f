import { expect } from 'chai'
import type { ScenarioName } from '../../core/testing/scenarios'
import type { TransferStatusSent, WorkOrder } from '../../core/wire/work-orders'
import { findOrder as find } from '../../test/fixtures/page/find-order'
import { allOf, textOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('the uploads of <reeldock-work-orders>', () => {
  let screen: Screen
  const shownText = () => textOf(screen.element)
  const writes = () => screen.backend.calls.filter(({ method }) => method === 'POST' || method === 'PUT')
  const sent = (path: RegExp) => writes().filter(call => path.test(call.path))

  async function show(scenario: ScenarioName, no: string, options: Parameters<typeof open>[1] = {}) {
    screen = open('reeldock-work-orders', {
      scenario,
      attributes: { 'work-order-no': no, tab: 'duplication' },
      ...options,
    })
    const isThere = () => (screen.element.shadowRoot?.querySelector('.composition') ?? null) !== null
    // The code that shows an opened order is loaded first.
    await until(isThere, 'the compositions')
  }

  afterEach(() => screen.end())

  // @spec 3.30
  it('replace the drives of an electronic order', async () => {
    await show('approved-manual', await find('approved-manual', ({ deliveryMode }) => deliveryMode === 'ELECTRONIC'))
    expect(shownText()).to.match(/Uploaded \d of \d CPLs/)
    expect(shownText()).not.to.match(/drives|Copy to/)
  })

  for (const scenario of ['approved-manual', 'approved-offline'] as const) {
    // @spec 4.19
    it(`can be set for an electronic order by a partner who is not Online: ${scenario}`, async () => {
      const isElectronic = ({ deliveryMode, compositions }: WorkOrder) =>
        deliveryMode === 'ELECTRONIC' && compositions.some(({ dcpTransferStatus }) => dcpTransferStatus === null)
      const no = await find(scenario, isElectronic)
      await show(scenario, no)
      the(screen.element, 'button', 'Mark upload as started').click()
      await until(() => shownText().includes('Upload in progress'), 'the state')
      const [call] = sent(/transfer-status/)
      const body = call?.body as TransferStatusSent | undefined
      expect([body?.status, (body?.bookingNos.length ?? 0) > 0]).to.deep.equal(['started', true])
      screen.backend.fail('/transfer-status', 503)
      the(screen.element, 'button', 'Mark upload as completed').click()
      await until(() => shownText().includes('DCP upload status could not updated'), 'the reason')
    })
  }

  // @spec 4.20
  it('are read-only for an Online partner', async () => {
    await show('approved-online', await find('approved-online', ({ deliveryMode }) => deliveryMode === 'ELECTRONIC'))
    expect(allOf(screen.element, 'button', 'Mark upload')).to.deep.equal([])
  })
})
