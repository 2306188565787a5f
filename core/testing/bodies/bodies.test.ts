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
const whole: Registration = registrationOf(company, makeTheatres(40))

async function pathsOf(body: keyof typeof bodies, sent: unknown): Promise<string[]> {
  const read = await readBody<unknown>(bodies[body], sent)
  return read.ok ? [] : read.errors.map(({ details }) => String(details?.path))
}

describe('a body', () => {
  it('that was read is read again unchanged', async () => {
    const once = await readBody(bodies.registration, { ...whole, more: { of: 'it' } })
    if (!once.ok) throw new Error(JSON.stringify(once.errors))
    expect(once.value).not.to.have.property('more')
    expect(await readBody(bodies.registration, once.value)).to.deep.equal(once)
  })

  const [area] = whole.serviceAreas
  const [list] = whole.theatreLists ?? []
  const many = (max: number, each: unknown) => Array.from({ length: max + 1 }, () => each)
  const lists: [path: string, sent: object][] = [
    ['phones', { phones: many(20, whole.phones[0]) }],
    ['emails', { emails: many(50, whole.emails[0]) }],
    ['businessHours', { businessHours: many(7, whole.businessHours[0]) }],
    ['drives', { drives: many(10, whole.drives[0]) }],
    ['serviceAreas', { serviceAreas: many(1000, area) }],
    [
      'serviceAreas[0].deliveryOptions',
      { serviceAreas: [{ ...area, deliveryOptions: many(50, area?.deliveryOptions[0]) }] },
    ],
    ['serviceAreas[0].excludeCodes', { serviceAreas: [{ ...area, excludeCodes: many(500, 'US') }] }],
    ['theatreLists', { theatreLists: many(50, list) }],
    ['theatreLists[0].theatres', { theatreLists: [{ ...list, theatres: many(2000, 'TH-1') }] }],
    [
      'theatreLists',
      {
        theatreLists: [1, 2, 3].map(index => ({
          ...list,
          theatres: many(1700, 0).map((_, of) => `TH-${index}-${of}`),
        })),
      },
    ],
  ]
  it('of areas has maximum totals of options and exclusions', async () => {
    const options = Array.from({ length: 50 }, (_, index) => ({
      ...area?.deliveryOptions[0],
      maxTime: { unit: 'days', value: index },
    }))
    const places = [...new Set(cities.map(cityCode))].flatMap(code =>
      ['HARD_DRIVE', 'INTERNET'].map(deliveryType => ({ code, deliveryType })),
    )
    const own = { ...area, id: undefined, excludeCodes: [], deliveryOptions: options }
    const serviceAreas = places.slice(0, 101).map(place => ({ ...own, ...place }))
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

  it('of a company accepts only existing calling codes, and keeps certifications that it omits', async () => {
    const phones = (intlCode: string) => [{ intlCode, phoneNo: '5550100', category: 1 }]
    expect(await pathsOf('company', { ...whole, phones: phones('9999999999') })).to.deep.equal(['phones[0].intlCode'])
    expect(await pathsOf('company', { ...whole, phones: phones('1') })).to.deep.equal([])
    const { certifications: _, ...without } = whole
    const read = await readBody(bodies.company, without)
    expect(read.ok && 'certifications' in read.value).to.equal(false)
  })

  for (const name of ['company', 'registration'] as const)
    it(`of a ${name} requires every certification`, async () => {
      const paths = ['mpaa', 'fact', 'iso27001'].map(each => `certifications.${each}`)
      expect(await pathsOf(name, { ...whole, certifications: {} })).to.deep.equal(paths)
    })

  for (const [path, sent] of lists)
    it(`has a maximum count at ${path}`, async () => {
      expect(await pathsOf('registration', { ...whole, ...sent })).to.deep.equal([path])
    })

  it('of shipments, bookings or compositions has a maximum count too', async () => {
    expect(await pathsOf('shipments', many(5000, {}))).to.deep.equal([''])
    expect(await pathsOf('transfer', { status: 'started', bookingNos: many(5000, 'BK') })).to.deep.equal(['bookingNos'])
    expect(await pathsOf('compositions', { compositions: many(1000, 'cpl') })).to.deep.equal(['compositions'])
  })

  it('of shipments or bookings rejects duplicates; a query may repeat an id', async () => {
    const row = { id: 'SH-1', status: 'pending', price: 100, deliveryMode: 'PARTNERS' }
    expect(await pathsOf('shipments', [row, { ...row, id: 'SH-2' }, row])).to.deep.equal(['[2].id'])
    expect(await pathsOf('transfer', { status: 'started', bookingNos: ['BK', 'BK'] })).to.deep.equal(['bookingNos[1]'])
    const body = await readBody(bodies.compositions, { compositions: ['cpl', 'cpl'] })
    expect(body).to.deep.equal({ ok: true, value: { compositions: ['cpl'] } })
  })

  it('gets at most two hundred errors', async () => {
    expect((await pathsOf('shipments', many(4000, { id: 1 }))).length).to.equal(200)
  })

  it('may have fields with the names of object members', async () => {
    const odd = { valueOf: null, toString: 1, hasOwnProperty: [] }
    const read = await readBody(bodies.registration, { ...whole, ...odd, drives: [{ ...whole.drives[0], ...odd }] })
    expect(read.ok && read.value.drives).to.deep.equal([whole.drives[0]])
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
    it(`holds no text with ${what}`, async () => {
      const serviceAreas = [{ ...area, id: `a${unfit}b` }]
      expect(await pathsOf('registration', { ...whole, serviceAreas })).to.deep.equal(['serviceAreas[0].id'])
      expect(await pathsOf('duplication', { applianceId: unfit })).to.deep.equal(['applianceId'])
    })
})

/** Returns rows that count the reads of their fields. */
function counted<Row extends object>(length: number, rowOf: (index: number) => Row) {
  const counter = { reads: 0 }
  const get = (of: Row, name: string | symbol) => {
    counter.reads += 1
    return Reflect.get(of, name)
  }
  const counts = (row: Row) => new Proxy(row, { get })
  return { counter, rows: Array.from({ length }, (_, index) => counts(rowOf(index))) }
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

describe('the back end', () => {
  const call = { base: 'main', query: new URLSearchParams(), ifMatch: null, idempotencyKey: null } as const
  const clock = { now: () => testNow }

  it('keeps all theatres of an approved list', async () => {
    const theatres = makeTheatres(1500)
    const unit = memoryUnit({ ...seedWorld({ now: testNow, orgs: ['harborline'] }), theatres })
    const backend = createBackend({ unit, clock, publish: () => undefined, setAside: () => undefined })
    const [list] = whole.theatreLists ?? []
    const body = { ...whole, theatreLists: [{ ...list, theatres: theatres.map(({ id }) => id) }] }
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
