import '../../../../elements/shipments/index'
import { open } from '../../../fixtures/page/screen'
import { until } from '../until-drawn'
import { manyShipments, workOrderNo } from './world'

export interface OpenShipments {
  readonly root: ShadowRoot
  all(selector: string): HTMLElement[]
  /**
   * Returns the first element that matches and has the text.
   * @throws Error when none does
   */
  get(selector: string, text?: string): HTMLElement
  end(): Promise<void>
}

/** Opens the element with `count` shipments: all of them shown, sorted by address, with all parts that load later. */
export async function openShipments(count: number): Promise<OpenShipments> {
  localStorage.clear()
  const screen = open('reeldock-shipments', {
    attributes: { 'work-order-no': workOrderNo },
    before({ options }) {
      const { fetch } = options
      options.fetch = async (input, init) => {
        const { pathname } = new URL(String(input), location.href)
        const isShipmentsRead = (init?.method ?? 'GET') === 'GET' && pathname.endsWith(`/${workOrderNo}/shipments`)
        return isShipmentsRead ? Response.json(manyShipments(count), { headers: { etag: '"1"' } }) : fetch(input, init)
      }
    },
  })
  const root = screen.element.shadowRoot as ShadowRoot
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  const get = (selector: string, text = '') => {
    const found = all(selector).find(({ textContent }) => textContent?.includes(text))
    if (found === undefined) throw new Error(`nothing at ${selector} ${text}`)
    return found
  }
  await until(() => all('.legend button').length > 2 && all('tbody tr').length > 8, 'the shipments')
  get('.legend button', 'All').click()
  await until(() => all('thead .sort').length > 0, 'the heads')
  get('thead .sort', 'Address').click()
  await until(() => all('.row-group').length === 0, 'the rows by address')
  return { root, all, get, end: () => screen.end() }
}
