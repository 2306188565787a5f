import '../../../../elements/work-orders/index'
import type { WorkOrder } from '../../../../core/wire/work-orders'
import { open, type Screen } from '../../../fixtures/page/screen'
import { until } from '../until-drawn'
import { manyOrders, setTime, start } from './world'

/** The page size of the reading in the background; the list itself requests smaller pages. */
export const readingSize = 50

export interface OpenList {
  readonly screen: Screen
  readonly root: ShadowRoot
  /** The orders at the server. */
  readonly orders: WorkOrder[]
  /** Returns the number of answered pages of the list, not counting first pages. */
  pagesRead(): number
  /** Returns the number of reads of single orders. */
  singlesRead(): number
}

interface Options {
  readonly attributes?: Record<string, string>
  /** Whether pages of the reading stay unanswered, so that a measurement ends with the first rows. */
  readonly isHeldBack?: boolean
}

/** Opens the element as a host does, over a back end with `count` active orders. */
export function openList(count: number, { attributes = {}, isHeldBack = false }: Options = {}): OpenList {
  setTime(start)
  const orders = manyOrders(count)
  let pages = 0
  let singles = 0

  function pageOf(query: URLSearchParams, abort?: AbortSignal | null): Promise<Response> | Response {
    const [offset, size] = [Number(query.get('offset')), Number(query.get('ps'))]
    if (isHeldBack && size === readingSize)
      return new Promise((_, refuse) => abort?.addEventListener('abort', () => refuse(abort.reason)))
    if (offset > 0) pages += 1
    return Response.json({ workOrders: orders.slice(offset, offset + size), total: orders.length })
  }

  const screen = open('reeldock-work-orders', {
    attributes,
    scenario: 'small',
    now: start,
    before({ options }) {
      const { fetch } = options
      options.fetch = async (input, init) => {
        const { pathname, searchParams } = new URL(String(input), location.href)
        if (pathname.endsWith('/v1/work-orders')) return pageOf(searchParams, init?.signal)
        // Without known films, each order shows its composition.
        if (pathname.endsWith('/v1/movies')) return Response.json([])
        const no = /\/v1\/work-orders\/(WO-\d+)$/.exec(pathname)?.[1]
        const order = orders.find(({ workOrderNo }) => workOrderNo === no)
        if (order === undefined) return fetch(input, init)
        singles += 1
        return Response.json(order)
      }
    },
  })
  const root = screen.element.shadowRoot as ShadowRoot
  return { screen, root, orders, pagesRead: () => pages, singlesRead: () => singles }
}

/** Opens the list and waits until all orders are read and all parts after the first rows are loaded. */
export async function openWhole(count: number): Promise<OpenList> {
  const list = openList(count)
  const pattern = new RegExp(`over all ${count.toLocaleString('en')} active orders`)
  await until(() => pattern.test(list.root.querySelector('.list-about')?.textContent ?? ''), 'all orders')
  await until(() => list.root.querySelector('.filter-chips') !== null, 'the chips')
  await until(
    () => list.root.querySelector('.deadline-in') !== null && !list.root.querySelector('.deadline-wait'),
    'hours',
  )
  return list
}
