import { expect } from 'chai'
import { offerOfPartner, toSubmission } from '../../service-areas/mapping'
import { removeOne } from '../../service-areas/rules'
import { createBackend } from '../backend'
import { makeTheatres } from '../content/theatres'
import { testNow } from '../fixtures'
import { memoryUnit } from '../memory'
import { companies } from '../seeds/accounts'
import { registrationOf, seedPartner } from '../seeds/partners'
import { seedWorld } from '../seeds/world'
import { bodies } from './bodies'
import { readBody } from './read'

const theatres = makeTheatres(40)
const [company] = companies
if (company === undefined) throw new Error('No company')
const registration = registrationOf(company, theatres)
const [area] = registration.serviceAreas
const [list] = registration.theatreLists ?? []
const [option] = area?.deliveryOptions ?? []
const removed = { ...area, id: 'area-9', code: 'MX', status: 'deleted', excludeCodes: [] }

async function pathsOf(sent: object, body: keyof typeof bodies = 'areas'): Promise<unknown[]> {
  const read = await readBody<unknown>(bodies[body], sent)
  return read.ok ? ['accepted'] : read.errors.map(({ details }) => details?.path)
}

const invalidOffers: [what: string, sent: object, path: string][] = [
  [
    'an id twice',
    {
      serviceAreas: [
        { ...area, id: 'one' },
        { ...area, id: 'one', code: 'CA', excludeCodes: [] },
      ],
    },
    'serviceAreas[1].id',
  ],
  [
    'an area with the id of a removed one',
    { serviceAreas: [removed, { ...area, id: 'area-9' }] },
    'serviceAreas[1].id',
  ],
  ['an empty id', { serviceAreas: [{ ...area, id: '' }] }, 'serviceAreas[0].id'],
  // @spec 3.60
  ['a place of one type twice', { serviceAreas: [area, area] }, 'serviceAreas[1].code'],
  [
    'a place by satellite and by internet',
    { serviceAreas: ['SATELLITE', 'INTERNET'].map(deliveryType => ({ ...area, deliveryType })) },
    'serviceAreas[1].code',
  ],
  [
    'an excluded place outside the area',
    { serviceAreas: [{ ...area, excludeCodes: ['US-AK', 'CA-QC'] }] },
    'serviceAreas[0].excludeCodes[1]',
  ],
  [
    'an area that excludes itself',
    { serviceAreas: [{ ...area, excludeCodes: ['US'] }] },
    'serviceAreas[0].excludeCodes[0]',
  ],
  [
    'the id of a list twice',
    {
      ...registration,
      theatreLists: [
        { ...list, id: 'one' },
        { ...list, id: 'one' },
      ],
    },
    'theatreLists[1].id',
  ],
  [
    'a place excluded twice',
    { serviceAreas: [{ ...area, excludeCodes: ['US-AK', 'US-HI', 'US-AK'] }] },
    'serviceAreas[0].excludeCodes[2]',
  ],
  [
    'a theatre twice in a list',
    { ...registration, theatreLists: [{ ...list, theatres: ['TH-1', 'TH-1'] }] },
    'theatreLists[0].theatres[1]',
  ],
]

describe('an offer', () => {
  for (const [what, sent, path] of invalidOffers)
    it(`with ${what} is refused with the path of the field`, async () => {
      expect(await pathsOf(sent)).to.deep.equal([path])
    })

  it('may serve a place by drive and electronically, and remove an existing area', async () => {
    const types = ['HARD_DRIVE', 'INTERNET']
    const sent = types.map(deliveryType => ({ ...area, deliveryType }))
    const deleted = { ...area, id: 'area-1', status: 'deleted', deliveryOptions: [] }
    expect(await pathsOf({ serviceAreas: [...sent, deleted] })).to.deep.equal(['accepted'])
  })

  it('drops the options of a removed area, however many are sent', async () => {
    const options = Array.from({ length: 50 }, (_, index) => ({ ...option, price: -index }))
    const deleted = Array.from({ length: 400 }, (_, index) => ({
      ...removed,
      id: `area-${index}`,
      deliveryOptions: options,
    }))
    const read = await readBody(bodies.registration, { ...registration, serviceAreas: [area, ...deleted] })
    const { id: _id, deliveryOptions: _options, ...rest } = removed
    expect(read.ok && read.value.serviceAreas.slice(1)).to.deep.equal(
      deleted.map(({ id }) => ({ id, ...rest, deliveryOptions: [], excludeCodes: [] })),
    )
  })

  for (const each of companies.filter(({ state }) => state === 'approved'))
    it(`of ${each.companyName} is accepted unchanged, and with any one area removed`, async () => {
      const present = offerOfPartner(seedPartner(each, theatres))
      const offers = [
        present,
        ...present.areas.map(({ id }) => ({ ...present, areas: removeOne(present.areas, id ?? '') })),
      ]
      for (const offer of offers) expect(await pathsOf(toSubmission(offer, present).body)).to.deep.equal(['accepted'])
    })

  it('accepts only existing theatres, in a registration and in a change of areas', async () => {
    const world = seedWorld({ now: testNow, orgs: ['harborline', 'cinderlane'] })
    const clock = { now: () => testNow }
    const backend = createBackend({
      unit: memoryUnit({ ...world, theatres }),
      clock,
      publish: () => undefined,
      setAside: () => undefined,
    })
    const send = async (userId: string, approvalType: string, more: object) => {
      const { status, body } = await backend.handle({
        method: 'POST',
        base: 'main',
        path: '/v1/approvals',
        query: new URLSearchParams({ approvalType }),
        body: { ...registration, ...more },
        userId,
        ifMatch: null,
        idempotencyKey: null,
      })
      const { errors = [] } = body as { errors?: { code: string; details?: { path?: string } }[] }
      return [status, ...errors.flatMap(({ code, details }) => [code, details?.path])]
    }
    const unknown = { theatreLists: [list, { ...list, theatres: [theatres[0]?.id, 'no-such-theatre'] }] }
    for (const [userId, type] of [
      ['lena.fischer', 'registration'],
      ['ada.novak', 'service_areas'],
    ] as const) {
      expect(await send(userId, type, unknown)).to.deep.equal([422, 'unknown', 'theatreLists[1].theatres[1]'])
      expect(await send(userId, type, {})).to.deep.equal([201])
    }
  })
})

describe('business hours', () => {
  it('reject a day that occurs twice', async () => {
    const hours = { dayOrdinal: 1, startTime: '09:00', endTime: '18:00' }
    const businessHours = [hours, { ...hours, dayOrdinal: 2 }, { ...hours, startTime: '10:00' }]
    expect(await pathsOf({ ...registration, businessHours }, 'company')).to.deep.equal(['businessHours[2].dayOrdinal'])
  })
})
