import { expect } from 'chai'
import { validateWith } from '../drafts/validate'
import { listForm } from '../service-areas/fixtures'
import type { AreaForm, ListForm, ListOptionForm } from '../service-areas/types'
import { bodies } from '../testing/bodies/bodies'
import { readBody } from '../testing/bodies/read'
import { submitted } from './fixtures'
import { formPath, registrationForm, registrationOf } from './mapping'
import { registrationSchema } from './schema'
import type { RegistrationForm } from './types'

const validForm: RegistrationForm = { ...registrationForm({ of: 'submitted', data: submitted }), terms: true }
const [phone, email] = [validForm.company.phones[0], validForm.company.emails[0]]
const [area] = validForm.offer.areas
if (!phone || !email || !area) throw new Error('The fixture holds a phone, an email and an area')

const company = (change: Partial<RegistrationForm['company']>): RegistrationForm => ({
  ...validForm,
  company: { ...validForm.company, ...change },
})
const hours = (startTime: string, endTime: string) =>
  company({
    businessHours: validForm.company.businessHours.map((day, index) => (index === 2 ? { startTime, endTime } : day)),
  })
const withArea = (change: Partial<AreaForm>): RegistrationForm => ({
  ...validForm,
  offer: { lists: [], areas: [area, { ...area, code: 'CA', excludeCodes: [], ...change }] },
})
const list = listForm()
const withList = (change: Partial<ListForm>): RegistrationForm => ({
  ...validForm,
  offer: { areas: [area], lists: [{ ...list, ...change }] },
})
const withListOption = (change: Partial<ListOptionForm>) =>
  withList({ options: list.options.map(each => ({ ...each, ...change })) })
const electronic = { deliveryType: 'SATELLITE' } as const
const option = { max: '2', unit: 'days', price: '25.00', pickup: '16:00' } as const
const bandwidth = (value: string, unit: RegistrationForm['bandwidth']['unit']): RegistrationForm => ({
  ...validForm,
  bandwidth: { value, unit, received: null },
})

/** The invalid fields that the server sees too. It receives neither the terms nor dropped rows. */
const table: [name: string, form: RegistrationForm, field: string | null][] = [
  ['a complete registration', validForm, null],
  ['no phone', company({ phones: [] }), 'company.phones'],
  ['a phone of 15 digits', company({ phones: [{ ...phone, phoneNo: '1'.repeat(15) }] }), null],
  ['a phone of 16 digits', company({ phones: [{ ...phone, phoneNo: '1'.repeat(16) }] }), 'company.phones[0].phoneNo'],
  ['a phone twice', company({ phones: [phone, phone] }), 'company.phones[1].phoneNo'],
  ['no email', company({ emails: [] }), 'company.emails'],
  ['an email of .film', company({ emails: [{ email: 'a@b.film' }] }), null],
  ['an email of .invalidtld', company({ emails: [{ email: 'a@b.invalidtld' }] }), 'company.emails[0].email'],
  ['an email twice', company({ emails: [email, email] }), 'company.emails[1].email'],
  ['no time zone', company({ timezone: '' }), 'company.timezone'],
  ['a time without its pair', hours('09:00', ''), 'company.businessHours[2].endTime'],
  ['an end before its start', hours('09:00', '08:00'), 'company.businessHours[2].endTime'],
  ['no area', { ...validForm, offer: { areas: [], lists: [] } }, 'offer.areas'],
  ['an area without options', withArea({ options: [] }), 'offer.areas[1].options'],
  ['a price of 1000', withArea({ options: [{ ...option, price: '1000' }] }), 'offer.areas[1].options[0].price'],
  ['no pick-up', withArea({ options: [{ ...option, pickup: '' }] }), 'offer.areas[1].options[0].pickup'],
  ['two options of one time', withArea({ options: [option, { ...option }] }), 'offer.areas[1].options[1].max'],
  ['a price of 0', withArea({ options: [{ ...option, price: '0' }] }), 'offer.areas[1].options[0].price'],
  ['a price of 999.99', withArea({ options: [{ ...option, price: '999.99' }] }), null],
  ['a maximum of 0', withArea({ options: [{ ...option, max: '0' }] }), null],
  ['an electronic area without pick-up', withArea({ ...electronic, options: [{ ...option, pickup: '' }] }), null],
  ['a removed area without options', withArea({ status: 'deleted', options: [] }), null],
  [
    'a removed area alone',
    { ...validForm, offer: { lists: [], areas: [{ ...area, status: 'deleted' }] } },
    'offer.areas',
  ],
  ['a theatre list', withList({}), null],
  ['a theatre list alone', { ...validForm, offer: { areas: [], lists: [list] } }, null],
  ['a theatre list without theatres', withList({ theatres: [] }), 'offer.lists[0].theatres'],
  ['a theatre list without options', withList({ options: [] }), 'offer.lists[0].options'],
  ['a theatre list’s time of 1000', withListOption({ time: '1000' }), null],
  ['a theatre list’s price of 0', withListOption({ price: '0' }), 'offer.lists[0].options[0].price'],
  ['a theatre list’s price of 1000', withListOption({ price: '1000' }), null],
  ['a theatre list’s size of 1', withListOption({ size: '1' }), 'offer.lists[0].options[0].size'],
  ['a theatre list’s size of 1.01', withListOption({ size: '1.01' }), null],
  ['a maximum of 1000', withArea({ options: [{ ...option, max: '1000' }] }), 'offer.areas[1].options[0].max'],
  [
    'a thousand drives',
    {
      ...validForm,
      drives: validForm.drives.map((row, index) => (index === 1 ? { ...row, totalStock: '1000' } : row)),
    },
    'drives[1].totalStock',
  ],
  ['1000 Tbps', bandwidth('1000', 'Tbps'), 'bandwidth.value'],
  ['0 Mbps', bandwidth('0', 'Mbps'), 'bandwidth.value'],
]

describe('form and server', () => {
  for (const [name, form, field] of table)
    it(`${field ? 'refuse' : 'accept'} ${name}${field ? ' at the same field' : ''}`, async () => {
      const inForm = Object.keys(await validateWith(registrationSchema, form))
      const sent = JSON.parse(JSON.stringify(registrationOf(form, [])))
      const read = await readBody(bodies.registration, sent)
      const atServer = read.ok ? [] : read.errors.map(({ details }) => formPath(form, String(details?.path)))
      expect(inForm, 'form').to.deep.equal(field ? [field] : [])
      expect(atServer, 'server').to.deep.equal(field ? [field] : [])
    })
})

describe('the server, called without the form,', () => {
  const [sentArea] = submitted.serviceAreas
  const optionOf = (change: object) => ({ ...sentArea?.deliveryOptions[0], ...change })
  const [price, time] = ['serviceAreas[0].deliveryOptions[0].price', 'serviceAreas[0].deliveryOptions[0].maxTime.value']
  const table: [name: string, change: object, field: string][] = [
    ['a price of 0.004', { deliveryOptions: [optionOf({ price: 0.004 })] }, price],
    ['a price of 999.999', { deliveryOptions: [optionOf({ price: 999.999 })] }, price],
    ['a price as text', { deliveryOptions: [optionOf({ price: '25' })] }, price],
    ['a maximum of 1.5', { deliveryOptions: [optionOf({ maxTime: { unit: 'days', value: 1.5 } })] }, time],
    ['no list of options', { deliveryOptions: null }, 'serviceAreas[0].deliveryOptions'],
    ['no code', { code: '' }, 'serviceAreas[0].code'],
    ['an unknown delivery type', { deliveryType: 'PIGEON' }, 'serviceAreas[0].deliveryType'],
    ['no exclusions', { excludeCodes: null }, 'serviceAreas[0].excludeCodes'],
  ]
  for (const [name, change, field] of table)
    it(`refuses ${name}`, async () => {
      const sent = { ...submitted, serviceAreas: [{ ...sentArea, ...change }] }
      const read = await readBody(bodies.registration, sent)
      expect(read.ok ? [] : read.errors.map(({ details }) => details?.path)).to.deep.equal([field])
    })
})
