import type { Shipment } from '../../core/wire/shipments'
import { allOf } from './person'
import { open, type Screen } from './screen'
import { until } from './wait'

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
