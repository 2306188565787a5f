import { expect } from 'chai'
import { emailsSchema, phonesSchema } from '../../company-settings/schema'
import type { EmailForm, PhoneForm } from '../../company-settings/types'
import type { Registration } from '../../wire/people'
import { createBackend } from '../backend'
import { makeTheatres } from '../content/theatres'
import { testNow } from '../fixtures'
import { memoryUnit } from '../memory'
import { cities, cityCode } from '../reference/cities'
import type { Unit } from '../repository'
import { companies } from '../seeds/accounts'
import { registrationOf } from '../seeds/partners'
import { seedWorld } from '../seeds/world'
import { bodies } from './bodies'
import { readBody } from './read'

const [company] = companies
if (company === undefined) throw new Error('No company')
const registration: Registration = registrationOf(company, makeTheatres(40))

async function pathsOf(body: keyof typeof bodies, sent: unknown): Promise<string[]> {
  const read = await readBody<unknown>(bodies[body], sent)
  return read.ok ? [] : read.errors.map(({ details }) => String(details?.path))
}

describe('a body', () => {
  it('stays the same when its clean value is read again', async () => {
    const once = await readBody(bodies.registration, { ...registration, more: { of: 'it' } })
    if (!once.ok) throw new Error(JSON.stringify(once.errors))
    expect(once.value).not.to.have.property('more')
    expect(await readBody(bodies.registration, once.value)).to.deep.equal(once)
  })

  const [area] = registration.serviceAreas
  const [list] = registration.theatreLists ?? []
  const moreThan = (max: number, entry: unknown) => Array.from({ length: max + 1 }, () => entry)
  const lists: [path: string, sent: object][] = [
    ['phones', { phones: moreThan(20, registration.phones[0]) }],
    ['emails', { emails: moreThan(50, registration.emails[0]) }],
    ['businessHours', { businessHours: moreThan(7, registration.businessHours[0]) }],
    ['drives', { drives: moreThan(10, registration.drives[0]) }],
    ['serviceAreas', { serviceAreas: moreThan(1000, area) }],
    [
      'serviceAreas[0].deliveryOptions',
      { serviceAreas: [{ ...area, deliveryOptions: moreThan(50, area?.deliveryOptions[0]) }] },
    ],
    ['serviceAreas[0].excludeCodes', { serviceAreas: [{ ...area, excludeCodes: moreThan(500, 'US') }] }],
    ['theatreLists', { theatreLists: moreThan(50, list) }],
    ['theatreLists[0].theatres', { theatreLists: [{ ...list, theatres: moreThan(2000, 'TH-1') }] }],
    [
      'theatreLists',
      {
        theatreLists: [1, 2, 3].map(index => ({
          ...list,
          theatres: moreThan(1700, 0).map((_, theatre) => `TH-${index}-${theatre}`),
        })),
      },
    ],
  ]
  it('of areas has a maximum total of options', async () => {
    const options = Array.from({ length: 50 }, (_, index) => ({
      ...area?.deliveryOptions[0],
      maxTime: { unit: 'days', value: index },
    }))
    const places = [...new Set(cities.map(cityCode))].flatMap(code =>
      ['HARD_DRIVE', 'INTERNET'].map(deliveryType => ({ code, deliveryType })),
    )
    const fieldsOfArea = { ...area, id: undefined, excludeCodes: [], deliveryOptions: options }
    const serviceAreas = places.slice(0, 101).map(place => ({ ...fieldsOfArea, ...place }))
    expect(await pathsOf('areas', { serviceAreas: serviceAreas.slice(0, 100) })).to.deep.equal([])
    expect(serviceAreas.length).to.equal(101)
    expect(await pathsOf('areas', { serviceAreas })).to.deep.equal(['serviceAreas'])
  })

  it('of shipments accepts only instants with seconds', async () => {
    const row = { id: 'SH-1', status: 'dispatched', price: 100, deliveryMode: 'PARTNERS' }
    const sent = (dispatchedOn: string) => pathsOf('shipments', [{ ...row, dispatchedOn }])
    expect([await sent('2026-11-27T09:30Z'), await sent('2026-11-27T09:30:00Z')]).to.deep.equal([
      ['[0].dispatchedOn'],
      [],
    ])
  })

  it('of a company accepts only existing calling codes, and can omit certifications', async () => {
    const phones = (intlCode: string) => [{ intlCode, phoneNo: '5550100', category: 1 }]
    expect(await pathsOf('company', { ...registration, phones: phones('9999999999') })).to.deep.equal([
      'phones[0].intlCode',
    ])
    expect(await pathsOf('company', { ...registration, phones: phones('1') })).to.deep.equal([])
    const { certifications: _, ...without } = registration
    const read = await readBody(bodies.company, without)
    expect(read.ok && 'certifications' in read.value).to.equal(false)
  })

  for (const name of ['company', 'registration'] as const)
    it(`of a ${name} requires every certification`, async () => {
      const paths = ['mpaa', 'fact', 'iso27001'].map(each => `certifications.${each}`)
      expect(await pathsOf(name, { ...registration, certifications: {} })).to.deep.equal(paths)
    })

  for (const [path, sent] of lists)
    it(`has a maximum count at ${path}`, async () => {
      expect(await pathsOf('registration', { ...registration, ...sent })).to.deep.equal([path])
    })

  it('of shipments, bookings or compositions has a maximum count too', async () => {
    expect(await pathsOf('shipments', moreThan(5000, {}))).to.deep.equal([''])
    expect(await pathsOf('transfer', { status: 'started', bookingNos: moreThan(5000, 'BK') })).to.deep.equal([
      'bookingNos',
    ])
    expect(await pathsOf('compositions', { compositions: moreThan(1000, 'cpl') })).to.deep.equal(['compositions'])
  })

  it('of shipments or bookings cannot repeat an id; a lookup of movies can', async () => {
    const row = { id: 'SH-1', status: 'pending', price: 100, deliveryMode: 'PARTNERS' }
    expect(await pathsOf('shipments', [row, { ...row, id: 'SH-2' }, row])).to.deep.equal(['[2].id'])
    expect(await pathsOf('transfer', { status: 'started', bookingNos: ['BK', 'BK'] })).to.deep.equal(['bookingNos[1]'])
    const body = await readBody(bodies.compositions, { compositions: ['cpl', 'cpl'] })
    expect(body).to.deep.equal({ ok: true, value: { compositions: ['cpl'] } })
  })

  it('gets at most two hundred errors', async () => {
    expect((await pathsOf('shipments', moreThan(4000, { id: 1 }))).length).to.equal(200)
  })

  it('may have fields with the names of object members', async () => {
    const odd = { valueOf: null, toString: 1, hasOwnProperty: [] }
    const read = await readBody(bodies.registration, {
      ...registration,
      ...odd,
      drives: [{ ...registration.drives[0], ...odd }],
    })
    expect(read.ok && read.value.drives).to.deep.equal([registration.drives[0]])
    expect(await pathsOf('duplication', odd)).to.deep.equal(['applianceId'])
  })

  for (const [what, unfit] of [
    ['a control character', '\u0007'],
    ['half a character', '\ud83d'],
    ['a mark that changes the reading direction', '\u202e'],
    ['a byte order mark', '\ufeff'],
    ['a noncharacter', '\ufdd0'],
    ['a mark of Arabic letters', '\u061c'],
    ['a deprecated mark', '\u206f'],
    ['an invisible filler', '\u3164'],
    ['an object replacement character', '\ufffc'],
    ['a tag', '\u{e0041}'],
  ] as const)
    it(`is refused for a text with ${what}`, async () => {
      const serviceAreas = [{ ...area, id: `a${unfit}b` }]
      expect(await pathsOf('registration', { ...registration, serviceAreas })).to.deep.equal(['serviceAreas[0].id'])
      expect(await pathsOf('duplication', { applianceId: unfit })).to.deep.equal(['applianceId'])
    })
})

/** Returns rows that count the reads of their fields. */
function counted<Row extends object>(length: number, rowOf: (index: number) => Row) {
  const counter = { reads: 0 }
  const get = (row: Row, name: string | symbol) => {
    counter.reads += 1
    return Reflect.get(row, name)
  }
  const withCounter = (row: Row) => new Proxy(row, { get })
  return { counter, rows: Array.from({ length }, (_, index) => withCounter(rowOf(index))) }
}

// The test counts reads of fields. Far more rows than the allowed 20 phones and 50 emails reveal a quadratic check.
describe('the rules of company details', () => {
  it('read each email a few times, for any number of emails', () => {
    const { counter, rows } = counted<EmailForm>(2000, index => ({ email: `dock${index}@reel.film` }))
    emailsSchema.validateSync(rows)
    expect(counter.reads).to.be.below(2000 * 10)
  })

  it('read each phone a few times, for any number of phones', () => {
    const { counter, rows } = counted<PhoneForm>(2000, index => ({
      intlCode: '1',
      phoneNo: `${5_550_000 + index}`,
      category: 1,
    }))
    phonesSchema.validateSync(rows)
    expect(counter.reads).to.be.below(2000 * 30)
  })
})

describe('the simulated server', () => {
  const call = { base: 'main', query: new URLSearchParams(), ifMatch: null, idempotencyKey: null } as const
  const clock = { now: () => testNow }

  it('keeps all theatres of an approved list', async () => {
    const theatres = makeTheatres(1500)
    const unit = memoryUnit({ ...seedWorld({ now: testNow, orgs: ['harborline'] }), theatres })
    const backend = createBackend({ unit, clock, publish: () => undefined, setAside: () => undefined })
    const [list] = registration.theatreLists ?? []
    const body = { ...registration, theatreLists: [{ ...list, theatres: theatres.map(({ id }) => id) }] }
    await backend.handle({ ...call, method: 'POST', path: '/v1/approvals', body, userId: 'lena.fischer' })
    await backend.review('harborline', 'harborline-registration-1', { status: 'APPROVED', comments: null })
    const partner = await unit.run(repository => repository.partner('harborline', 'read'))
    expect(partner?.theatreLists[0]?.theatres.length).to.equal(1500)
  })

  it('returns movie names without locking the partner', async () => {
    const { run, due } = memoryUnit(seedWorld({ now: testNow, orgs: ['cinderlane'] }))
    const modes: string[] = []
    const unit: Unit = {
      due,
      run: work =>
        run(repository =>
          work({
            ...repository,
            partner(org, mode) {
              modes.push(mode)
              return repository.partner(org, mode)
            },
          }),
        ),
    }
    const backend = createBackend({ unit, clock, publish: () => undefined, setAside: () => undefined })
    const body = { compositions: ['cpl-00-1'] }
    const { status } = await backend.handle({ ...call, method: 'POST', path: '/v1/movies', body, userId: 'ada.novak' })
    expect([status, ...modes]).to.deep.equal([200, 'read'])
  })
})
