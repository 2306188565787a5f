import { expect } from 'chai'
import { areSame, joinEdits, lostCells } from '../../test/fixtures/page/form-cells'
import { differencesBetween } from '../drafts/differences'
import { validateWith } from '../drafts/validate'
import { type Text, text } from '../i18n/translate'
import type { Partner, Registration } from '../wire/people'
import { submitted as sent } from './fixtures'
import { formPath, registrationForm, registrationOf } from './mapping'
import { firstInvalidStep, problemsOn, registrationCells, stepOf, viewOf } from './rules'
import { registrationSchema } from './schema'
import { subjectsOf } from './subjects'
import type { RegistrationForm } from './types'

const complete: RegistrationForm = { ...registrationForm({ of: 'submitted', data: sent }), terms: true }
const problems = (form: RegistrationForm) => validateWith(registrationSchema, form)
const withStock = (totalStock: string): RegistrationForm => ({
  ...complete,
  drives: complete.drives.map(row => ({ ...row, totalStock })),
})

describe('a registration', () => {
  it('is read back as it was sent, with its exact bandwidth', () => {
    expect(registrationOf(complete, [])).to.deep.equal(sent)
  })

  const notValid = text('account.errors.bandwidth.notValid')
  const stock = text('account.errors.drives.notValid')
  const bandwidth = (value: string, unit: RegistrationForm['bandwidth']['unit'] = 'Mbps') => ({
    ...complete,
    bandwidth: { value, unit, received: null },
  })
  const table: [name: string, form: RegistrationForm, faults: Record<string, Text>][] = [
    ['that is complete', complete, {}],
    ['without accepted terms', { ...complete, terms: false }, { terms: text('shared.required') }],
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
    ['without areas', { ...complete, offer: { areas: [], lists: [] } }, { 'offer.areas': text('areas.atLeastOne') }],
    [
      'of nothing at all',
      { ...registrationForm(null), drives: complete.drives, terms: true },
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
  for (const [name, form, faults] of table)
    it(`${name} is ${Object.keys(faults).length > 0 ? 'invalid' : 'valid'}`, async () => {
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
    it(`the field “${path}” is on ${step ? `step ${step}` : 'no step'}`, () => {
      expect(stepOf(path)).to.equal(step)
    })

  it('counts the invalid fields of each step, and finds the first step with one', () => {
    const errors = { 'offer.areas': notValid, 'bandwidth.value': notValid, terms: notValid }
    expect((['1', '2', '3'] as const).map(step => problemsOn(step, errors))).to.deep.equal([0, 1, 2])
    expect([firstInvalidStep(errors), firstInvalidStep({})]).to.deep.equal(['2', null])
  })

  it('maps the path of a server error to its field', () => {
    const phones = [{ intlCode: '', phoneNo: '', category: null }, ...complete.company.phones]
    const form = { ...complete, company: { ...complete.company, phones } }
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
  it('shows a view that the approval allows, for any requested view', () => {
    const requested = ['1', '2', '3', 'pending', 'success', 'approved'] as const
    const views = (state: Parameters<typeof viewOf>[0]) => requested.map(each => viewOf(state, each)).join()
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

  it('is read from a partner like a submission: cents become dollars', () => {
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

  it('accepts remote areas and lists that were not edited', () => {
    const areas = complete.offer.areas.map(area => ({ ...area, excludeCodes: ['US-CA'] }))
    const theirs = { ...complete, offer: { ...complete.offer, areas } }
    expect(joinEdits(registrationCells, complete, complete, theirs).offer).to.deep.equal(theirs.offer)
    const edited = { ...complete, offer: { areas: [], lists: [] } }
    expect(joinEdits(registrationCells, complete, edited, theirs).offer.areas).to.deep.equal([])
    expect(joinEdits(registrationCells, complete, edited, complete).offer).to.deep.equal(edited.offer)
  })

  it('keeps edits, and accepts the remote data for the rest', () => {
    const base = { ...complete, terms: false }
    const edited = { ...complete, bandwidth: { ...complete.bandwidth, value: '7' } }
    const theirs = {
      ...registrationForm({ of: 'submitted', data: { ...sent, timezone: 'Asia/Kolkata' } }),
      terms: false,
    }
    const merged = joinEdits(registrationCells, base, edited, theirs)
    expect([merged.bandwidth.value, merged.company.timezone, merged.terms]).to.deep.equal(['7', 'Asia/Kolkata', true])
    expect(areSame(registrationCells, complete, registrationForm({ of: 'submitted', data: sent }))).to.equal(false)
    expect(
      areSame(registrationCells, complete, { ...registrationForm({ of: 'submitted', data: sent }), terms: true }),
    ).to.equal(true)
  })

  it('is restored only in its own shape', () => {
    expect(lostCells(registrationCells, complete)).to.deep.equal([])
    for (const [cell, content] of [
      ['offer.areas', {}],
      ['offer.areas', [{ code: 'US', options: [{}] }]],
      ['offer.lists', null],
      ['drives.2.totalStock', '3'],
      ['company.phones', []],
      ['terms', 'yes'],
      ['value', complete],
    ] as const)
      expect(registrationCells.isCell(cell, content), cell).to.equal(false)
  })
})

describe('the changes since the last submission', () => {
  const names = { place: (code: string) => `<${code}>`, timezone: (value: string) => value }
  const changes = (after: Registration) => {
    const all = differencesBetween(subjectsOf(sent, names), subjectsOf(after, names))
    return all.map(({ title, before, after: now }) => [title, before, now].map(each => JSON.stringify(each)).join(' '))
  }

  it('are empty for the same data', () => {
    expect(changes(structuredClone(sent))).to.deep.equal([])
  })

  it('have additions, removals and changes, each in its subject', () => {
    const after: Registration = {
      ...sent,
      phones: [{ intlCode: '44', phoneNo: '2079460958', category: 1 }],
      drives: [
        { driveType: 'CRU', totalStock: 20 },
        { driveType: 'USB', totalStock: 0 },
      ],
      certifications: { mpaa: true, fact: true, iso27001: false },
    }
    const all = differencesBetween(subjectsOf(sent, names), subjectsOf(after, names))
    expect(all.map(({ before, after: now }) => [before !== null, now !== null])).to.deep.equal([
      [true, true],
      [true, true],
      [false, true],
    ])
    expect(changes(after)[1]).to.contain('12').and.to.contain('20')
  })

  it('have one changed email as a change, and several separately', () => {
    const emails = (...all: string[]) => changes({ ...sent, emails: all.map(email => ({ email })) })
    const [first = ''] = sent.emails.map(({ email }) => email)
    const [changed, ...more] = emails('new@cinderlane.film')
    expect(more).to.deep.equal([])
    expect(changed).to.contain(first).and.to.contain('new@cinderlane.film')
    expect(emails('one@cinderlane.film', 'two@cinderlane.film').length).to.equal(3)
  })

  it('include the size of a list’s option', () => {
    const deliveryTime = { unit: 'hours', value: 6 } as const
    const list = { name: 'Fibre', deliveryType: 'INTERNET', theatres: ['a'] } as const
    const lists = (size: number) => [
      { ...list, theatres: ['a'], deliveryOptions: [{ deliveryTime, price: 24.5, size }] },
    ]
    expect(changes({ ...sent, theatreLists: lists(150) })[0]).to.contain('150')
  })

  it('have a changed area once', () => {
    const serviceAreas = sent.serviceAreas.map(area => ({ ...area, excludeCodes: [] }))
    expect(changes({ ...sent, serviceAreas }).length).to.equal(1)
  })
})
