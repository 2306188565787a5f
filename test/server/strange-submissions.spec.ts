import { expect, test } from '@playwright/test'
import { startServer } from '../fixtures/server/start'
import { putRows, submission } from '../fixtures/server/strange-rows'
import { seededDirectory } from '../fixtures/server/template'

const area = { code: 'US', deliveryType: 'INTERNET', status: 'active' }
const strange: Record<string, unknown> = {
  'a-code-that-is-none': { serviceAreas: [{ ...area, deliveryOptions: [], excludeCodes: [null] }] },
  'an-option-that-is-none': {
    serviceAreas: [{ ...area, status: 'deleted', deliveryOptions: [null], excludeCodes: [] }],
  },
  'a-list-that-is-none': { serviceAreas: [], theatreLists: [null] },
  'a-theatre-that-is-none': { serviceAreas: [], theatreLists: [{ name: 1, theatres: [1, {}], deliveryOptions: [] }] },
  'theatres-that-are-none': { serviceAreas: [], theatreLists: [{ name: {}, theatres: 'all', deliveryOptions: {} }] },
  'a-company-of-numbers': { phones: 1, emails: [{ email: 7 }], timezone: {}, businessHours: [null], serviceAreas: 0 },
  'stock-that-is-none': { drives: [null], bandwidth: 'wide', certifications: null, serviceAreas: { length: -1 } },
  // The database cannot convert these strings to text when it reads a field of a record.
  'a-zero-byte': { phones: [], emails: [{ email: 'dock\0@x' }], serviceAreas: [] },
  'half-a-character': { phones: [], emails: [{ email: 'dock\ud800@x' }], serviceAreas: [] },
  'a-text': 'text',
  'a-list': [1, null],
  'no-fields': {},
}

test('the review page opens for any stored record, and the submission can be rejected', async () => {
  const dataDir = await seededDirectory('small')
  await putRows(dataDir, ...Object.entries(strange).map(([id, data]) => submission('cinderlane', id, data)))
  const server = await startServer({ dataDir })
  try {
    const list = await fetch(`${server.embedUrl}/reviews`)
    expect(list.status).toBe(200)
    const text = await list.text()
    for (const id of Object.keys(strange)) {
      expect(text).toContain(`/reviews/cinderlane/${id}"`)
      const address = `${server.embedUrl}/reviews/cinderlane/${id}`
      const page = await fetch(address)
      expect(page.status, id).toBe(200)
      expect(await page.text(), id).toContain('Cinder Lane Dispatch: service areas')
      const body = new URLSearchParams({ decision: 'REJECTED', submittedOn: '2026-11-19T20:10:00Z' })
      expect((await fetch(address, { method: 'POST', body, redirect: 'manual' })).status, id).toBe(303)
      expect(await (await fetch(address)).text(), id).toContain('Rejected')
    }
    expect((await fetch(`${server.embedUrl}/reviews/cinderlane/%00`)).status).toBe(404)
  } finally {
    await server.stop()
  }
})
