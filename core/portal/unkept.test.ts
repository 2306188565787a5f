import { expect } from 'chai'
import { company, type Desk, days, drives } from '../../test/fixtures/page/desks'
import { reviewedBackend } from '../../test/fixtures/page/reviewed-backend'
import { after, until } from '../../test/fixtures/page/wait'
import { environment, replaceEnvironment } from '../base/environment'
import { session } from '../session/store'
import { createPortal } from './portal'
import { hasUnsaved } from './sign-out'

/** Returns whether the browser asks before the page is left. */
function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  environment.events.dispatchEvent(event)
  return event.defaultPrevented
}

async function open<Store>(desk: Desk<Store>, storage: typeof environment.storage) {
  localStorage.clear()
  const undo = replaceEnvironment({ storage })
  const backend = reviewedBackend('small')
  const portal = createPortal(backend.options)
  portal.hold(session)
  const visit = async () => {
    const leave = portal.hold(desk.area)
    const store = portal.use(desk.area)
    await until(() => portal.use(session).account.value !== null && desk.isReady(store), 'the area')
    return { store, leave }
  }
  const end = () => {
    undo()
    portal.end()
    backend.close()
    localStorage.clear()
  }
  return { portal, visit, end }
}

function full(): Storage {
  const no = () => {
    throw new DOMException('no room', 'QuotaExceededError')
  }
  return { length: 0, clear() {}, getItem: () => null, key: () => null, removeItem() {}, setItem: no }
}

describe('edits that find no room in the browser’s storage', () => {
  const { storage } = environment
  const cases: [name: string, desk: Desk<unknown>, cell: number, text: string][] = [
    ['the stock', drives as Desk<unknown>, 0, '11'],
    ['the company', company as Desk<unknown>, 1, 'Asia/Kolkata'],
    ['the calendar', days as Desk<unknown>, 0, '3'],
  ]
  for (const [name, desk, cell, text] of cases)
    it(`are restored after another screen, and lost only after a question: ${name}`, async () => {
      const { portal, visit, end } = await open(desk, () => null)
      const { store, leave } = await visit()
      expect([hasUnsaved(portal), asksBeforeLeaving()]).to.deep.equal([false, false])
      desk.type(store, cell, text)
      leave()
      await after(20)
      const again = await visit()
      expect(desk.look(again.store)[cell]?.shown).to.equal(text)
      expect([hasUnsaved(portal), asksBeforeLeaving()]).to.deep.equal([true, true])
      desk.discard(again.store)
      expect([hasUnsaved(portal), asksBeforeLeaving()]).to.deep.equal([false, false])
      again.leave()
      await after(20)
      expect(portal.use(desk.area), 'nothing keeps the store').to.not.equal(store)
      end()
    })

  it('ask before they are lost', async () => {
    const { portal, visit, end } = await open(drives as Desk<unknown>, full)
    const { store } = await visit()
    drives.type(store as never, 0, '11')
    expect([hasUnsaved(portal), asksBeforeLeaving()]).to.deep.equal([true, true])
    end()
  })

  it('ask before a sign-out right after the last key; the page may be left, since they are stored by then', async () => {
    const { portal, visit, end } = await open(drives as Desk<unknown>, storage)
    const { store } = await visit()
    drives.type(store as never, 0, '11')
    expect(hasUnsaved(portal)).to.equal(true)
    expect(asksBeforeLeaving()).to.equal(false)
    expect(hasUnsaved(portal), 'it is in the storage').to.equal(true)
    end()
  })
})
