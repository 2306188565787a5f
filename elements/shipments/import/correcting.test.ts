import { expect } from 'chai'
import { allOf, press, the, type } from '../../../test/fixtures/page/person'
import { open, type Screen } from '../../../test/fixtures/page/screen'
import { until } from '../../../test/fixtures/page/wait'
import '../index'

const sheet = `Serial Number,Work Order Number,Shipping Courier Type,Shipping Tracking Number
9999,WO-48213,UPS,1Z999AA10123456784
11,WO-48213,FedX Grnd,986760891733
12,WO-48213,UPS,9.86579E+16
15,WO-48213,UPS,1Z999AA10123456784
18,WO-48213,UPS,1Z999AA10123456784
18,WO-48213,UPS,1Z5R89390357567128
`

describe('correcting a sheet by keys', function (this: Mocha.Suite) {
  let screen: Screen

  beforeEach(async () => {
    localStorage.clear()
    screen = open('reeldock-shipments', { attributes: { 'work-order-no': 'WO-48213' } })
    await until(() => allOf(screen.element, 'row').length > 0, 'the rows')
    const transfer = new DataTransfer()
    transfer.items.add(new File([sheet], 'six.csv', { type: 'text/csv' }))
    const input = root().querySelector('input[type=file]') as HTMLInputElement
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => root().querySelector('.import-preview') !== null, 'the preview')
  })
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  const root = () => screen.element.shadowRoot as ShadowRoot
  const focused = () => root().activeElement as HTMLInputElement
  const apply = () => the(screen.element, 'button', 'Apply to')
  const rowsOf = (serial: number) =>
    allOf(screen.element, 'row').filter(row => row.querySelector('.quiet-text')?.textContent === `${serial}`)
  const rowOf = (serial: number, index = 0) => rowsOf(serial)[index] as HTMLElement
  const fixCourier = async () => {
    rowOf(11).querySelector<HTMLElement>('[role=combobox]')?.focus()
    type(focused(), 'FedEx')
    press(focused(), 'Enter')
    await until(() => focused()?.textContent === 'Retype', 'the next cell to correct')
  }

  it('moves the focus from each corrected cell to the next one, and from the last one to Apply', async () => {
    await fixCourier()
    focused().click()
    await until(() => focused()?.matches('.correct input'), 'the field')
    type(focused(), '986578788855')
    focused().form?.requestSubmit()
    await until(() => focused() === apply(), 'Apply')
    expect(apply().getAttribute('aria-disabled')).to.equal(null)
  })

  it('keeps the focus at the number when Escape closes its field', async () => {
    await fixCourier()
    const retype = focused()
    retype.click()
    await until(() => focused()?.matches('.correct input'), 'the field')
    press(focused(), 'Escape')
    await until(() => focused()?.textContent === 'Retype', 'its button again')
    expect(rowOf(12).contains(focused())).to.equal(true)
  })

  it('counts as unsaved work of the element, which asks before the page is left', async () => {
    const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const element = screen.element as HTMLElement & { dirty: boolean; save(): Promise<boolean>; discard(): void }
    expect([asksBeforeLeaving(), element.dirty], 'nothing was corrected').to.deep.equal([false, false])
    await fixCourier()
    await until(() => element.dirty, 'dirty')
    expect([asksBeforeLeaving(), await element.save()], 'corrected').to.deep.equal([true, false])
    expect(root().querySelector('.import-preview'), 'saving applies no preview').not.to.equal(null)
    element.discard()
    await until(() => root().querySelector('.import-preview') === null, 'no preview')
    await until(() => !element.dirty, 'clean')
    expect(asksBeforeLeaving(), 'discarded').to.equal(false)
  })

  it('shows the count of problems at Apply, which focuses the first problem and saves nothing', async () => {
    expect([apply().getAttribute('aria-disabled'), apply().title]).to.deep.equal([
      'true',
      'Fix 2 cells first: a sheet with an unknown courier saves nothing',
    ])
    await fixCourier()
    apply().focus()
    apply().click()
    await until(() => rowOf(12).contains(focused()), 'the blocking number')
    expect(focused().textContent).to.equal('Retype')
  })

  it('applies no row with a repeated serial until one of these rows is chosen', async () => {
    const tick = (index: number) =>
      rowOf(18, index).querySelector('.tick input, input.tick, input[type=checkbox]') as HTMLInputElement
    expect([tick(0).checked, tick(1).checked]).to.deep.equal([false, false])
    expect([rowOf(18).querySelector('.diff'), rowOf(18).textContent?.includes('both skipped')]).to.deep.equal([
      null,
      true,
    ])
    tick(1).click()
    await until(() => tick(1).checked, 'chosen')
    expect([tick(0).checked, rowOf(18).textContent?.includes('Excluded')]).to.deep.equal([false, true])
  })
})
