import { expect } from 'chai'
import { type LongListScreen, openLongListScreen, untilAllListed } from '../../test/fixtures/page/long-list-screen'
import { allOf, textOf, the } from '../../test/fixtures/page/person'
import { until } from '../../test/fixtures/page/wait'
import './index'

const [yesterday, today] = ['2026-11-18T23:00:00Z', '2026-11-19T23:00:00Z']

describe('lists of few and of many active orders in <reeldock-work-orders>', () => {
  let listScreen: LongListScreen
  afterEach(() => listScreen.end())

  const element = () => listScreen.screen.element
  const hasButton = (name: string | RegExp) => allOf(element(), 'button', name).length > 0
  async function press(name: string | RegExp) {
    await until(() => hasButton(name), `the button ${name}`)
    the(element(), 'button', name).click()
  }

  it('shows the overdue of 2,000 orders on one click, with 41 calls of the list and 20 of shipments for 26 urgent orders', async () => {
    const isLate = (index: number) => index % 97 === 5
    const dueOf = (index: number) => {
      if (isLate(index)) return { nextShipBy: yesterday }
      return index % 400 === 8 ? { nextShipBy: today } : {}
    }
    listScreen = await openLongListScreen(2000, {
      change: dueOf,
      before(list) {
        // Each response takes a turn of the event loop, so simultaneous calls overlap.
        list.before = () => new Promise(resolve => setTimeout(resolve))
      },
    })
    await untilAllListed(listScreen)
    const late = listScreen.list.orders.filter((_, index) => isLate(index)).map(({ workOrderNo }) => workOrderNo)
    // All four drives are known for 15 overdue orders, and at least one for six others.
    const overdue = `${4 * 15 + 6}+ overdue`
    await until(() => hasButton(overdue), 'the overdue drives')
    const calls = [...listScreen.list.asked]
    the(element(), 'button', overdue).click()
    await until(() => textOf(element()).includes(`${late.length} of 2,000 orders`), 'the overdue orders')
    await until(() => listScreen.numbers().length === late.length, 'their rows')

    expect(listScreen.numbers().toSorted()).to.deep.equal(late.toSorted())
    const pages = Array.from({ length: 40 }, (_, page) => `${page * 50}+50`)
    expect([calls[0], ...calls.slice(1).toSorted()]).to.deep.equal(['0+25', ...pages.toSorted()])
    expect(listScreen.list.asked.slice(calls.length)).to.deep.equal([])
    expect(listScreen.list.maxAtOnce()).to.equal(2)
    expect([late.length, listScreen.shipmentsAsked.length, new Set(listScreen.shipmentsAsked).size]).to.deep.equal([
      21, 20, 20,
    ])
  })

  it('has no day strip without active orders', async () => {
    listScreen = await openLongListScreen(0)
    await until(() => textOf(element()).includes('No work orders yet'), 'the empty list')
    expect(listScreen.stripText()).to.equal(null)
    expect(listScreen.numbers()).to.deep.equal([])
  })

  const sizes: readonly [count: number, strip: string, pages: number, foot: string][] = [
    [1, 'One active order', 1, '1–1 of 1'],
    [25, 'All 25 active orders', 1, '1–25 of 25'],
    [26, 'All 26 active orders', 2, '1–25 of 26'],
    [128, 'All 128 active orders', 6, '1–25 of 128'],
  ]
  for (const [count, strip, pages, foot] of sizes)
    it(`shows ${count} active orders on ${pages === 1 ? 'one page' : `${pages} pages`}, each order once, and “${strip}”`, async () => {
      listScreen = await openLongListScreen(count)
      await untilAllListed(listScreen)
      await until(() => listScreen.stripText()?.startsWith('Nothing due today.') === true, 'the strip')
      expect(listScreen.stripText()).to.include(strip)
      expect(textOf(element())).to.include(foot)
      expect(hasButton('Next page')).to.equal(pages > 1)

      const numbers = [...listScreen.numbers()]
      for (let page = 2; page <= pages; page += 1) {
        await press('Next page')
        await until(
          () => element().getAttribute('page') === String(page) && !numbers.includes(listScreen.numbers()[0] ?? ''),
          `page ${page}`,
        )
        numbers.push(...listScreen.numbers())
      }
      expect(numbers.toSorted()).to.deep.equal(listScreen.list.orders.map(({ workOrderNo }) => workOrderNo).toSorted())
      const last = count - 25 * (pages - 1)
      expect(listScreen.numbers().length).to.equal(last)
      if (pages > 1) expect(the(element(), 'button', 'Next page').ariaDisabled).to.equal('true')
    })
})
