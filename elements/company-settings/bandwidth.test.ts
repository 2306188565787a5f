import { expect } from 'chai'
import type { ScenarioName } from '../../core/testing/scenarios'
import type { UsersMe } from '../../core/wire/people'
import { allOf, textOf } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('the allocated bandwidth in <reeldock-company-settings>', () => {
  let screen: Screen
  const shownText = () => textOf(screen.element)

  /** Shows the settings of a partner. `bandwidth` replaces the one in the record of the partner. */
  async function show(scenario: ScenarioName, bandwidth?: number | null) {
    screen = open('reeldock-company-settings', { scenario })
    const { fetch } = screen.backend.options
    screen.portal.configure({
      async fetch(input, init) {
        const answer = await fetch(input, init)
        if (bandwidth === undefined || !String(input).endsWith('/users/me')) return answer
        const me = (await answer.json()) as UsersMe
        return Response.json({ ...me, user: { ...me.user, partner: { ...me.user.partner, bandwidth } } })
      },
    })
    await until(() => /Couriers and our|Read-only/.test(shownText()), 'the details')
  }

  beforeEach(() => localStorage.clear())
  afterEach(() => screen.end())

  // @spec 3.11
  for (const [who, scenario, rest] of [
    ['an admin, beside the fields', 'small', /Allocated bandwidth Set in your registration\. 500\.00 Mbps/],
    ['a member, who cannot edit', 'non-admin', /Allocated bandwidth 500\.00 Mbps/],
  ] as const)
    it(`is shown to ${who} as plain text`, async () => {
      await show(scenario)
      expect(shownText()).to.match(rest)
      expect(allOf(screen.element, 'textbox', 'bandwidth')).to.deep.equal([])
      expect(allOf(screen.element, 'combobox', 'Unit')).to.deep.equal([])
    })

  it('is shown in its largest unit', async () => {
    await show('small', 3 * 1024 ** 4)
    expect(shownText()).to.include('3.00 Tbps')
  })

  for (const bandwidth of [0, null])
    it(`is omitted if the record has ${bandwidth}`, async () => {
      await show('small', bandwidth)
      expect(shownText()).not.to.include('bandwidth')
    })

  it('is omitted before the approval', async () => {
    await show('pending')
    expect(shownText()).not.to.include('bandwidth')
  })
})
