import assert from 'node:assert/strict'
import type { CalendarDay } from '../../core/wire/calendar'
import type { Partner, UsersMe } from '../../core/wire/people'
import { assertEmpty, assertRefused, type Client, read } from './client'
import { list } from './shape'
import { approval, calendarDay, partner, usersMe } from './shapes'
import type { Case } from './suite'

async function me(client: Client): Promise<{ companyId: string; partner: Partner }> {
  const { user } = read<UsersMe>(await client.get('main', '/v1/users/me'), 200, usersMe)
  assert.ok(user.partner)
  return { companyId: user.companyId, partner: user.partner }
}

function detailsOf({ phones, emails, timezone, businessHours, certifications }: Partner) {
  return { phones, emails, timezone, businessHours, certifications }
}

/** The start of dates next year that no other case uses. One more digit makes a day in June. */
const freeDay = `${new Date().getUTCFullYear() + 1}-06-1`

export const companyCases: readonly Case[] = [
  {
    call: 'GET main /v1/users/me',
    name: 'answers the user with an approved partner',
    async run(client) {
      const { user, approvals } = read<UsersMe>(await client.get('main', '/v1/users/me'), 200, usersMe)
      assert.ok(user.roleNames.some(role => role.toLowerCase() === 'admin'))
      assert.ok(approvals.some(({ type, status }) => type === 'registration' && status === 'APPROVED'))
    },
  },
  {
    call: 'GET main /v1/approvals/me',
    name: 'answers a list of approvals',
    async run(client) {
      read(await client.get('main', '/v1/approvals/me'), 200, list(approval))
    },
  },
  {
    call: 'POST main /v1/approvals',
    name: 'refuses a registration that is already approved, and an empty list of service areas',
    async run(client) {
      assertRefused(await client.post('main', '/v1/approvals', {}), 409)
      const path = '/v1/approvals?approvalType=service_areas'
      assert.deepEqual(assertRefused(await client.post('main', path, { serviceAreas: [] }), 422), ['serviceAreas'])
    },
  },
  {
    call: 'POST main /v1/approvals',
    name: 'takes service areas once, leaves those in force alone, and gives users/me another ETag',
    async run(client) {
      const etag = async () => (await client.get('main', '/v1/users/me')).headers.get('etag')
      const [before, old] = [await me(client), await etag()]
      const serviceAreas = [
        {
          code: 'US-CA',
          deliveryType: 'HARD_DRIVE',
          deliveryOptions: [{ maxTime: { unit: 'days', value: 2 }, price: 30, shippingPickupTime: '16:00' }],
          excludeCodes: [],
          status: 'active',
        },
      ]
      const path = '/v1/approvals?approvalType=service_areas'
      const made = read<UsersMe['approvals'][number]>(await client.post('main', path, { serviceAreas }), 201, approval)
      assert.equal(made.type, 'service_areas')
      assert.equal((await me(client)).partner.serviceAreas.length, before.partner.serviceAreas.length)
      const now = await etag()
      assert.notEqual(now, old)
      assertRefused(await client.post('main', path, { serviceAreas }), 409)
      assert.equal(await etag(), now)
    },
  },
  {
    call: 'POST main /v1/approvals/:approval',
    name: 'refuses an unknown id',
    async run(client) {
      assertRefused(await client.post('main', '/v1/approvals/nobody-has-this', {}), 404)
    },
  },
  {
    call: 'PUT partners /v1/partner/:org',
    name: 'saves only the drives, and refuses a stock of 1000, below 0 or with a fraction',
    async run(client) {
      const { companyId, partner: before } = await me(client)
      const path = `/v1/partner/${before.org}`
      const save = (totalStock: number) =>
        client.put('partners', path, { companyId, drives: [{ driveType: 'CRU', totalStock }] })
      read(await save(417), 200, partner)
      const after = (await me(client)).partner
      assert.ok(after.drives.some(({ totalStock }) => totalStock === 417))
      assert.deepEqual(after.emails, before.emails)
      for (const wrong of [1000, -1, 1.5])
        assert.deepEqual(assertRefused(await save(wrong), 422), ['drives[0].totalStock'])
      assertRefused(await client.put('partners', '/v1/partner/nobody-has-this', { companyId, drives: [] }), 404)
    },
  },
  {
    call: 'PUT partners /v1/partner/:org',
    name: 'saves company details, and names what is wrong with them',
    async run(client) {
      const { partner: before } = await me(client)
      const path = `/v1/partner/${before.org}`
      const details = detailsOf(before)
      read(await client.put('partners', path, details), 200, partner)
      const [email] = details.emails
      const wrong = { ...details, phones: [], emails: [email, email] }
      const paths = assertRefused(await client.put('partners', path, wrong), 422)
      assert.deepEqual(paths, ['phones', 'emails[1].email'])
    },
  },
  {
    call: 'PUT partners /v1/partner/:org',
    name: 'refuses company details that break the rules of the form, and names the path of each',
    async run(client) {
      const { partner: before } = await me(client)
      const path = `/v1/partner/${before.org}`
      const details = detailsOf(before)
      const phone = { intlCode: '1', phoneNo: '123456789012345', category: 1 }
      const businessHours = details.businessHours.map((day, index) => {
        if (index === 2) return { ...day, startTime: '09:00', endTime: null }
        return index === 3 ? { ...day, startTime: '17:00', endTime: '09:00' } : day
      })
      const wrong = {
        ...details,
        phones: [phone, { ...phone, phoneNo: '1234567890123456' }, { ...phone, category: 2 }],
        emails: [{ email: 'dock@depot.film' }, { email: 'dock@depot.zz' }, { email: 'dock@depot.invalidtld' }],
        timezone: '',
        businessHours,
      }
      assert.deepEqual(assertRefused(await client.put('partners', path, wrong), 422), [
        'phones[1].phoneNo',
        'phones[2].phoneNo',
        'emails[2].email',
        'timezone',
        'businessHours[2].endTime',
        'businessHours[3].endTime',
      ])
      const right = { ...details, phones: [phone], emails: wrong.emails.slice(0, 2) }
      const saved = read<Partner>(await client.put('partners', path, right), 200, partner)
      assert.deepEqual(
        saved.phones.map(({ phoneNo }) => phoneNo),
        [phone.phoneNo],
      )
    },
  },
  {
    call: 'POST account /v1/partners/accounts/:companyId',
    name: 'takes company details for the account site, and refuses an unknown company',
    async run(client) {
      const { companyId, partner: before } = await me(client)
      const { certifications: _, ...details } = detailsOf(before)
      assertEmpty(await client.post('account', `/v1/partners/accounts/${companyId}`, details), 204)
      assertRefused(await client.post('account', '/v1/partners/accounts/nobody-has-this', details), 404)
    },
  },
  {
    call: 'GET partners /v1/partner/calendar',
    name: 'answers the days with a record of a range',
    async run(client) {
      const days = read<CalendarDay[]>(
        await client.get('partners', '/v1/partner/calendar?startDate=2020-01-01&endDate=2099-12-31'),
        200,
        list(calendarDay),
      )
      const dates = days.map(({ date }) => date)
      assert.deepEqual(dates, dates.toSorted())
      assertRefused(await client.get('partners', '/v1/partner/calendar?startDate=soon&endDate=later'), 400)
    },
  },
  {
    call: 'POST partners /v1/partner/calendar',
    name: 'creates a holiday, and refuses the same day again',
    async run(client) {
      const body = { date: `${freeDay}1`, holiday: true }
      read(await client.post('partners', '/v1/partner/calendar', body), 200, calendarDay)
      assertRefused(await client.post('partners', '/v1/partner/calendar', body), 409)
    },
  },
  {
    call: 'PUT partners /v1/partner/:org/calendar',
    name: 'writes a future day with at most one price change',
    async run(client) {
      const { org } = (await me(client)).partner
      const save = (day: unknown) => client.put('partners', `/v1/partner/${org}/calendar`, day)
      const date = `${freeDay}2`
      const made = read<CalendarDay>(await save({ date, holiday: false, discount: 15, surge: null }), 200, calendarDay)
      read(await save({ ...made, discount: null }), 200, calendarDay)
      assertRefused(await save({ date, holiday: false, discount: 15, surge: 5 }), 422)
      assertRefused(await save({ date, holiday: true, discount: 15, surge: null }), 422)
      assertRefused(await save({ date: '2020-01-01', holiday: true, discount: null, surge: null }), 422)
    },
  },
]
