import { expect } from 'chai'
import { allOf, textOf, the } from '../../test/fixtures/page/person'
import { isWhole } from '../../test/fixtures/page/rows'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('the navigation of <reeldock-work-orders>', () => {
  let screen: Screen
  const rows = () => allOf(screen.element, 'row').flatMap(row => /WO-\d+/.exec(row.textContent ?? '')?.[0] ?? [])
  const shownText = () => textOf(screen.element)
  const search = () => the(screen.element, 'searchbox') as HTMLInputElement

  async function show(attributes: Record<string, string> = {}, options: Parameters<typeof open>[1] = {}) {
    screen = open('reeldock-work-orders', { attributes, ...options })
    await until(() => screen.heard('ready').length > 0 && rows().length > 0 && isWhole(screen.element), 'ready')
  }

  afterEach(() => screen.end())

  it('finds an order by the title of its film, as shown in the list', async () => {
    await show({ search: 'salt orchard' }, { scenario: 'approved-manual' })
    await until(() => shownText().includes('The Salt Orchard'), 'the film')
    expect((search() as HTMLInputElement).value).to.equal('salt orchard')
  })

  it('opens the drives or the delivery from an opened row, and the current work from the number', async () => {
    await show({}, { scenario: 'approved-manual' })
    const row = (status: string) => {
      const found = allOf(screen.element, 'row').find(each => each.textContent?.includes(status))
      return /WO-\d+/.exec(found?.textContent ?? '')?.[0] ?? ''
    }
    const no = row('Copy in progress')
    the(screen.element, 'button', `Details of ${no}`).click()
    await until(() => allOf(screen.element, 'button', 'Copy to drives…').length === 1, 'both buttons')
    expect(allOf(screen.element, 'button', 'Delivery').length).to.equal(1)
    the(screen.element, 'button', 'Copy to drives…').click()
    await until(() => screen.element.getAttribute('work-order-no') === no, 'opened')
    expect(screen.element.getAttribute('tab')).to.equal('duplication')
    await until(() => allOf(screen.element, 'button', 'Work orders').length > 0, 'the way back')
    the(screen.element, 'button', 'Work orders').click()
    await until(() => rows().length > 3, 'the list')
    expect(screen.element.hasAttribute('tab')).to.equal(false)
    for (const [status, tab] of [
      ['Copy in progress', 'duplication'],
      ['Shipment pending', null],
    ] as const) {
      const number = row(status)
      const link = [...allOf(screen.element, 'button', number), ...allOf(screen.element, 'link', number)].find(
        ({ textContent }) => textContent === number,
      )
      link?.click()
      await until(() => screen.element.getAttribute('work-order-no') === number, 'the order')
      expect(screen.element.getAttribute('tab')).to.equal(tab)
      screen.element.removeAttribute('work-order-no')
      await until(() => rows().length > 3, 'the list again')
    }
  })
})
