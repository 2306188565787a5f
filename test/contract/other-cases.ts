import assert from 'node:assert/strict'
import type { Appliance } from '../../core/wire/appliances'
import type { UsersMe } from '../../core/wire/people'
import type { ShippingType } from '../../core/wire/reference'
import type { Location } from '../../core/wire/service-areas'
import type { TheatreSearch } from '../../core/wire/theatres'
import { assertRefused, type Client, firstOf, read } from './client'
import { fields, flag, list, orNull, text } from './shape'
import { appliance, applianceLine, bay, location, task, theatre, usersMe } from './shapes'
import type { Case } from './suite'

async function appliances(client: Client): Promise<Appliance[]> {
  return read(await client.get('main', '/v1/appliances'), 200, list(appliance))
}

const searchResult = fields({ theatres: list(theatre), hasMoreTheatres: flag })

async function search(client: Client, query: string): Promise<TheatreSearch> {
  return read(await client.get('theatres', `/v1/theatres/search?${query}`), 200, searchResult)
}

export const otherCases: readonly Case[] = [
  {
    call: 'GET main /v1/locations',
    name: 'answers the countries, or one location for each requested code',
    async run(client) {
      const top = read<Location[]>(await client.get('main', '/v1/locations'), 200, list(location))
      assert.ok(top.length > 1)
      const asked = await client.get('main', '/v1/locations?codes[]=US&codes[]=US-CA')
      const codes = read<Location[]>(asked, 200, list(location)).map(({ code }) => code)
      assert.deepEqual(codes, ['US', 'US-CA'])
    },
  },
  {
    call: 'GET main /v1/timezones',
    name: 'answers labels with their zones',
    async run(client) {
      const shape = list(fields({ name: text, value: text, utcOffset: text }))
      read(await client.get('main', '/v1/timezones'), 200, shape)
    },
  },
  {
    call: 'GET main /v1/countries',
    name: 'answers calling codes',
    async run(client) {
      read(await client.get('main', '/v1/countries'), 200, list(fields({ code: text, name: text, intlCode: text })))
    },
  },
  {
    call: 'GET main /v1/shipping-types',
    name: 'answers couriers, the catch-all last',
    async run(client) {
      const shape = list(fields({ name: text, aftership_slug: orNull(text) }))
      const types = read<ShippingType[]>(await client.get('main', '/v1/shipping-types'), 200, shape)
      assert.equal(types.at(-1)?.aftership_slug, null)
    },
  },
  {
    call: 'GET theatres /v1/theatres/search',
    name: 'pages, says whether there are more theatres, and finds by name and id',
    async run(client) {
      const first = await search(client, 'offset=0&ps=10&q=')
      assert.equal(first.theatres.length, 10)
      assert.equal(first.hasMoreTheatres, true)
      const [one] = first.theatres
      assert.ok(one)
      const named = await search(client, `offset=0&ps=10&q=${encodeURIComponent(one.name.toUpperCase())}`)
      assert.ok(named.theatres.some(({ id }) => id === one.id))
      const byId = await search(client, `ids[]=${one.id}`)
      assert.deepEqual(
        byId.theatres.map(({ id }) => id),
        [one.id],
      )
      const none = await search(client, 'offset=0&ps=10&q=no%20theatre%20is%20called%20so')
      assert.deepEqual([none.theatres.length, none.hasMoreTheatres], [0, false])
    },
  },
  {
    call: 'GET main /v1/appliances',
    name: 'answers appliances with their bays, counted from 1',
    async run(client) {
      for (const { drives } of await appliances(client))
        assert.deepEqual(
          drives.map(({ bay: position }) => position),
          drives.map((_, index) => index + 1),
        )
    },
  },
  {
    call: 'GET main /v1/appliance-status',
    name: 'answers one appliance, or several',
    async run(client) {
      const shape = fields({ applianceStatus: fields({ appliances: list(applianceLine) }) })
      const ids = (await appliances(client)).map(({ applianceId }) => applianceId)
      const [first = ''] = ids
      const ask = async (query: string) => {
        const answer = await client.get('main', `/v1/appliance-status?${query}`)
        return read<{ applianceStatus: { appliances: Appliance[] } }>(answer, 200, shape).applianceStatus.appliances
      }
      assert.equal((await ask(`applianceId=${first}`)).length, 1)
      assert.equal((await ask(ids.map(id => `applianceId[]=${id}`).join('&'))).length, ids.length)
    },
  },
  {
    call: 'GET main /v1/appliances/:org/duplication-status',
    name: 'answers the bays of every appliance, and 404 for an unknown partner',
    async run(client) {
      const { user } = read<UsersMe>(await client.get('main', '/v1/users/me'), 200, usersMe)
      const shape = list(fields({ applianceId: text, drives: list(bay) }))
      read(await client.get('main', `/v1/appliances/${user.partner?.org}/duplication-status`), 200, shape)
      assertRefused(await client.get('main', '/v1/appliances/nobody-has-this/duplication-status'), 404)
    },
  },
  {
    call: 'GET main /v1/qs/appliances/:id',
    name: 'answers one appliance, and 404 for an unknown one',
    async run(client) {
      const { applianceId } = firstOf(await appliances(client), () => true, 'an appliance')
      read(await client.get('main', `/v1/qs/appliances/${applianceId}`), 200, appliance)
      assertRefused(await client.get('main', '/v1/qs/appliances/nobody-has-this'), 404)
    },
  },
  {
    call: 'GET main /v1/appliance-tasks/:id',
    name: 'answers the tasks of an appliance, newest first',
    async run(client) {
      const { applianceId } = firstOf(await appliances(client), () => true, 'an appliance')
      const answer = await client.get('main', `/v1/appliance-tasks/${applianceId}`)
      // A waiting task has no start.
      const started = read<{ startedOn: string | null }[]>(answer, 200, list(task)).flatMap(
        each => each.startedOn ?? [],
      )
      assert.deepEqual(started, started.toSorted().toReversed())
    },
  },
  {
    call: 'GET reports /v1/work-orders-report',
    name: 'answers a CSV attachment with its columns, and refuses invalid ranges',
    async run(client) {
      const year = new Date().getUTCFullYear()
      const range = `startDate=${year}-01-01&endDate=${year}-12-31`
      const headers = { accept: 'text/csv', 'content-type': 'text/csv' }
      const answer = await client.get('reports', `/v1/work-orders-report?${range}&dateType=assigned_on`, headers)
      assert.equal(answer.status, 200)
      assert.match(answer.headers.get('content-type') ?? '', /^text\/csv/)
      assert.match(answer.headers.get('content-disposition') ?? '', /attachment; filename="work-orders_/)
      const [head] = String(answer.body).split('\r\n')
      assert.equal(
        head?.replace('\uFEFF', ''),
        'Work Order Number,Assigned On,Status,Delivery Mode,Compositions,Shipments,Shipped,Delivered,Ship By,Deliver By,On Time',
      )
      const long = `startDate=${year - 2}-01-01&endDate=${year}-12-31&dateType=assigned_on`
      assertRefused(await client.get('reports', `/v1/work-orders-report?${long}`, headers), 422)
      for (const outside of ['1969-12-31', '2101-01-01', '9999-12-31']) {
        const days = `startDate=${outside}&endDate=${outside}&dateType=assigned_on`
        assertRefused(await client.get('reports', `/v1/work-orders-report?${days}`, headers), 422)
      }
    },
  },
]
