import { expect } from 'chai'
import fc from 'fast-check'
import { areSame, joinEdits, lostCells } from '../../test/fixtures/page/form-cells'
import type { CompanyDetails } from '../wire/people'
import { copyHours, dayNames, isCollapsible, weekOf } from './business-hours'
import { normalizeEmail } from './email-addresses'
import { companyCells } from './form-changes'
import { companyDetails, companyForm, companyPath, emptyPhone } from './mapping'
import { extensionOf, normalizePhone, typedNumber } from './phone-numbers'
import type { PhoneForm } from './types'

const codes = ['1', '1242', '44', '49', '353']
const cells = companyCells(() => codes)
const typed = (phoneNo: string, intlCode = ''): PhoneForm => ({ intlCode, phoneNo, category: 1 })

describe('a phone number', () => {
  const table: [typed: string, intlCode: string, phoneNo: string][] = [
    ['210 555-0148', '', '2105550148'],
    ['(210) 555.0148', '', '2105550148'],
    ['+44 20 7946 0958', '44', '2079460958'],
    ['0044 20 7946 0958', '44', '2079460958'],
    ['+44 (0)20 7946 0958', '44', '2079460958'],
    ['tel:+442079460958', '44', '2079460958'],
    ['+1 210 555 0148', '1', '2105550148'],
    ['+1 242 555 0148', '1242', '5550148'],
    ['+353 1 437 0000', '353', '14370000'],
    ['+999 123', '', '+999123'],
    ['020 7946 0958', '', '02079460958'],
    ['call me', '', 'callme'],
  ]
  for (const [from, intlCode, phoneNo] of table)
    it(`is split: “${from}” is code “${intlCode}” and number “${phoneNo}”`, () =>
      expect(normalizePhone(typed(from), codes)).to.deep.equal(typed(phoneNo, intlCode)))

  it('is split at once when it is pasted, and not while it is typed', () => {
    expect(typedNumber(typed('', '1'), '+44 20 7946 0958', codes)).to.deep.equal(typed('2079460958', '44'))
    expect(typedNumber(typed('', '1'), '\u202a+44 20 7946 0958\u202c', codes)).to.deep.equal(typed('2079460958', '44'))
    expect(typedNumber(typed('+4'), '+44', codes)).to.deep.equal(typed('+44'))
    expect(typedNumber(typed(''), '210 555 0148', codes)).to.deep.equal(typed('210 555 0148'))
  })

  for (const written of ['ext. 12', 'ext 12', 'x12', ';ext=12', ', extension 12', '#12'])
    it(`is stored without the pasted extension “${written}”, which is reported`, () => {
      const pasted = `+44 20 7946 0958 ${written}`
      expect(typedNumber(typed(''), pasted, codes)).to.deep.equal(typed('2079460958', '44'))
      expect(extensionOf(typed(''), pasted)).to.equal('12')
      expect(typedNumber(typed(''), `020 7946 0958 ${written}`, codes).phoneNo).to.equal('020 7946 0958')
    })

  it('has no extension if none is pasted', () => {
    for (const written of ['+44 20 7946 0958', 'call me', 'x', '+44 20 7946 0958 ext.'])
      expect(extensionOf(typed(''), written), written).to.equal(null)
    expect(extensionOf(typed('020 ext. 1'), '020 ext. 12'), 'typed').to.equal(null)
  })

  it('is the same when it is normalized twice', () => {
    const written = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'+0 14-()4.2tel:') }),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(written, written, (phoneNo, intlCode) => {
        const once = normalizePhone(typed(phoneNo, intlCode), codes)
        expect(normalizePhone(once, codes)).to.deep.equal(once)
      }),
    )
  })
})

it('an email is the same when it is normalized twice', () => {
  expect(normalizeEmail({ email: '  Dock@Meridian.FILM ' })).to.deep.equal({ email: 'Dock@meridian.film' })
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress(), fc.string({ unit: fc.constantFrom(...'A@ İ.ß') })),
      email => {
        const once = normalizeEmail({ email })
        expect(normalizeEmail(once)).to.deep.equal(once)
      },
    ),
  )
})

const details: CompanyDetails = {
  phones: [{ intlCode: '1', phoneNo: '2105550148', category: 2 }],
  emails: [{ email: 'dock@meridian.film' }],
  timezone: 'America/Chicago',
  businessHours: dayNames.map((dayName, index) => ({
    dayOrdinal: index + 1,
    dayName,
    startTime: index < 5 ? '09:00' : null,
    endTime: index < 5 ? '17:30' : null,
  })),
  certifications: { mpaa: true, fact: false, iso27001: true },
}

describe('company details', () => {
  // @spec 1.1, 3.1, 9.16
  it('are sent as they were read', () => expect(companyDetails(companyForm(details))).to.deep.equal(details))

  // @spec 1.1, 3.4, 3.5, 5.11, 5.18, 5.19, 9.5
  it('have seven days, closed ones as nulls, for any input and order', () => {
    const received = { ...details, businessHours: details.businessHours.slice(0, 2).toReversed() }
    const sent = companyDetails(companyForm(received)).businessHours
    expect(sent.map(({ dayOrdinal, dayName }) => [dayOrdinal, dayName])).to.deep.equal(
      dayNames.map((name, index) => [index + 1, name]),
    )
    expect(sent.map(({ startTime, endTime }) => `${startTime} ${endTime}`)).to.deep.equal([
      '09:00 17:30',
      '09:00 17:30',
      ...Array(5).fill('null null'),
    ])
  })

  it('are sent without empty rows, and find the row of a refusal', () => {
    const form = companyForm(details)
    const gaps = { ...form, phones: [emptyPhone, ...form.phones], emails: [{ email: ' ' }, ...form.emails] }
    expect(companyDetails(gaps)).to.deep.equal(details)
    expect(companyPath(gaps, 'phones[0].phoneNo')).to.equal('phones[1].phoneNo')
    expect(companyPath(gaps, 'emails[0].email')).to.equal('emails[1].email')
    expect(companyPath(gaps, 'businessHours[2].endTime')).to.equal('businessHours[2].endTime')
    expect(companyPath(gaps, 'phones')).to.equal('phones')
  })

  it('have one empty row of each if a server sends none, or invalid data', () => {
    const blank = companyForm(null)
    expect([blank.phones.length, blank.emails.length, blank.businessHours.length]).to.deep.equal([1, 1, 7])
    const nonsense = { phones: [null], emails: 'a', businessHours: [{ dayOrdinal: 9 }], certifications: 1 }
    expect(companyForm(nonsense as never)).to.deep.equal(blank)
    expect(lostCells(cells, blank)).to.deep.equal([])
  })

  it('are the same if they would be sent alike', () => {
    const form = companyForm(details)
    const rewritten = {
      ...form,
      phones: [{ intlCode: '1', phoneNo: '210 555-0148', category: 2 as const }, emptyPhone],
      businessHours: weekOf({ startTime: '09:00 AM', endTime: '05:30 PM' }),
    }
    expect(areSame(cells, form, rewritten)).to.equal(true)
    const abroad = { ...form, phones: [{ intlCode: '', phoneNo: '+1 210 555-0148', category: 2 as const }] }
    expect(areSame(cells, form, abroad)).to.equal(true)
    expect(areSame(cells, form, { ...form, timezone: 'Europe/Paris' })).to.equal(false)
    expect(areSame(cells, form, { ...form, certifications: { ...form.certifications, fact: true } })).to.equal(false)
  })

  it('accept remote changes except for edited cells when they are merged', () => {
    const base = companyForm(details)
    const mine = { ...base, emails: [{ email: 'mine@b.film' }], businessHours: base.businessHours.with(0, emptyDay) }
    const theirs = { ...base, timezone: 'Europe/Paris', emails: [{ email: 'theirs@b.film' }] }
    const merged = joinEdits(cells, base, mine, theirs)
    expect([merged.timezone, merged.emails, merged.businessHours]).to.deep.equal([
      'Europe/Paris',
      mine.emails,
      mine.businessHours,
    ])
  })

  // @spec 3.6
  it('are not restored if they have another shape', () => {
    const form = companyForm(details)
    expect(lostCells(cells, form)).to.deep.equal([])
    const others: [cell: string, content: unknown][] = [
      ['phones', []],
      ['phones', [{ ...emptyPhone, category: 3 }]],
      ['emails', [{}]],
      ['timezone', null],
      ['businessHours.7', form.businessHours[0]],
      ['businessHours.0', { startTime: '09:00' }],
      ['certifications.mpaa', 'yes'],
      ['certifications.iso', true],
      ['value', form],
    ]
    for (const [cell, content] of others)
      expect(cells.isCell(cell, content), `${cell} ${JSON.stringify(content)}`).to.equal(false)
  })
})

const emptyDay = { startTime: '', endTime: '' }

describe('a week', () => {
  const week = weekOf({ startTime: '09:00', endTime: '17:00' })
  // @spec 5.17, 9.5
  it('is one row if Monday to Friday have the same hours and the weekend is closed', () => {
    expect(isCollapsible(week)).to.equal(true)
    expect(isCollapsible(week.with(1, { startTime: '09:00 AM', endTime: '05:00 PM' }))).to.equal(true)
    expect(isCollapsible(week.with(4, { startTime: '09:00', endTime: '15:00' }))).to.equal(false)
    expect(isCollapsible(week.with(5, { startTime: '09:00', endTime: '17:00' }))).to.equal(false)
    expect(isCollapsible(weekOf(emptyDay))).to.equal(true)
  })
  it('copies the hours of a day to others', () => {
    const short = week.with(0, { startTime: '08:00', endTime: '12:00' })
    expect(
      copyHours(short, 0, [5, 6])
        .map(({ endTime }) => endTime)
        .join(),
    ).to.equal('12:00,17:00,17:00,17:00,17:00,12:00,12:00')
  })
})
