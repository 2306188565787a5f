import { expect, test } from '@playwright/test'
import Fastify from 'fastify'
import type { Approval } from '../../core/wire/people'
import type { ServiceAreaSent } from '../../core/wire/service-areas'
import { factsOf } from '../../demo/server/reviews/facts'
import { addReviews } from '../../demo/server/reviews/routes'

test('a long list shows its first hundred lines and the number of the others', () => {
  const area: ServiceAreaSent = {
    code: 'US-NY',
    deliveryType: 'INTERNET',
    deliveryOptions: [{ maxTime: { unit: 'hours', value: 6 }, price: 12.5, shippingPickupTime: null }],
    excludeCodes: [],
    status: 'active',
  }
  const linesOf = (count: number) => {
    const registrationData = { serviceAreas: Array(count).fill(area) }
    return factsOf({ registrationData } as unknown as Approval, new Map())[0]?.lines
  }
  const line = 'New York over the internet: 6 hours for $12.50'
  expect(linesOf(100)).toEqual(Array(100).fill(line))
  expect(linesOf(103)).toEqual([...Array(100).fill(line), 'and 3 more'])
})

test('pages for one address are built one at a time, and other addresses do not wait', async () => {
  const app = Fastify()
  const asked: string[] = []
  await addReviews(app, {
    submissions: {
      waiting: () => new Promise(() => undefined),
      find(org) {
        asked.push(org)
        return new Promise(() => undefined)
      },
      theatreNames: async () => new Map(),
    },
    backend: { review: () => new Promise(() => undefined) },
    decided: () => undefined,
    origin: 'http://localhost',
    admit: null,
  })
  const ask = (org: string, remoteAddress: string) =>
    void app.inject({ url: `/reviews/${org}/one`, remoteAddress }).catch(() => undefined)
  ask('first', '192.0.2.1')
  ask('second', '192.0.2.1')
  ask('third', '192.0.2.2')
  await expect.poll(() => asked).toEqual(['first', 'third'])
})
