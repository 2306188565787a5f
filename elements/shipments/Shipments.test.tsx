import { expect } from 'chai'
import { createPortal, type Portal } from '../../core/portal/portal'
import { createTestBackend, type TestBackend } from '../../core/testing/index'
import type { Shipment, ShipmentSent } from '../../core/wire/shipments'
import { choose, correctAndLeaveOut, press as pressOn, type as typeInto } from '../../test/fixtures/page/person'
import { until as patiently } from '../../test/fixtures/page/wait'
import '../session/index'
import './index'

const workOrderNo = 'WO-48213'
const all240 = 240

// Drawing 240 rows takes a time that depends on the machine, so tests wait for named results.
describe('<reeldock-shipments>', function (this: Mocha.Suite) {
  let backend: TestBackend
  let session: HTMLElement & { portal?: unknown }
  let portal: Portal
  let element: HTMLElement & { dirty?: boolean; save?(): Promise<boolean> }
  let events: CustomEvent[]

  const root = () => element.shadowRoot as ShadowRoot
  const all = (selector: string) => [...root().querySelectorAll<HTMLElement>(selector)]
  const find = (selector: string, text = '') => {
    const found = all(selector).find(candidate => candidate.textContent?.includes(text))
    if (!found) throw new Error(`Nothing is ${selector} with "${text}"`)
    return found
  }
  const until = (holds: () => unknown, name: string) => patiently(() => Boolean(holds()), name)
  const focused = () => root().activeElement as HTMLInputElement
  const press = (key: string) => pressOn(focused(), key)
  const type = (text: string) => typeInto(focused(), text)
  const rowOf = (theatre: string) => find('tbody tr', theatre)
  const openRow = async (theatre: string, field = 'shippingTracking') => {
    rowOf(theatre).querySelector<HTMLElement>(`.edit-cell[data-field="${field}"]`)?.click()
    await until(() => rowOf(theatre).querySelector('input:focus, select:focus'), 'the row is open')
  }
  /** Presses a button of the save bar. The bar appears with the first change, once its code is loaded. */
  const pressSave = async (text: string) => {
    const button = () => all('.save-bar .button').find(candidate => candidate.textContent?.includes(text))
    await until(button, text)
    button()?.click()
  }
  const puts = () => backend.calls.filter(({ method }) => method === 'PUT')
  const importFile = async (file: File) => {
    const input = find('input[type=file]') as HTMLInputElement
    const transfer = new DataTransfer()
    transfer.items.add(file)
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => all('.import-preview').length > 0, 'the preview')
  }

  /** Opens the order with only its first shipments by serial. */
  async function show(count: number) {
    localStorage.clear()
    backend = createTestBackend({ scenario: 'approved-manual', now: '2026-11-19T15:00:00Z' })
    const { fetch } = backend.options
    backend.options.fetch = async (input, init) => {
      const answer = await fetch(input, init)
      if (count === all240 || !answer.ok || !String(input).includes(`${workOrderNo}/shipments`)) return answer
      const rows = ((await answer.json()) as Shipment[]).filter(({ ordinal }) => ordinal <= count)
      return Response.json(rows, { headers: answer.headers })
    }
    session = document.createElement('reeldock-session')
    portal = createPortal(backend.options)
    session.portal = portal
    element = document.createElement('reeldock-shipments')
    element.setAttribute('work-order-no', workOrderNo)
    events = []
    const collect = (event: Event) => events.push(event as CustomEvent)
    for (const name of ['saved', 'imported']) element.addEventListener(`reeldock-shipments-${name}`, collect)
    session.append(element)
    document.body.append(session)
    await showAll(count)
  }

  /** Shows all shipments, because an order opens with only the shipments to ship. */
  async function showAll(count: number) {
    await until(() => all('.legend-chip').length > 0, 'the filters')
    find('.legend-chip', 'All').click()
    // A long table draws only visible rows, and states the count of all rows including heads.
    const rowCount = () => Number(all('table')[0]?.ariaRowCount ?? all('tbody tr:not(.row-group)').length)
    await until(() => (count === all240 ? rowCount() > count : rowCount() === count), 'the rows')
  }

  afterEach(() => {
    session.remove()
    portal.end() // stores the edits before the next test clears the storage
    backend.close()
  })

  describe('edited by hand', () => {
    beforeEach(() => show(40))

    it('saves only changed rows in one call, with their price unchanged', async () => {
      await openRow('Imperial 7')
      type('1Z5R89390357567128')
      press('Enter')
      await until(() => rowOf('Jubilee Screens').contains(root().activeElement), 'the next row')
      type('986594691340')
      expect(element.dirty).to.equal(true)
      expect(puts()).to.deep.equal([])
      await pressSave('Save 2 rows')
      await until(() => events.length > 0, 'saved')
      const body = puts()[0]?.body as ShipmentSent[]
      expect(puts()).to.have.length(1)
      expect(body.map(({ id, shippingDetails }) => [id, shippingDetails?.reference])).to.deep.equal([
        ['WO-48213-S011', '1Z5R89390357567128'],
        ['WO-48213-S012', '986594691340'],
      ])
      expect(body.every(({ price }) => Number.isInteger(price) && price >= 1000)).to.equal(true)
      expect(events[0]?.detail).to.include({ workOrderNo, element: 'reeldock-shipments' })
      expect(events[0]?.detail.ids).to.deep.equal(['WO-48213-S011', 'WO-48213-S012'])
      expect(element.dirty).to.equal(false)
    })

    it('reverts a cell on Escape, then closes the row', async () => {
      await openRow('Imperial 7')
      type('12345')
      press('Escape')
      await until(() => focused().value === '', 'undone')
      expect(element.dirty).to.equal(false)
      press('Escape')
      await until(() => root().activeElement?.classList.contains('edit-cell'), 'closed, its button in focus')
    })

    // @spec 5.63
    it('flags a shipped row without a tracking number, sends nothing, and links to the row in the bar', async () => {
      await openRow('Kino Lorain', 'status')
      choose(rowOf('Kino Lorain').querySelector('select') as HTMLSelectElement, 'dispatched')
      await until(() => rowOf('Kino Lorain').dataset.toneRow === 'flagged', 'flagged')
      expect(await element.save?.()).to.equal(false)
      await pressSave('Save 1 row')
      await until(() => focused()?.closest('[data-field="shippingTracking"]'), 'the focus')
      expect(root().activeElement?.getAttribute('aria-invalid')).to.equal('true')
      expect(puts()).to.deep.equal([])
    })

    it('focuses a row that the server refuses, also when a search hides it', async () => {
      await openRow('Imperial 7')
      type('x'.repeat(101))
      press('Enter')
      await until(() => rowOf('Jubilee Screens').querySelector('input:focus'), 'the next row')
      press('Escape')
      await until(() => root().activeElement?.classList.contains('edit-cell'), 'closed')
      const search = find('input[type=search]') as HTMLInputElement
      search.focus()
      type('nothing is called so')
      await until(() => all('tbody tr').length === 0, 'no rows')
      await pressSave('Save 1 row')
      await until(() => root().activeElement?.closest('[data-field="shippingTracking"]'), 'the focus')
      expect(rowOf('Imperial 7').contains(root().activeElement)).to.equal(true)
      expect(root().activeElement?.getAttribute('aria-invalid')).to.equal('true')
      expect([search.value, find('.save-problem').textContent]).to.deep.equal(['', '1 to fix'])
    })

    it('focuses a refused field of the return, in the opened row', async () => {
      rowOf('Imperial 7').querySelector<HTMLElement>('[aria-expanded]')?.click()
      await until(() => all('[data-field="returnTracking"] input').length > 0, 'the opened row')
      all('[data-field="returnTracking"] input')[0]?.focus()
      type('x'.repeat(101))
      rowOf('Imperial 7').querySelector<HTMLElement>('[aria-expanded]')?.click()
      await until(() => all('[data-field="returnTracking"]').length === 0, 'closed')
      await pressSave('Save 1 row')
      await until(() => root().activeElement?.closest('[data-field="returnTracking"]'), 'the focus')
    })

    it('shows that couriers failed to load, blocks a row that changes one, and retries on a press', async () => {
      session.remove()
      const lift = backend.fail('/v1/shipping-types', 500)
      portal.end()
      portal = createPortal(backend.options)
      session.portal = portal
      document.body.append(session)
      await until(() => all('.banner').length > 0, 'the banner')
      await showAll(40)
      await openRow('Imperial 7', 'shippingTracking')
      rowOf('Imperial 7').querySelector<HTMLElement>('[data-field="shippingCourier"] input')?.focus()
      type('UPS')
      press('Tab')
      await until(() => all('.save-problem').length > 0, 'the blocked row')
      expect(find('.save-problem').textContent).to.equal('1 waiting for couriers to load')
      expect(await element.save?.()).to.equal(false)
      expect(puts()).to.deep.equal([])
      lift()
      find('.banner .button', 'Try again').click()
      await until(() => all('.banner').length === 0 && all('.save-problem').length === 0, 'loaded')
      expect(await element.save?.()).to.equal(true)
    })

    it('offers no edit of cancelled rows', () => {
      const row = rowOf('Garneau Filmhouse')
      expect(row.textContent).to.include('Read-only')
      expect(row.querySelector('.edit-cell')).to.equal(null)
    })
  })

  describe('edited by a spreadsheet of the whole order', () => {
    beforeEach(() => show(all240))

    it('shows refusals of the server in the rows of a spreadsheet', async () => {
      const blob = await (await fetch('/test/fixtures/files/wo-48213-mistakes.xlsx')).blob()
      await importFile(new File([blob], 'wo-48213-mistakes.xlsx'))
      for (const theatre of ['Imperial 7', 'Jubilee Screens']) correctAndLeaveOut(rowOf(theatre), 'FedEx')
      find('.altered .link', 'Retype').click()
      await until(() => root().activeElement?.tagName === 'INPUT', 'the field in focus')
      const tooLong = 'x'.repeat(101)
      type(tooLong)
      press('Enter')
      ;(root().activeElement as HTMLInputElement | null)?.form?.requestSubmit()
      await until(() => all('.save-problem').length === 0, 'nothing to correct')
      find('.save-steps .button', 'Apply to 39 shipments').click()
      await until(() => all('.save-problem').length > 0, 'the problem')
      expect(all('.import-preview').length, 'the preview has become edits of the rows').to.equal(0)
      await until(
        () => rowOf('Kino Lorain').textContent?.includes('The text is too long (max 100 characters)') === true,
        'the reason',
      )
      expect([...rowOf('Kino Lorain').querySelectorAll('input')].map(({ value }) => value)).to.include(tooLong)
    })

    it('previews the changes of a spreadsheet, requires corrections, then saves in one call', async () => {
      const blob = await (await fetch('/test/fixtures/files/wo-48213-mistakes.xlsx')).blob()
      await importFile(new File([blob], 'wo-48213-mistakes.xlsx'))
      expect(find('.import-summary').textContent).to.include('38 shipments will change (110 cells)')
      expect(all('.import-bar .legend-chip').map(chip => chip.textContent)).to.deep.equal([
        'All93',
        'Problems4',
        'Changes38',
      ])
      find('.save-steps .button', 'Apply').click()
      await until(() => all('dialog').length > 0, 'the failure')
      expect(find('dialog').textContent).to.include('Invalid Courier Type for the Following Theatres:')
      const refused = all('.dialog-list li').map(line => line.textContent)
      expect(refused).to.deep.equal(['Imperial 7 (11)', 'Jubilee Screens (12)'])
      find('dialog .button', 'Close').click()
      expect(puts()).to.deep.equal([])

      for (const theatre of ['Imperial 7', 'Jubilee Screens']) correctAndLeaveOut(rowOf(theatre), 'FedEx')
      rowOf('Kino Lorain').querySelector<HTMLElement>('.tick')?.click()
      await until(() => all('.save-problem').length === 0, 'nothing to correct')
      find('.save-steps .button', 'Apply to 38 shipments').click()
      await until(() => events.length > 0, 'imported')
      expect(puts()).to.have.length(1)
      expect(puts()[0]?.body).to.have.length(38)
      expect(events[0]?.type).to.equal('reeldock-shipments-imported')
      expect(events[0]?.detail.ids).to.have.length(38)
    })
  })
})
