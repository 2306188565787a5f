import { expect } from 'chai'
import fc from 'fast-check'
import type { Shipment } from '../../wire/shipments'
import { shipment, shipped } from '../fixtures'
import { defaultOrder, sortShipments } from '../rules'
import { shipmentStatuses } from '../statuses'
import type { SortColumn, SortOrder } from '../types'

describe('sorting shipments', () => {
  const numbers = (order: SortOrder, items: readonly Shipment[], locale = 'en') =>
    sortShipments(
      items.map(each => ({ shipment: each })),
      order,
      locale,
    ).map(row => row.shipment.ordinal)

  // @spec 2.97
  it('goes by ship-by first, ties by ordinal', () => {
    const rows = [
      shipment(3, { dispatchDeadline: '2026-11-20T00:00:00Z' }),
      shipment(2),
      shipment(1, { dispatchDeadline: '2026-11-21T00:00:00+02:00' }),
      shipment(4),
    ]
    expect(numbers(defaultOrder, rows)).to.deep.equal([2, 4, 3, 1])
    expect(numbers({ by: 'shipBy', dir: 'desc' }, rows)).to.deep.equal([1, 3, 2, 4])
  })

  // @spec 4.33
  it('sorts by shipped: pending, then dispatched and delivered, then the rest, each by ordinal', () => {
    const statuses = [
      'cancelled',
      'delivered',
      'rejected',
      'dispatched',
      'pending_cancellation',
      'pending',
      'pending',
    ] as const
    const rows = statuses.map((status, index) => shipment(index + 1, { status })).toReversed()
    expect(numbers({ by: 'status', dir: 'asc' }, rows)).to.deep.equal([6, 7, 2, 4, 1, 3, 5])
  })

  it('sorts addresses as people read them, numbers as numbers', () => {
    const named = (ordinal: number, name: string) => shipment(ordinal, { theatre: { ...shipment(1).theatre, name } })
    const rows = [named(1, 'Cinema 12'), named(2, 'Cinema 9'), named(3, 'Étoile'), named(4, 'Zebra'), named(5, 'etage')]
    expect(numbers({ by: 'address', dir: 'asc' }, rows)).to.deep.equal([2, 1, 5, 3, 4])
  })

  it('puts rows without shipping info last in both directions', () => {
    const rows = [shipment(1), shipped(2, 'UPS', '1'), shipped(3, 'DHL', '2')]
    expect(numbers({ by: 'shippingInfo', dir: 'asc' }, rows)).to.deep.equal([3, 2, 1])
    expect(numbers({ by: 'shippingInfo', dir: 'desc' }, rows)).to.deep.equal([2, 3, 1])
  })

  it('sorts by the rules of the language, from the first call', () => {
    const named = (ordinal: number, name: string) => shipment(ordinal, { theatre: { ...shipment(1).theatre, name } })
    const rows = [named(1, 'Cinema 12'), named(2, 'Cinema 9'), named(3, 'Östra'), named(4, 'Zebra')]
    const variant = fc.stringMatching(/^[a-z]{8}$/)
    fc.assert(
      fc.property(variant, subtag => {
        const order = { by: 'address', dir: 'asc' } as const
        expect(numbers(order, rows, `sv-x-${subtag}`)).to.deep.equal([2, 1, 4, 3])
        expect(numbers(order, rows, `en-x-${subtag}`)).to.deep.equal([2, 1, 3, 4])
      }),
      { numRuns: 5 },
    )
  })

  it('sorts addresses by the theatre first, and shipping info by the courier', () => {
    const located = (ordinal: number, name: string, street: string) =>
      shipment(ordinal, { theatre: { ...shipment(1).theatre, name, street } })
    const rows = [located(1, 'Roxy 1', '0 Main St'), located(2, 'Roxy', '9 Main St')]
    expect(numbers({ by: 'address', dir: 'asc' }, rows)).to.deep.equal([2, 1])
    const sent = [shipped(1, 'UPS 2', '1'), shipped(2, 'UPS', '5')]
    expect(numbers({ by: 'shippingInfo', dir: 'asc' }, sent)).to.deep.equal([2, 1])
  })

  it('puts rows without instructions last in both directions', () => {
    const rows = [
      shipment(1),
      shipment(2, { deliveryInstructions: 'Zone 3' }),
      shipment(3, { deliveryInstructions: 'dock' }),
    ]
    expect(numbers({ by: 'deliveryInstructions', dir: 'asc' }, rows)).to.deep.equal([3, 2, 1])
    expect(numbers({ by: 'deliveryInstructions', dir: 'desc' }, rows)).to.deep.equal([2, 3, 1])
  })

  it('accepts an unsupported locale', () => {
    expect(numbers(defaultOrder, [shipment(1)], 'tlh')).to.deep.equal([1])
  })

  // @spec 2.98
  it('keeps every row, is stable, and sorting twice changes nothing', () => {
    const columns: SortColumn[] = ['address', 'deliveryInstructions', 'deliverBy', 'shipBy', 'shippingInfo', 'status']
    const anyRows = fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { maxLength: 40 }).chain(ordinals =>
      fc.tuple(
        ...ordinals.map(ordinal =>
          fc
            .record({
              status: fc.constantFrom(...shipmentStatuses),
              deliveryInstructions: fc.option(fc.constantFrom('Dock 3', 'dock 12', 'Étage')),
              dispatchDeadline: fc.constantFrom('2026-11-19T23:00:00Z', '2026-11-20T23:00:00Z', 'never'),
            })
            .map(changes => shipment(ordinal, changes)),
        ),
      ),
    )
    fc.assert(
      fc.property(anyRows, fc.constantFrom(...columns), fc.boolean(), (items, column, isAscending) => {
        const rows = items.map(each => ({ shipment: each }))
        const order: SortOrder = { by: column, dir: isAscending ? 'asc' : 'desc' }
        const once = sortShipments(rows, order, 'en')
        expect(once).to.have.members(rows)
        expect(sortShipments(once, order, 'en')).to.deep.equal(once)
        expect(sortShipments(rows.toReversed(), order, 'en')).to.deep.equal(once)
      }),
    )
  })
})
