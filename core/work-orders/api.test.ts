import { expect } from 'chai'
import fc from 'fast-check'
import type { Http } from '../http/http'
import { fetchPage } from './api'
import type { Items } from './types'

/** A back end that has so many active and archived orders, and answers pages of them. */
function backEnd(active: number, archived: number) {
  const asked: Record<string, unknown>[] = []
  const http = {
    get: async (_base: string, _path: string, { params }: { params: Record<string, unknown> }) => {
      asked.push(params)
      const total = params.items === 'archived' ? archived : active
      const all = Array.from({ length: total }, (_, at) => ({ workOrderNo: `${params.items}-${at}` }))
      const offset = Number(params.offset)
      return { workOrders: all.slice(offset, offset + Number(params.ps)), total }
    },
  } as unknown as Http
  const page = (items: Items, pageNo: number, pageSize: number, search = '') =>
    fetchPage(http, { items, search, page: pageNo, pageSize }, 3, new AbortController().signal)
  return { asked, page }
}

describe('a page of work orders', () => {
  // @spec 2.47, 2.48, 7.18
  it('is asked for by its list, offset, size, search and the number of appliances', async () => {
    const { asked, page } = backEnd(80, 80)
    const { rows, total, query } = await page('past', 3, 10, 'hand')
    expect(asked).to.deep.equal([{ items: 'archived', appliancesCount: 3, offset: 20, ps: 10, search: 'hand' }])
    expect(rows.map(({ workOrderNo, past }) => [workOrderNo, past])[0]).to.deep.equal(['archived-20', true])
    expect([total, query.page]).to.deep.equal([80, 3])
    await page('current', 1, 25)
    expect(asked.at(-1)?.items).to.equal('current')
  })

  // @spec 2.47, 2.49
  it('of all joins both lists: each order once, active ones first, over the boundary too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(70), fc.nat(70), fc.constantFrom(10, 25, 50), async (active, archived, pageSize) => {
        const { page } = backEnd(active, archived)
        const seen: string[] = []
        const pages = Math.max(1, Math.ceil((active + archived) / pageSize))
        for (let no = 1; no <= pages; no += 1) {
          const { rows, total } = await page('all', no, pageSize)
          expect(total).to.equal(active + archived)
          if (no < pages) expect(rows.length).to.equal(pageSize)
          for (const row of rows) expect(row.past).to.equal(row.workOrderNo.startsWith('archived'))
          seen.push(...rows.map(({ workOrderNo }) => workOrderNo))
        }
        expect(seen).to.deep.equal([
          ...Array.from({ length: active }, (_, at) => `current-${at}`),
          ...Array.from({ length: archived }, (_, at) => `archived-${at}`),
        ])
        expect((await page('all', pages + 1, pageSize)).rows).to.deep.equal([])
      }),
      { numRuns: 60 },
    )
  })

  // @spec 7.19
  it('is asked for once as it was typed, also where nothing is found (decision 35)', async () => {
    const { asked, page } = backEnd(0, 0)
    await page('current', 1, 10, 'ferryman’s daughter')
    expect(asked.map(({ search }) => search)).to.deep.equal(['ferryman’s daughter'])
  })

  it('stands a list without rows or without a total', async () => {
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
