import { expect } from 'chai'
import { areSame, joined, lostCells } from '../../test/fixtures/page/form-cells'
import { differencesBetween } from '../drafts/differences'
import { validateWith } from '../drafts/validate'
import { type Text, text } from '../i18n/translate'
import type { Partner, Registration } from '../wire/people'
import { submitted as sent } from './fixtures'
import { formPath, registrationForm, registrationOf } from './mapping'
import { firstAtFault, problemsOn, registrationCells, stepOf, viewOf } from './rules'
import { registrationSchema } from './schema'
import { subjectsOf } from './subjects'
import type { RegistrationForm } from './types'

const whole: RegistrationForm = { ...registrationForm({ of: 'submitted', data: sent }), terms: true }
const problems = (form: RegistrationForm) => validateWith(registrationSchema, form)
const withStock = (totalStock: string): RegistrationForm => ({
  ...whole,
  drives: whole.drives.map(row => ({ ...row, totalStock })),
})

describe('a registration', () => {
  it('comes back as it went, its bandwidth to the bit', () => {
    expect(registrationOf(whole, [])).to.deep.equal(sent)
  })

  const notValid = text('account.errors.bandwidth.notValid')
  const stock = text('account.errors.drives.notValid')
  const bandwidth = (value: string, unit: RegistrationForm['bandwidth']['unit'] = 'Mbps') => ({
    ...whole,
    bandwidth: { value, unit, received: null },
  })
  const table: [what: string, form: RegistrationForm, faults: Record<string, Text>][] = [
    ['that is whole', whole, {}],
    ['without accepted terms', { ...whole, terms: false }, { terms: text('shared.required') }],
    // @spec 5.52
    ['with a bandwidth of 0.5', bandwidth('0.5'), { 'bandwidth.value': notValid }],
    ['with a bandwidth of 1', bandwidth('1', 'kbps'), {}],
    ['with a bandwidth of 1000 Tbps', bandwidth('1000', 'Tbps'), { 'bandwidth.value': notValid }],
    ['with a bandwidth of 1024000 Gbps', bandwidth('1024000', 'Gbps'), { 'bandwidth.value': notValid }],
    ['with a bandwidth without a unit', bandwidth('1', ''), { 'bandwidth.unit': notValid }],
    // @spec 5.48
    ['with 0 drives of every type', withStock('0'), {}],
    ['with 999 drives', withStock('999'), {}],
    ['with 1000 drives', withStock('1000'), { 'drives[0].totalStock': stock, 'drives[1].totalStock': stock }],
    [
      'without a count of drives',
      withStock(''),
      { 'drives[0].totalStock': text('drives.stockRequired'), 'drives[1].totalStock': text('drives.stockRequired') },
    ],
    // @spec 5.55, 3.25
    ['without areas', { ...whole, offer: { areas: [], lists: [] } }, { 'offer.areas': text('areas.atLeastOne') }],
    [
      'of nothing at all',
      { ...registrationForm(null), drives: whole.drives, terms: true },
      {
        'company.phones': text('companyRules.phonesRequired'),
        'company.emails': text('companyRules.emailsRequired'),
        'company.timezone': text('shared.required'),
        'company.businessHours': text('shared.required'),
        'offer.areas': text('areas.atLeastOne'),
        'bandwidth.value': notValid,
      },
    ],
  ]
  for (const [what, form, faults] of table)
    it(`${what} ${Object.keys(faults).length > 0 ? 'is refused' : 'is taken'}`, async () => {
      expect(await problems(form)).to.deep.equal(faults)
    })

  const paths: [path: string, step: string | null][] = [
    ['company.phones[1].phoneNo', '1'],
    ['company.businessHours', '1'],
    ['company.certifications.mpaa', '3'],
    ['offer.areas[0].options[1].price', '2'],
    ['drives[0].totalStock', '3'],
    ['bandwidth.unit', '3'],
    ['terms', '3'],
    ['termsOfOthers', null],
    ['', null],
  ]
  for (const [path, step] of paths)
    it(`the field “${path}” stands on ${step ? `step ${step}` : 'no step'}`, () => {
      expect(stepOf(path)).to.equal(step)
    })

  it('counts what is at fault on each step, and leads to the first', () => {
    const errors = { 'offer.areas': notValid, 'bandwidth.value': notValid, terms: notValid }
    expect((['1', '2', '3'] as const).map(step => problemsOn(step, errors))).to.deep.equal([0, 1, 2])
    expect([firstAtFault(errors), firstAtFault({})]).to.deep.equal(['2', null])
  })

  it('finds the field that a server’s path means', () => {
    const phones = [{ intlCode: '', phoneNo: '', category: null }, ...whole.company.phones]
    const form = { ...whole, company: { ...whole.company, phones } }
    for (const [server, field] of [
      ['phones[0].phoneNo', 'company.phones[1].phoneNo'],
      ['timezone', 'company.timezone'],
      ['serviceAreas[0].deliveryOptions[0].price', 'offer.areas[0].options[0].price'],
      ['serviceAreas', 'offer.areas'],
      ['drives[1].totalStock', 'drives[1].totalStock'],
      ['bandwidth', 'bandwidth.value'],
      ['somethingElse', 'somethingElse'],
    ] as const)
      expect(formPath(form, server), server).to.equal(field)
  })

  // @spec 2.34, 4.8
  it('shows what the approval allows, whatever was asked for', () => {
    const asked = ['1', '2', '3', 'pending', 'success', 'approved'] as const
    const views = (state: Parameters<typeof viewOf>[0]) => asked.map(each => viewOf(state, each)).join()
    for (const state of ['NOT_SUBMITTED', 'NEEDS_MORE_INFO', 'REJECTED'] as const)
      expect(views(state), state).to.equal('1,2,3,1,1,1')
    for (const state of ['PENDING', 'UNKNOWN'] as const)
      expect(views(state), state).to.equal('pending,pending,pending,pending,success,pending')
    expect(views('APPROVED')).to.equal('approved,approved,approved,approved,approved,approved')
  })

  // @spec 3.8, 3.9
  it('is empty before the first submission: drives of both types with no stock, Mbps, terms to be accepted', () => {
    const { drives, bandwidth: empty, terms, offer } = registrationForm(null)
    expect(drives.map(({ driveType, totalStock }) => `${driveType} ${totalStock}`)).to.deep.equal(['CRU 0', 'USB 0'])
    expect([empty, terms]).to.deep.equal([{ value: '', unit: 'Mbps', received: null }, false])
    expect(offer).to.deep.equal({ areas: [], lists: [] })
  })

  it('of a partner is read in the words of a submission: cents become dollars', () => {
    const price = (area: object) => ({
      maxTime: { unit: 'days', value: 2 },
      price: 2550,
      shippingPickupTime: '15:00',
      ...area,
    })
    const partner = {
      ...sent,
      org: 'harborline',
      type: 'Manual',
      appliances: [],
      serviceAreas: [
        {
          id: 'A-1',
          code: 'US',
          status: 'active',
          deliveryType: 'HARD_DRIVE',
          excludeCodes: [],
          deliveryOptions: [price({})],
          validIn: { countries: [] },
          notValidIn: { countries: [] },
        },
      ],
      theatreLists: [],
    } as unknown as Partner
    const live = registrationOf(registrationForm({ of: 'live', data: partner }), [])
    expect(live.serviceAreas[0]?.deliveryOptions[0]?.price).to.equal(25.5)
    const { serviceAreas: _, ...rest } = live
    const { serviceAreas: __, ...others } = sent
    expect(rest).to.deep.equal(others)
  })

  it('takes theirs for areas and lists that were not typed over', () => {
    const areas = whole.offer.areas.map(area => ({ ...area, excludeCodes: ['US-CA'] }))
    const theirs = { ...whole, offer: { ...whole.offer, areas } }
    expect(joined(registrationCells, whole, whole, theirs).offer).to.deep.equal(theirs.offer)
    const mine = { ...whole, offer: { areas: [], lists: [] } }
    expect(joined(registrationCells, whole, mine, theirs).offer.areas).to.deep.equal([])
    expect(joined(registrationCells, whole, mine, whole).offer).to.deep.equal(mine.offer)
  })

  it('keeps what was typed over, and takes theirs for the rest', () => {
    const base = { ...whole, terms: false }
    const mine = { ...whole, bandwidth: { ...whole.bandwidth, value: '7' } }
    const theirs = {
      ...registrationForm({ of: 'submitted', data: { ...sent, timezone: 'Asia/Kolkata' } }),
      terms: false,
    }
    const merged = joined(registrationCells, base, mine, theirs)
    expect([merged.bandwidth.value, merged.company.timezone, merged.terms]).to.deep.equal(['7', 'Asia/Kolkata', true])
    expect(areSame(registrationCells, whole, registrationForm({ of: 'submitted', data: sent }))).to.equal(false)
    expect(
      areSame(registrationCells, whole, { ...registrationForm({ of: 'submitted', data: sent }), terms: true }),
    ).to.equal(true)
  })

  it('is kept in its own shape only', () => {
    expect(lostCells(registrationCells, whole)).to.deep.equal([])
    for (const [cell, content] of [
      ['offer.areas', {}],
      ['offer.areas', [{ code: 'US', options: [{}] }]],
      ['offer.lists', null],
      ['drives.2.totalStock', '3'],
      ['company.phones', []],
      ['terms', 'yes'],
      ['value', whole],
    ] as const)
      expect(registrationCells.isCell(cell, content), cell).to.equal(false)
  })
})

describe('what changed since the last submission', () => {
  const names = { place: (code: string) => `<${code}>`, timezone: (value: string) => value }
  const changes = (after: Registration) => {
    const told = differencesBetween(subjectsOf(sent, names), subjectsOf(after, names))
    return told.map(({ title, before, after: now }) => [title, before, now].map(each => JSON.stringify(each)).join(' '))
  }

  it('is nothing for the same data', () => {
    expect(changes(structuredClone(sent))).to.deep.equal([])
  })

  it('names what was added, removed and changed, each in its subject', () => {
    const after: Registration = {
      ...sent,
      phones: [{ intlCode: '44', phoneNo: '2079460958', category: 1 }],
      drives: [
        { driveType: 'CRU', totalStock: 20 },
        { driveType: 'USB', totalStock: 0 },
      ],
      certifications: { mpaa: true, fact: true, iso27001: false },
    }
    const told = differencesBetween(subjectsOf(sent, names), subjectsOf(after, names))
    expect(told.map(({ before, after: now }) => [before !== null, now !== null])).to.deep.equal([
      [true, true],
      [true, true],
      [false, true],
    ])
    expect(changes(after)[1]).to.contain('12').and.to.contain('20')
  })

  it('tells an email that stands in the place of another as changed, more of them one by one', () => {
    const emails = (...all: string[]) => changes({ ...sent, emails: all.map(email => ({ email })) })
    const [first = ''] = sent.emails.map(({ email }) => email)
    const [changed, ...more] = emails('new@cinderlane.film')
    expect(more).to.deep.equal([])
    expect(changed).to.contain(first).and.to.contain('new@cinderlane.film')
    expect(emails('one@cinderlane.film', 'two@cinderlane.film').length).to.equal(3)
  })

  it('tells the size of a list’s option', () => {
    const deliveryTime = { unit: 'hours', value: 6 } as const
    const list = { name: 'Fibre', deliveryType: 'INTERNET', theatres: ['a'] } as const
    const lists = (size: number) => [
      { ...list, theatres: ['a'], deliveryOptions: [{ deliveryTime, price: 24.5, size }] },
    ]
    expect(changes({ ...sent, theatreLists: lists(150) })[0]).to.contain('150')
  })

  it('tells a changed area once', () => {
    const serviceAreas = sent.serviceAreas.map(area => ({ ...area, excludeCodes: [] }))
    expect(changes({ ...sent, serviceAreas }).length).to.equal(1)
  })
})
