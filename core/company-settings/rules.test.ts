import { expect } from 'chai'
import { validateWith } from '../drafts/validate'
import './words'
import '../i18n/words'
import { translator } from '../i18n/translate'
import { isClosed, normalizeHours, weekOf } from './business-hours'
import { normalizeEmail } from './email-addresses'
import { companyForm, normalizeCompany } from './mapping'
import { companySchema } from './schema'
import type { CompanyForm, DayHours, EmailForm, PhoneForm } from './types'

const t = translator('en')

const phone = (phoneNo: string, intlCode = '1', category: PhoneForm['category'] = 1): PhoneForm => ({
  intlCode,
  phoneNo,
  category,
})
const empty: PhoneForm = { intlCode: '', phoneNo: '', category: null }
const email = (address: string): EmailForm => ({ email: address })
const hours = (startTime: string, endTime: string): DayHours => ({ startTime, endTime })

const good: CompanyForm = {
  ...companyForm(null),
  phones: [phone('2105550148')],
  emails: [email('dock@meridian.film')],
  timezone: 'America/Chicago',
  businessHours: weekOf(hours('09:00', '17:30')),
}

/** Returns the messages of a form, by path. */
async function messagesOf(change: Partial<CompanyForm>): Promise<Record<string, string>> {
  const texts = await validateWith(companySchema, normalizeCompany({ ...good, ...change }, ['1', '44']))
  return Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, t.text(text)]))
}

type Case = [rule: string, change: Partial<CompanyForm>, messages: Record<string, string>]

function testMessages(cases: readonly Case[]): void {
  for (const [rule, change, messages] of cases)
    it(rule, async () => expect(await messagesOf(change)).to.deep.equal(messages))
}

const required = 'This field is required'
const invalid = 'Enter a valid value'
const phonesRequired = { phones: 'At least one phone number is required' }
const emailsRequired = { emails: 'At least one email address is required' }
const phoneUsed = 'This number has been previously used'
const emailUsed = 'This email has been previously used'
const order = 'End time should be after start time'

describe('a complete company', () => testMessages([['passes', {}, {}]]))

describe('phones', () => {
  testMessages([
    // @spec 5.1
    ['none: at least one is required', { phones: [] }, phonesRequired],
    ['an empty one alone: at least one is required', { phones: [empty] }, phonesRequired],
    // @spec 5.4
    ['an empty one beside another is dropped', { phones: [phone('1'), empty] }, {}],
    // @spec 5.3
    ['0 digits', { phones: [phone('')] }, { 'phones[0].phoneNo': required }],
    ['1 digit', { phones: [phone('7')] }, {}],
    // @spec 5.3
    ['15 digits', { phones: [phone('123456789012345')] }, {}],
    // @spec 5.3
    ['16 digits', { phones: [phone('1234567890123456')] }, { 'phones[0].phoneNo': invalid }],
    ['15 digits with blanks and dashes between them', { phones: [phone('123-456 789.012(345)')] }, {}],
    ['1 digit among marks of direction', { phones: [phone('\u202a7\u202c')] }, {}],
    // @spec 3.2
    ['letters', { phones: [phone('call me')] }, { 'phones[0].phoneNo': invalid }],
    ['digits of another script', { phones: [phone('٣٣٣')] }, { 'phones[0].phoneNo': invalid }],
    ['an international number with an unknown code', { phones: [phone('+999123')] }, { 'phones[0].phoneNo': invalid }],
    ['no country code', { phones: [phone('7', '')] }, { 'phones[0].intlCode': required }],
    ['a country code that is no number', { phones: [phone('7', 'x')] }, { 'phones[0].intlCode': invalid }],
    // @spec 3.2
    ['no kind', { phones: [phone('7', '1', null)] }, { 'phones[0].category': required }],
    [
      // @spec 5.4
      'a kind alone is no empty phone',
      { phones: [phone('', '', 2)] },
      { 'phones[0].intlCode': required, 'phones[0].phoneNo': required },
    ],
    // @spec 5.2
    ['duplicates by code and number', { phones: [phone('7'), phone('7', '1', 2)] }, { 'phones[1].phoneNo': phoneUsed }],
    [
      'duplicates written in two ways',
      { phones: [phone('207 946'), phone('207946')] },
      { 'phones[1].phoneNo': phoneUsed },
    ],
    [
      'duplicates, one of them international',
      { phones: [phone('2079460958', '44'), phone('+44 20 7946 0958', '')] },
      { 'phones[1].phoneNo': phoneUsed },
    ],
    // @spec 5.2
    ['the same number under another code', { phones: [phone('7'), phone('7', '44')] }, {}],
    [
      'three times the same number: errors at both later ones',
      { phones: [phone('7'), phone('7'), phone('7')] },
      { 'phones[1].phoneNo': phoneUsed, 'phones[2].phoneNo': phoneUsed },
    ],
  ])
})

describe('emails', () => {
  const addressed = (...list: string[]) => ({ emails: list.map(email) })
  testMessages([
    // @spec 5.5
    ['none: at least one is required', { emails: [] }, emailsRequired],
    ['an empty one alone: at least one is required', addressed('', '  '), emailsRequired],
    // @spec 5.9
    ['an empty one beside another is dropped', addressed('', 'a@b.film'), {}],
    // @spec 5.6
    ['duplicates', addressed('a@b.film', 'c@d.com', 'a@b.film'), { 'emails[2].email': emailUsed }],
    ['duplicates in another case, with blanks', addressed('a@b.film', ' A@B.FILM '), { 'emails[1].email': emailUsed }],
  ])
  const validAddresses = ['a@b.film', 'a@b.studio', 'a@b.movie', 'a@b.zz', 'a.b+c@d-e.co.uk', 'ä@ö.рф', 'a@b.XN--P1AI']
  // @spec 5.7, 5.8
  for (const address of validAddresses)
    it(`${address} is valid`, async () => expect(await messagesOf(addressed(address))).to.deep.equal({}))
  const invalidAddresses = [
    'a@b.invalidtld',
    'a@b',
    'a@b.z',
    'a@.film',
    'a@b..film',
    'a@-b.film',
    '@b.film',
    'a b@c.film',
    '.a@b.film',
    'a@b.film.',
    'a@b@c.film',
    'a@b.12',
    `${'a'.repeat(250)}@b.film`,
  ]
  // @spec 3.3, 5.7
  for (const address of invalidAddresses)
    it(`${address.slice(0, 20)} is invalid`, async () =>
      expect(await messagesOf(addressed(address))).to.deep.equal({ 'emails[0].email': invalid }))
})

describe('emails of any script', () => {
  const stored: readonly [typed: string, email: string][] = [
    ['संपर्क@डाटामेल.भारत', 'संपर्क@डाटामेल.भारत'],
    ['தொடர்பு@சிங்கப்பூர்.சிங்கப்பூர்', 'தொடர்பு@சிங்கப்பூர்.சிங்கப்பூர்'],
    ['ยินดี@คน.ไทย', 'ยินดี@คน.ไทย'],
    ['যোগাযোগ@ডাক.ভারত', 'যোগাযোগ@ডাক.ভারত'],
    ['ශ්\u200dරී@සිනමා.ලංකා', 'ශ්\u200dරී@සිනමා.ලංකා'],
    ['info@क्\u200dष.भारत', 'info@क्\u200dष.भारत'],
    ['info@نامه\u200cای.ایران', 'info@نامه\u200cای.ایران'],
    ['info@\u200cنامه.ایران\u200c', 'info@نامه.ایران'],
    ['info@ＭＥＲＩＤＩＡＮ．film', 'info@meridian.film'],
    ['dock@xn--p1b6ci4b4b3a.xn--h2brj9c', 'dock@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['mu\u0308ller@mu\u0308nchen.de', 'müller@münchen.de'],
    ['nguye\u0302\u0303n@re\u0301el.film', 'nguyễn@réel.film'],
    ['dock@meridian.film\u200b', 'dock@meridian.film'],
    ['\u202adock@meridian.film\u202c', 'dock@meridian.film'],
    ['do\u00adck@meri\u200ddian.film\ufeff', 'dock@meridian.film'],
    ['\u00a0dock@meridian.film', 'dock@meridian.film'],
    ['dock\u3164@meridian.film', 'dock@meridian.film'],
    ['do\uffa0ck@meridian.film', 'dock@meridian.film'],
    ['dock@mer\u115fidian.film', 'dock@meridian.film'],
    ['dock@meridian\u1160.film', 'dock@meridian.film'],
    ['\u2065dock@meridian.film', 'dock@meridian.film'],
    ['dock@meridian.film\u{e0080}', 'dock@meridian.film'],
    ['한글@영화.한국', '한글@영화.한국'],
    ['dock＠meridian。film', 'dock@meridian.film'],
    ['Dock Desk <dock@meridian.film>', 'dock@meridian.film'],
    ['"Desk, Dock" <Dock@Meridian.film>', 'Dock@meridian.film'],
    ['<dock@meridian.film>', 'dock@meridian.film'],
    ['mailto:dock@meridian.film', 'dock@meridian.film'],
  ]
  for (const [typed, expected] of stored)
    it(`${typed} is stored as ${expected}`, async () => {
      expect(normalizeEmail({ email: typed })).to.deep.equal({ email: expected })
      expect(await messagesOf({ emails: [email(typed)] })).to.deep.equal({})
    })

  const several = [
    'a@b.film; c@d.film',
    'a@b.film,c@d.film',
    'a@b.film c@d.film',
    'A <a@b.film>, C <c@d.film>',
    'a@b.film، c@d.film',
  ]
  for (const typed of several)
    it(`${typed} is invalid: one address per field`, async () =>
      expect(await messagesOf({ emails: [email(typed)] })).to.deep.equal({
        'emails[0].email': 'Enter one email address per field',
      }))

  for (const typed of ['dock@', '\u0301a@b.film', 'a@\u0301b.film', 'Dock <dock>', 'a@b.भ', '\u093fa@b.film'])
    it(`${typed} is invalid`, async () =>
      expect(await messagesOf({ emails: [email(typed)] })).to.deep.equal({ 'emails[0].email': invalid }))

  it('finds one address in two spellings', async () =>
    expect(await messagesOf({ emails: [email('müller@b.film'), email('mu\u0308ller@b.film\u200b')] })).to.deep.equal({
      'emails[1].email': 'This email has been previously used',
    }))
})

// @spec 5.59
describe('a time zone', () => testMessages([['is required', { timezone: '' }, { timezone: required }]]))

describe('business hours', () => {
  const week = (day: DayHours) => ({ businessHours: good.businessHours.with(2, day) })
  testMessages([
    // @spec 5.10
    ['no day open: at least one is required', { businessHours: weekOf(hours('', '')) }, { businessHours: required }],
    ['one day closed', week(hours('', '')), {}],
    // @spec 5.14
    ['a missing end', week(hours('09:00', '')), { 'businessHours[2].endTime': required }],
    // @spec 5.14
    ['a missing start', week(hours(' ', '17:00')), { 'businessHours[2].startTime': required }],
    // @spec 5.12
    ['09:00 AM to 05:30 PM', week(hours('09:00 AM', '05:30 PM')), {}],
    ['930 to 530 pm, as the field rewrites them when it is left', week(hours('930', '530 pm')), {}],
    ['12:00 AM is midnight', week(hours('12:00 AM', '12:30 am')), {}],
    ['12:00 PM is noon', week(hours('11:59', '12:00 PM')), {}],
    ['13:00 AM is no time', week(hours('13:00 AM', '17:00')), { 'businessHours[2].startTime': invalid }],
    ['24:00 is no time', week(hours('09:00', '24:00')), { 'businessHours[2].endTime': invalid }],
    ['09:60 is no time', week(hours('09:60', '17:00')), { 'businessHours[2].startTime': invalid }],
    // @spec 5.13
    ['an end before its start', week(hours('17:30', '09:00')), { 'businessHours[2].endTime': order }],
    // @spec 5.13
    ['an end at its start', week(hours('09:00', '09:00')), { 'businessHours[2].endTime': order }],
    [
      'an end before its start, in two ways of writing',
      week(hours('13:00', '01:00 PM')),
      { 'businessHours[2].endTime': order },
    ],
  ])
})

describe('the hours of a day', () => {
  it('are closed if they have only spaces', () => {
    expect([hours('', ''), hours(' ', ' '), hours('09:00', ' '), hours(' ', '17:00')].map(isClosed)).to.deep.equal([
      true,
      true,
      false,
      false,
    ])
    expect(normalizeHours(hours(' soon ', ' late '))).to.deep.equal(hours('soon', 'late'))
  })
})
