import { countries, shippingTypes, timezones } from '../reference/lists'
import { locationsOf } from '../reference/places'
import { get, ok, type Route, searchOf, wholeOf } from './route'

const pageSize = { otherwise: 10, max: 100 }
const maxOffset = 1e6

const fixed = (path: string, body: unknown) => get('main', path, async () => ok(body))

export const reference: readonly Route[] = [
  fixed('/v1/timezones', timezones),
  fixed('/v1/countries', countries),
  fixed('/v1/shipping-types', shippingTypes),
  get('main', '/v1/locations', async ({ call: { query } }) =>
    ok(locationsOf([...query.getAll('codes[]'), ...query.getAll('codes')])),
  ),
  get('theatres', '/v1/theatres/search', async ({ call: { query }, repository }) => {
    const ids = query.getAll('ids[]')
    const offset = wholeOf(query, 'offset', 0, maxOffset)
    const limit = wholeOf(query, 'ps', ids.length > 0 ? pageSize.max : pageSize.otherwise, pageSize.max)
    const filter = ids.length > 0 ? { ids, q: '' } : { q: searchOf(query, 'q') }
    const { theatres, total } = await repository.theatres({ ...filter, offset, limit })
    return ok({ theatres, hasMoreTheatres: offset + theatres.length < total })
  }),
]
