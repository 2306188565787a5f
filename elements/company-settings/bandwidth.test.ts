import { expect } from 'chai'
import { allOf, wordsOf } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('the bandwidth in <reeldock-company-settings> (decision 40)', () => {
  let screen: Screen
  const words = () => wordsOf(screen.element)

  async function show(options: Parameters<typeof open>[1]) {
    screen = open('reeldock-company-settings', options)
    await until(() => /Couriers and our|Read-only/.test(words()), 'the details')
  }

  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(() => screen.end())

  for (const scenario of ['small', 'non-admin'] as const) {
    // @spec 3.11
    it(`can be read, and not typed, once the partner is approved: ${scenario}`, async () => {
      await show({ scenario })
      expect(words()).to.match(/Allocated bandwidth Set in your registration\. [\d,.]+ [kMGT]bps/)
      expect(allOf(screen.element, 'textbox', /bandwidth/i)).to.deep.equal([])
    })
  }

  it('is not shown before the approval', async () => {
    await show({ scenario: 'pending' })
    expect(words()).not.to.include('Allocated bandwidth')
  })

  it('is not shown where the record of the partner has none', async () => {
    await show({
      scenario: 'small',
      before: backend => {
        const asked = backend.options.fetch
        backend.options.fetch = async (...call) => {
          const answer = await asked(...call)
          if (!`${call[0]}`.endsWith('/users/me')) return answer
          const without = (key: string, value: unknown) => (key === 'bandwidth' ? undefined : value)
          return Response.json(JSON.parse(await answer.text(), without))
        }
      },
    })
    expect(words()).not.to.include('Allocated bandwidth')
  })
})
