import { expect } from 'chai'
import { createPortal } from '../portal/portal'
import { createTestBackend } from '../testing/test-backend'
import { reference } from './store'

it('shipping types are requested once, again after a failure, and again for another account', async () => {
  const backend = createTestBackend({ scenario: 'small' })
  const portal = createPortal(backend.options)
  portal.hold(reference)
  const { shippingTypes } = portal.use(reference)
  const lift = backend.fail('/v1/shipping-types', 503)
  expect((await Promise.allSettled([shippingTypes(), shippingTypes()])).map(({ status }) => status)).to.deep.equal([
    'rejected',
    'rejected',
  ])
  expect(backend.calls.length).to.equal(1)
  lift()
  const [one, two] = await Promise.all([shippingTypes(), shippingTypes()])
  expect(one).to.equal(two)
  expect(one.length).to.be.greaterThan(2)
  expect(one.at(-1)?.name).to.equal('Other')
  expect(backend.calls.length).to.equal(2)
  portal.configure({ token: `${backend.options.token}` })
  await shippingTypes()
  expect(backend.calls.length, 'the same token').to.equal(2)
  portal.configure({ token: () => String(backend.options.token) })
  await shippingTypes()
  expect(backend.calls.length).to.equal(3)
  portal.end()
  backend.close()
})

it('shipping types without a slug have null as slug', async () => {
  const backend = createTestBackend({ scenario: 'missing-things' })
  const portal = createPortal(backend.options)
  portal.hold(reference)
  const types = await portal.use(reference).shippingTypes()
  expect(new Set(types.map(type => type.aftership_slug))).to.deep.equal(new Set([null]))
  portal.end()
  backend.close()
})
