import { expect } from 'chai'
import fc from 'fast-check'
import { pathFor, routeOf, routes } from './routes'

describe('routes', () => {
  it('are found with a slash at the end, and in no other form', () => {
    expect(routeOf('/work-orders/')?.path).to.equal('/work-orders')
    expect(routeOf('//')?.path).to.equal('/')
    for (const path of [
      '',
      'work-orders',
      '/Work-Orders',
      '/work-orders/1',
      '/%77ork-orders',
      '/toString',
      '/work-orders?x',
    ])
      expect(routeOf(path), path).to.equal(null)
  })

  it('and attributes correspond in both directions', () => {
    for (const route of routes) {
      const attributes = new Map(Object.entries(route.attributes))
      const { path, rest } = pathFor(route, attributes)
      expect(routeOf(path)?.element).to.equal(route.element)
      expect({ ...routeOf(path)?.attributes, ...Object.fromEntries(rest) }).to.deep.equal({ ...route.attributes })
    }
  })

  const views = {
    '/work-orders': fc.record(
      {
        items: fc.constantFrom('past', 'all'),
        search: fc.string({ minLength: 1 }),
        page: fc.nat().map(String),
        'work-order-no': fc.string({ minLength: 1 }),
        tab: fc.constantFrom('duplication', 'delivery'),
      },
      { requiredKeys: [] },
    ),
    '/service-areas': fc.record(
      {
        view: fc.constantFrom('pending'),
        delivery: fc.constantFrom('drive', 'electronic'),
        list: fc.constantFrom('theatres'),
      },
      { requiredKeys: [] },
    ),
  }
  for (const [start, view] of Object.entries(views))
    it(`turn any view of ${start} into a path and back`, () => {
      const route = routeOf(start)
      if (!route) throw new Error('no route')
      fc.assert(
        fc.property(view as fc.Arbitrary<object>, values => {
          const attributes: Record<string, string> = { ...values }
          const { path, rest } = pathFor(route, new Map(Object.entries(attributes)))
          const url = new URL(`${path}?${new URLSearchParams([...rest])}`, origin)
          const back = { ...Object.fromEntries(url.searchParams), ...routeOf(url.pathname)?.attributes }
          expect(back).to.deep.equal(attributes)
        }),
      )
    })

  it('use the path of a view that has its own', () => {
    const path = (start: string, attributes: Record<string, string>) => {
      const route = routeOf(start)
      return route && pathFor(route, new Map(Object.entries(attributes))).path
    }
    expect(path('/work-orders', { items: 'past', page: '2' })).to.equal('/work-orders/past')
    expect(path('/work-orders/past', {})).to.equal('/work-orders')
    expect(path('/service-areas', { view: 'pending' })).to.equal('/service-areas/pending')
    expect(path('/service-areas/pending', { view: 'pending', list: 'theatres' })).to.equal(
      '/service-areas/pending/theatre-list',
    )
    expect(path('/service-areas/pending', { list: 'theatres' })).to.equal('/service-areas/theatre-list')
  })
})
