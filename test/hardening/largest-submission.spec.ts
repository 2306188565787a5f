import { expect, test } from '@playwright/test'
import { cities, cityCode } from '../../core/testing/reference/cities'
import type { UsersMe } from '../../core/wire/people'
import { startServer } from '../fixtures/server/start'
import type { Visitor } from '../fixtures/server/visitor'

/** The maximum number of options in a submission. */
const maxOptions = 5000
/** The maximum bytes of the response in addition to the submission: the account and the status of the approval. */
const maxExtraBytes = 16 * 1024

const sizeOf = (body: unknown) => Buffer.byteLength(JSON.stringify(body))
const upTo = <Value>(count: number, of: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => of(index))

const company = {
  phones: upTo(20, index => ({ intlCode: '1', phoneNo: `${5_550_100 + index}`, category: 2 })),
  emails: upTo(50, index => ({ email: `${`${index}`.padEnd(60, 'x')}@${'dock.'.repeat(35)}example.com` })),
  timezone: 'America/Los_Angeles',
  businessHours: upTo(7, index => ({ dayOrdinal: index + 1, dayName: '', startTime: '09:00', endTime: '18:00' })),
  certifications: { mpaa: true, fact: false, iso27001: false },
}

/** Returns areas with as many options as a submission may have. */
function areas() {
  const options = upTo(20, index => ({
    maxTime: { unit: 'hours', value: index },
    price: 999.99,
    shippingPickupTime: '16:00',
  }))
  const types = ['HARD_DRIVE', 'INTERNET']
  const codes = new Set(cities.flatMap(city => [cityCode(city), `${city.country}-${city.province}`]))
  const all = [...codes].flatMap(code =>
    types.map(deliveryType => {
      const id = `${code} ${deliveryType}`.padEnd(100, 'x')
      return { id, code, deliveryType, deliveryOptions: options, excludeCodes: [], status: 'active' }
    }),
  )
  return all.slice(0, maxOptions / options.length)
}

async function me(who: Visitor) {
  const { status, body } = await who.call('GET', '/api/main/v1/users/me')
  return { status, size: sizeOf(body), body: body as UsersMe }
}

test('users/me answers after the largest submission and the largest company, and is not larger than the data sent', async () => {
  const server = await startServer()
  try {
    const [lena, ada] = [
      await server.signIn('lena.fischer@harborline.example.com'),
      await server.signIn('ada.novak@cinderlane.example.com'),
    ]
    const drives = [{ driveType: 'CRU', totalStock: 5 }]
    const registration = { ...company, serviceAreas: areas(), drives, bandwidth: 1024 ** 2 }
    expect(registration.serviceAreas.reduce((sum, { deliveryOptions }) => sum + deliveryOptions.length, 0)).toBe(
      maxOptions,
    )
    const sent = await lena.call('POST', '/api/main/v1/approvals', registration)
    expect(sent.status, JSON.stringify(sent.body).slice(0, 500)).toBe(201)
    const found = await me(lena)
    expect(found.status).toBe(200)
    expect(found.size).toBeLessThan(sizeOf(registration) + maxExtraBytes)

    const before = await me(ada)
    const { companyId } = before.body.user
    const saved = await ada.call('PUT', '/api/partners/v1/partner/cinderlane', { companyId, ...company })
    expect(saved.status, JSON.stringify(saved.body).slice(0, 500)).toBe(200)
    const after = await me(ada)
    expect([after.status, after.body.user.partner?.emails.length]).toEqual([200, 50])
    expect(after.size).toBeLessThan(before.size + sizeOf(company) + maxExtraBytes)
  } finally {
    await server.stop()
  }
})
