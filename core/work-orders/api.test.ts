import { expect } from 'chai'
import fc from 'fast-check'
import type { Http } from '../http/http'
import { fetchPage } from './api'
import type { Items } from './types'

/** Returns a server with these counts of active and archived orders, which answers pages. */
function serverOf(active: number, archived: number) {
  const queries: Record<string, unknown>[] = []
  const http = {
    get: async (_base: string, _path: string, { params }: { params: Record<string, unknown> }) => {
      queries.push(params)
      const total = params.items === 'archived' ? archived : active
      const all = Array.from({ length: total }, (_, index) => ({ workOrderNo: `${params.items}-${index}` }))
      const offset = Number(params.offset)
      return { workOrders: all.slice(offset, offset + Number(params.ps)), total }
    },
  } as unknown as Http
  const page = (items: Items, pageNo: number, pageSize: number, search = '') =>
    fetchPage(http, { items, search, page: pageNo, pageSize }, 3, new AbortController().signal)
  return { queries, page }
}

describe('a page of work orders', () => {
  // @spec 2.47, 2.48, 7.18
  it('is requested with list, offset, size, search and the count of appliances', async () => {
    const { queries, page } = serverOf(80, 80)
    const { rows, total, query } = await page('past', 3, 10, 'hand')
    expect(queries).to.deep.equal([{ items: 'archived', appliancesCount: 3, offset: 20, ps: 10, search: 'hand' }])
    expect(rows.map(({ workOrderNo, past }) => [workOrderNo, past])[0]).to.deep.equal(['archived-20', true])
    expect([total, query.page]).to.deep.equal([80, 3])
    await page('current', 1, 25)
    expect(queries.at(-1)?.items).to.equal('current')
  })

  // @spec 2.47, 2.49
  it('joins both lists of “all”: each order once, active ones first, across the boundary', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(70), fc.nat(70), fc.constantFrom(10, 25, 50), async (active, archived, pageSize) => {
        const { page } = serverOf(active, archived)
        const numbers: string[] = []
        const pages = Math.max(1, Math.ceil((active + archived) / pageSize))
        for (let no = 1; no <= pages; no += 1) {
          const { rows, total } = await page('all', no, pageSize)
          expect(total).to.equal(active + archived)
          if (no < pages) expect(rows.length).to.equal(pageSize)
          for (const row of rows) expect(row.past).to.equal(row.workOrderNo.startsWith('archived'))
          numbers.push(...rows.map(({ workOrderNo }) => workOrderNo))
        }
        expect(numbers).to.deep.equal([
          ...Array.from({ length: active }, (_, index) => `current-${index}`),
          ...Array.from({ length: archived }, (_, index) => `archived-${index}`),
        ])
        expect((await page('all', pages + 1, pageSize)).rows).to.deep.equal([])
      }),
      { numRuns: 60 },
    )
  })

  // @spec 7.19
  it('sends a search once as typed, also when it finds nothing (decision 35)', async () => {
    const { queries, page } = serverOf(0, 0)
    await page('current', 1, 10, 'ferryman’s daughter')
    expect(queries.map(({ search }) => search)).to.deep.equal(['ferryman’s daughter'])
  })

  it('accepts a list without rows or without a total', async () => {
    const answer = (body: unknown) =>
      fetchPage(
        { get: async () => body } as unknown as Http,
        { items: 'current', search: '', page: 1, pageSize: 10 },
        0,
        new AbortController().signal,
      )
    expect((await answer({})).rows).to.deep.equal([])
    expect((await answer({ workOrders: null, total: null })).total).to.equal(0)
    expect((await answer({ workOrders: [{ workOrderNo: 'A' }] })).total).to.equal(1)
  })
})
