import { expect } from 'chai'
import { orderRow } from '../../test/fixtures/page/order-row'
import { allOf, the, type } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('the dialog that copies an order onto drives', () => {
  let screen: Screen
  afterEach(() => screen.end())

  const dialog = () => the(screen.element, 'dialog')
  const details = () => [...dialog().querySelectorAll('.radio-detail')].map(({ textContent }) => textContent ?? '')
  async function show() {
    screen = open('reeldock-appliances', { scenario: 'approved-online' })
    await until(() => allOf(screen.element, 'button', 'Copy to drives in Dock A').length > 0, 'the appliances')
    the(screen.element, 'button', 'Copy to drives in Dock A').click()
    await until(() => allOf(screen.element, 'radio').length > 1, 'the orders')
  }

  it('offers the orders with their ship-by, the most urgent first', async () => {
    await show()
    const shipBys = details().map(text => /^Ship by \w{3} (\d{4}-\d\d-\d\d \d\d:\d\d)/.exec(text)?.[1] ?? '')
    expect(shipBys[0]).to.not.equal('')
    const shownShipBys = shipBys.filter(each => each !== '')
    expect(shownShipBys).to.deep.equal(shownShipBys.toSorted())
    expect(details()[0]).to.match(/\d+ of \d+ drives copied/)
  })

  it('offers to read more orders, and does not say that there are none, while some are unread', async () => {
    const all = Array.from({ length: 501 }, (_, index) => orderRow({ workOrderNo: `WO-${index}`, totalDrives: 0 }))
    screen = open('reeldock-appliances', {
      scenario: 'approved-online',
      before({ options }) {
        const { fetch } = options
        options.fetch = async (input, init) => {
          const { pathname, searchParams } = new URL(String(input))
          if (!pathname.endsWith('/v1/work-orders')) return fetch(input, init)
          const [offset, size] = [Number(searchParams.get('offset')), Number(searchParams.get('ps'))]
          return Response.json({ workOrders: all.slice(offset, offset + size), total: all.length })
        }
      },
    })
    await until(() => allOf(screen.element, 'button', 'Copy to drives in Dock A').length > 0, 'the appliances')
    the(screen.element, 'button', 'Copy to drives in Dock A').click()
    await until(() => allOf(screen.element, 'dialog').length > 0, 'the dialog')
    await until(() => dialog().innerText.includes('None of the orders loaded so far can be copied.'), 'none')
    expect(dialog().innerText).not.to.include('No downloaded work order here')
    the(screen.element, 'button', 'Load more orders').click()
    await until(() => dialog().innerText.includes('No downloaded work order here'), 'all are read')
    expect(allOf(screen.element, 'button', 'Load more orders')).to.deep.equal([])
  })

  it('leaves the free room below a short list at the end of the dialog', async () => {
    await show()
    const [order] = details().length > 0 ? [/WO-\d+/.exec(dialog().innerText)?.[0] ?? ''] : ['']
    type(the(screen.element, 'searchbox', 'Search'), order)
    await until(() => allOf(screen.element, 'radio').length === 1, 'one order')
    allOf(screen.element, 'radio')[0]?.click()
    await until(() => dialog().querySelector('.loss li') !== null, 'the drives')
    const parts = [...(dialog().querySelector('.choose-order')?.children ?? [])].map(part =>
      part.getBoundingClientRect(),
    )
    const gaps = parts.slice(1).map(({ top }, index) => Math.round(top - (parts[index]?.bottom ?? 0)))
    expect(Math.max(...gaps)).to.be.lessThan(24)
    const title = dialog().querySelector('h2')?.getBoundingClientRect()
    expect((parts[0]?.top ?? 0) - (title?.bottom ?? 0)).to.be.lessThan(24)
  })

  it('says how a drive is left out, once an order is chosen', async () => {
    await show()
    allOf(screen.element, 'radio')[0]?.click()
    await until(() => dialog().innerText.includes('will be erased'), 'the drives')
    expect(dialog().innerText).to.include('To leave a drive out, remove it from its bay first.')
  })

  it('keeps its position during a search', async () => {
    await show()
    await until(() => dialog().getAnimations().length === 0, 'its place')
    const before = dialog().getBoundingClientRect().toJSON()
    type(the(screen.element, 'searchbox', 'Search'), 'no such order')
    await until(() => allOf(screen.element, 'radio').length === 0, 'no order')
    expect(dialog().getBoundingClientRect().toJSON()).to.deep.equal(before)
  })

  it('stays open with its choice and the reason when the server refuses', async () => {
    await show()
    screen.backend.fail(/^POST .*\/duplicate$/, 409)
    allOf(screen.element, 'radio')[0]?.click()
    await until(() => allOf(screen.element, 'button', /^Erase and copy to/).length === 1, 'the drives')
    the(screen.element, 'button', /^Erase and copy to/).click()
    await until(() => dialog().innerText.includes('Failed on purpose with 409'), 'the reason')
    expect(allOf(screen.element, 'radio').map(radio => (radio as HTMLInputElement).checked)[0]).to.equal(true)
    expect(screen.heard('duplication-started')).to.deep.equal([])
  })

  it('opens at a waiting drive, and says that its bay cannot be requested separately', async () => {
    screen = open('reeldock-appliances', { scenario: 'approved-online' })
    const inBay = /^Copy to drives… Dock A, Bay 7/
    await until(() => allOf(screen.element, 'button', inBay).length === 1, 'the action')
    the(screen.element, 'button', inBay).click()
    await until(() => allOf(screen.element, 'radio').length > 1, 'the orders')
    allOf(screen.element, 'radio')[0]?.click()
    await until(() => dialog().querySelector('.loss li') !== null, 'the drives')
    const bays = [...dialog().querySelectorAll('.loss b')].map(({ textContent }) => textContent?.slice(0, 5))
    expect(bays).to.deep.equal(['Bay 7', 'Bay 5'])
    expect(dialog().innerText).to.include('You can’t pick a bay')
  })
})
