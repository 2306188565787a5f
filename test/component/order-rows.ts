import type { Shipment } from '../../core/wire/shipments'
import { allOf } from './person'
import { open, type Screen } from './screen'
import { until } from './wait'

const theatres = ['Aurora', 'Bijou', 'Capri', 'Dorado', 'Empire', 'Fortuna']

/** A row that waits: its theatre by the alphabet, a deadline a day, no courier and no number but for what `more` says. */
export function pendingRow(shipment: Shipment, at: number, more: Partial<Shipment> = {}): Shipment {
  return {
    ...shipment,
    theatre: { ...shipment.theatre, name: theatres[at] ?? '' },
    dispatchDeadline: `2026-11-2${at}T12:00:00Z`,
    status: 'pending',
    dispatchedOn: null,
    shippingDetails: null,
    ...more,
  }
}

/** The same, shipped; by UPS where it has a number. */
export function shippedRow(shipment: Shipment, at: number, reference?: string): Shipment {
  const isNumbered = reference !== undefined
  return pendingRow(shipment, at, {
    status: 'dispatched',
    dispatchedOn: '2026-11-18T12:00:00Z',
    shippingDetails: isNumbered ? { type: 'UPS', slug: 'ups', reference, comments: '' } : null,
  })
}

/**
 * The first `count` rows of an order as a test plans them, until it saves: what a save answers is the back end's.
 * @param shown how many of them are seen, where what was looked for comes back with the page.
 */
export async function openRows(
  count: number,
  asPlanned: (shipment: Shipment, at: number) => Shipment,
  shown = count,
): Promise<Screen> {
  localStorage.clear()
  const screen = open('reeldock-shipments', {
    attributes: { 'work-order-no': 'WO-48213' },
    before(backend) {
      const { fetch } = backend.options
      backend.options.fetch = async (input, init) => {
        const answer = await fetch(input, init)
        if (init?.method === 'PUT' || !/WO-48213\/shipments/.test(String(input))) return answer
        const some = ((await answer.json()) as Shipment[]).slice(0, count)
        return Response.json(some.map(asPlanned), { headers: { etag: answer.headers.get('etag') ?? '"1"' } })
      }
    },
  })
  await until(() => allOf(screen.element, 'row').length === shown, 'the rows', 15_000)
  return screen
}
