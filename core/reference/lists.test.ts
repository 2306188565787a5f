import { expect } from 'chai'
import { createPortal } from '../portal/portal'
import { createTestBackend } from '../testing/test-backend'
import { callingCodeChoices, timezoneChoices } from './rules'
import { reference } from './store'

const zone = (value: string, name = 'Mountain Time') => ({ name, value, utcOffset: '-07:00' })

describe('time zone options', () => {
  const zones = [zone('America/Denver'), zone('America/Edmonton'), zone('America/Phoenix', 'Arizona Time')]
  it('have one entry for each label, which is the chosen zone if it has that label', () => {
    expect(timezoneChoices(zones, '')).to.deep.equal([
      { value: 'America/Denver', label: '(UTC-07:00) Mountain Time' },
      { value: 'America/Phoenix', label: '(UTC-07:00) Arizona Time' },
    ])
    expect(timezoneChoices(zones, 'America/Edmonton')[0]?.value).to.equal('America/Edmonton')
  })
  it('keep a chosen zone that is not listed', () =>
    expect(timezoneChoices(zones, 'Mars/Olympus')[0]).to.deep.equal({ value: 'Mars/Olympus', label: 'Mars/Olympus' }))
})

// @spec 3.45
it('calling codes sort as numbers, with a plus sign and the countries that share them', () => {
  const country = (code: string, intlCode: string) => ({ code, name: code, intlCode })
  const countries = [
    country('GB', '44'),
    country('IE', '353'),
    country('US', '1'),
    country('CA', '1'),
    country('BS', '1'),
  ]
  expect(callingCodeChoices(countries, '').map(({ label }) => label)).to.deep.equal(['US, CA… +1', 'GB +44', 'IE +353'])
  expect(callingCodeChoices(countries, '999').at(-1)).to.deep.equal({ value: '999', label: '+999' })
})

describe('time zones and countries', () => {
  beforeEach(() => sessionStorage.clear())
  after(() => sessionStorage.clear())

  // @spec 3.53, 7.12
  it('are kept in session storage for the session timeout, and requested again after it', async () => {
    const backend = createTestBackend({ scenario: 'small' })
    const countCalls = () => backend.calls.filter(({ path }) => /timezones|countries/.test(path)).length
    async function read(sessionTimeout?: number) {
      const portal = createPortal({ ...backend.options, ...(sessionTimeout !== undefined && { sessionTimeout }) })
      portal.hold(reference)
      const { timezones, countries } = portal.use(reference)
      const lists = await Promise.all([timezones(), countries(), timezones()])
      portal.end()
      return lists
    }
    const [zones, countries] = await read(60)
    expect([zones.length > 5, countries.length > 5, countCalls()]).to.deep.equal([true, true, 2])
    expect(await read(60)).to.deep.equal([zones, countries, zones])
    expect(countCalls()).to.equal(2)
    sessionStorage.clear()
    await read()
    const left = Object.values(sessionStorage).map(kept => JSON.parse(kept).until - Date.now())
    for (const milliseconds of left) expect(milliseconds).to.be.within(1_700_000, 1_800_000)
    expect(left.length).to.be.greaterThan(1)
    sessionStorage.clear()
    await read(-1)
    await read(-1)
    expect(countCalls()).to.equal(8)
    backend.close()
  })
})
