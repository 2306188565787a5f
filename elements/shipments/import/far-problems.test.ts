import { expect } from 'chai'
import { allOf, press, the } from '../../../test/fixtures/page/person'
import { open, type Screen } from '../../../test/fixtures/page/screen'
import { until } from '../../../test/fixtures/page/wait'
import '../index'

const titles = 'Serial Number,Work Order Number,Shipping Courier Type,Shipping Tracking Number'

describe('problems of a sheet in rows that are not drawn', function (this: Mocha.Suite) {
  let screen: Screen

  beforeEach(async () => {
    localStorage.clear()
    screen = open('reeldock-shipments', { attributes: { 'work-order-no': 'WO-48213' } })
    await until(() => allOf(screen.element, 'row').length > 0, 'the rows')
    const strange = Array.from({ length: 150 }, (_, index) => `${9001 + index},WO-48213,UPS,1Z999AA10123456784`)
    const transfer = new DataTransfer()
    transfer.items.add(new File([[titles, ...strange].join('\n')], 'long.csv', { type: 'text/csv' }))
    const input = root().querySelector('input[type=file]') as HTMLInputElement
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => allOf(screen.element, 'region', 'Import preview').length > 0, 'the preview')
  })
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  const root = () => screen.element.shadowRoot as ShadowRoot
  const row = () => root().activeElement?.closest('tr')?.innerText ?? ''

  it('are reached by the buttons and by F8 in a cycle under the chosen filter', async () => {
    const isDrawn = (serial: number) =>
      allOf(screen.element, 'row').some(({ innerText }) => innerText.includes(`${serial}`))
    expect(isDrawn(9150), 'not drawn').to.equal(false)
    the(screen.element, 'button', 'Previous problem').click()
    await until(() => row().includes('9150'), 'the last row')
    press(root().activeElement as HTMLElement, 'F8')
    await until(() => row().includes('9001'), 'the first row')
    the(screen.element, 'button', 'Next problem').click()
    await until(() => row().includes('9002'), 'the second row')
    expect(the(screen.element, 'button', /^All/).ariaPressed).to.equal('true')
  })
})
