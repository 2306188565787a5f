import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { CalendarDay } from '../../core/wire/calendar'
import type { Partner, UsersMe } from '../../core/wire/people'
import { type Answer, assertEmpty, assertRefused, type Client, firstOf, read } from './client'
import { list } from './shape'
import { calendarDay, partner, usersMe } from './shapes'
import type { Case } from './suite'

const putPartner = 'PUT partners /v1/partner/:org'
const putDay = 'PUT partners /v1/partner/:org/calendar'

interface PartnerState {
  companyId: string
  partner: Partner
  etag: string
}

/** Returns the partner, and the ETag of users/me. */
async function me(client: Client): Promise<PartnerState> {
  const answer = await client.get('main', '/v1/users/me')
  const { user } = read<UsersMe>(answer, 200, usersMe)
  assert.ok(user.partner)
  return { companyId: user.companyId, partner: user.partner, etag: tagOf(answer) }
}

function tagOf(answer: Answer): string {
  const etag = answer.headers.get('etag')
  assert.match(etag ?? '', /^".+"$/, 'a strong ETag')
  return etag ?? ''
}

function saveDrives(client: Client, { companyId, partner: { org } }: PartnerState, cru: number, headers = {}) {
  const drives = [{ driveType: 'CRU', totalStock: cru }]
  return client.put('partners', `/v1/partner/${org}`, { companyId, drives }, headers)
}

function detailsOf({ phones, emails, timezone, businessHours, certifications }: Partner) {
  return { phones, emails, timezone, businessHours, certifications }
}

const stocksOf = ({ partner: { drives } }: PartnerState) => drives.map(({ totalStock }) => totalStock)

/** Returns a stock other than the present one. */
function otherStock(state: PartnerState): number {
  return ((stocksOf(state)[0] ?? 0) % 900) + 1
}

/** Returns a day next year that no other case uses. */
const freeDay = (day: number) => `${new Date().getUTCFullYear() + 1}-07-${day}`
const plain = { holiday: false, discount: null, surge: null }

async function dayOf(client: Client, date: string): Promise<CalendarDay> {
  const answer = await client.get('partners', `/v1/partner/calendar?startDate=${date}&endDate=${date}`)
  const days = read<CalendarDay[]>(answer, 200, list(calendarDay))
  return firstOf(days, day => day.date === date, `the day ${date}`)
}

async function saverOfDays(
  client: Client,
): Promise<(day: CalendarDay, headers?: Record<string, string>) => Promise<Answer>> {
  const { org } = (await me(client)).partner
  return (day, headers) => client.put('partners', `/v1/partner/${org}/calendar`, day, headers)
}

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted()

export const versionCases: readonly Case[] = [
  {
    call: 'GET main /v1/users/me',
    name: 'keeps the ETag until a change, even after a save of equal data',
    async run(client) {
      const before = await me(client)
      assert.equal((await me(client)).etag, before.etag)
      const same = await client.put('partners', `/v1/partner/${before.partner.org}`, detailsOf(before.partner), {
        'if-match': before.etag,
      })
      read(same, 200, partner)
      assert.equal(tagOf(same), before.etag)
      assert.equal((await me(client)).etag, before.etag)
    },
  },
  {
    call: putPartner,
    name: 'answers the current ETag of users/me, and refuses the previous one',
    async run(client) {
      const before = await me(client)
      const [one, other] = [otherStock(before), otherStock(before) + 1]
      const saved = await saveDrives(client, before, one, { 'if-match': before.etag })
      read(saved, 200, partner)
      assert.notEqual(tagOf(saved), before.etag)
      assert.equal(tagOf(saved), (await me(client)).etag)
      assertRefused(await saveDrives(client, before, other, { 'if-match': before.etag }), 409, 'stale')
      assertRefused(await saveDrives(client, before, -1, { 'if-match': before.etag }), 409, 'stale')
      const details = detailsOf(before.partner)
      const path = `/v1/partner/${before.partner.org}`
      assertRefused(await client.put('partners', path, details, { 'if-match': before.etag }), 409, 'stale')
      assert.deepEqual(stocksOf(await me(client)), [one])
      read(await saveDrives(client, before, other, { 'if-match': tagOf(saved) }), 200, partner)
    },
  },
  {
    call: putPartner,
    name: 'accepts a write without If-Match, with If-Match: *, and with an ETag that a proxy has marked as weak',
    async run(client) {
      const before = await me(client)
      read(await saveDrives(client, before, otherStock(before)), 200, partner)
      const now = await me(client)
      assert.notEqual(now.etag, before.etag)
      read(await saveDrives(client, now, otherStock(now), { 'if-match': '*' }), 200, partner)
      const later = await me(client)
      const weak = `"another", W/${later.etag}`
      read(await saveDrives(client, later, otherStock(later), { 'if-match': weak }), 200, partner)
    },
  },
  {
    call: putPartner,
    name: 'takes one of ten writes with the same ETag',
    async run(client) {
      const before = await me(client)
      const stocks = Array.from({ length: 10 }, (_, index) => otherStock(before) + index)
      const answers = await Promise.all(
        stocks.map(stock => saveDrives(client, before, stock, { 'if-match': before.etag })),
      )
      assert.deepEqual(statusesOf(answers), [200, ...Array(9).fill(409)])
      const won = stocks[answers.findIndex(({ status }) => status === 200)]
      assert.deepEqual(stocksOf(await me(client)), [won])
    },
  },
  {
    call: putPartner,
    name: 'answers a repeat with the same idempotency key like the first write, though the ETag is outdated',
    async run(client) {
      const before = await me(client)
      const headers = { 'if-match': before.etag, 'idempotency-key': randomUUID() }
      const write = (more: Record<string, string>) => saveDrives(client, before, otherStock(before), more)
      const [first, ...repeats] = [await write(headers), await write(headers), await write(headers)]
      const saved = read<Partner>(first, 200, partner)
      for (const repeat of repeats) {
        assert.deepEqual(read<Partner>(repeat, 200, partner).drives, saved.drives)
        assert.equal(tagOf(repeat), tagOf(first))
      }
      assert.equal((await me(client)).etag, tagOf(first))
      // The same key with another version is another write. Repeating the first answer would report a false success.
      assertRefused(await write({ ...headers, 'if-match': tagOf(first) }), 422, 'idempotency_key_reused')
      assertRefused(await write({ 'if-match': before.etag, 'idempotency-key': randomUUID() }), 409, 'stale')
    },
  },
  {
    call: 'POST account /v1/partners/accounts/:companyId',
    name: 'checks the ETag of users/me, and answers the new one',
    async run(client) {
      const before = await me(client)
      const { certifications: _, ...details } = detailsOf(before.partner)
      const send = (etag: string) =>
        client.post('account', `/v1/partners/accounts/${before.companyId}`, details, { 'if-match': etag })
      const first = await send(before.etag)
      assertEmpty(first, 204)
      assert.equal(tagOf(first), (await me(client)).etag)
      read(await saveDrives(client, before, otherStock(before), { 'if-match': tagOf(first) }), 200, partner)
      assertRefused(await send(before.etag), 409, 'stale')
    },
  },
  {
    call: putDay,
    name: 'answers another version only after a change, and refuses the previous one and a missing one',
    async run(client) {
      const save = await saverOfDays(client)
      const date = freeDay(11)
      const first = read<CalendarDay>(await save({ date, ...plain, surge: 5 }), 200, calendarDay)
      assert.ok(first.version)
      assert.deepEqual(await dayOf(client, date), first)
      assert.deepEqual(read<CalendarDay>(await save(first), 200, calendarDay), first)
      const second = read<CalendarDay>(await save({ ...first, surge: 6 }), 200, calendarDay)
      assert.notEqual(second.version, first.version)
      assert.deepEqual(await dayOf(client, date), second)
      assertRefused(await save({ ...first, surge: 7 }), 409, 'stale')
      assert.deepEqual(await dayOf(client, date), second)
      const back = read<CalendarDay>(await save({ ...second, surge: 5 }), 200, calendarDay)
      assert.notEqual(back.version, first.version)
      assertRefused(await save({ date, ...plain, discount: 9 }), 409, 'stale')
    },
  },
  {
    call: putDay,
    name: 'refuses a version for a day without a record, and a version that is no text',
    async run(client) {
      const save = await saverOfDays(client)
      assertRefused(await save({ date: freeDay(12), ...plain, surge: 5, version: '1' }), 409, 'stale')
      const date = freeDay(13)
      const { version, ...saved } = read<CalendarDay>(await save({ date, ...plain, surge: 5 }), 200, calendarDay)
      assertRefused(await save({ ...saved, version: Number(version) as never }), 409, 'stale')
      assertRefused(await save({ ...saved, surge: 6, version: null as never }), 409, 'stale')
      read(await save(saved), 200, calendarDay)
    },
  },
  {
    call: putDay,
    name: 'takes one of ten writes with the same version, and a write of another day meanwhile',
    async run(client) {
      const save = await saverOfDays(client)
      const first = read<CalendarDay>(await save({ date: freeDay(14), ...plain, surge: 5 }), 200, calendarDay)
      const other = read<CalendarDay>(await save({ date: freeDay(15), ...plain, surge: 5 }), 200, calendarDay)
      const [elsewhere, ...answers] = await Promise.all([
        save({ ...other, surge: 99 }),
        ...Array.from({ length: 10 }, (_, index) => save({ ...first, surge: 10 + index })),
      ])
      read(elsewhere, 200, calendarDay)
      assert.deepEqual(statusesOf(answers), [200, ...Array(9).fill(409)])
      const won = answers.findIndex(({ status }) => status === 200)
      assert.equal((await dayOf(client, first.date)).surge, 10 + won)
    },
  },
  {
    call: putDay,
    name: 'answers a repeat with the same idempotency key like the first write, though the version is outdated',
    async run(client) {
      const save = await saverOfDays(client)
      const first = read<CalendarDay>(await save({ date: freeDay(16), ...plain, surge: 5 }), 200, calendarDay)
      const key = { 'idempotency-key': randomUUID() }
      const saved = read<CalendarDay>(await save({ ...first, surge: 6 }, key), 200, calendarDay)
      assert.deepEqual(read(await save({ ...first, surge: 6 }, key), 200, calendarDay), saved)
      assertRefused(await save({ ...first, surge: 6 }), 409, 'stale')
    },
  },
  {
    call: 'POST partners /v1/partner/calendar',
    name: 'creates a holiday with a version for the next write',
    async run(client) {
      const save = await saverOfDays(client)
      const body = { date: freeDay(17), holiday: true }
      const made = read<CalendarDay>(await client.post('partners', '/v1/partner/calendar', body), 200, calendarDay)
      assert.ok(made.version)
      assert.deepEqual(await dayOf(client, made.date), made)
      const ended = read<CalendarDay>(await save({ ...made, holiday: false }), 200, calendarDay)
      assertRefused(await save({ ...made, holiday: false, surge: 5 }), 409, 'stale')
      read(await save({ ...ended, surge: 5 }), 200, calendarDay)
    },
  },
]
