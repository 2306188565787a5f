import { expect } from 'chai'
import { createPortal } from '../../core/portal/portal'
import { createTestBackend } from '../../core/testing/test-backend'
import { allOf, the } from '../../test/fixtures/page/person'
import { open } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import { freeMonth } from './month-fixtures'
import './index'

describe('<reeldock-calendar> that gets the portal of another account', () => {
  it('neither keeps nor saves the edits of the first account', async () => {
    localStorage.clear()
    const now = new Date().toISOString()
    const screen = open('reeldock-calendar', { attributes: { month: freeMonth() }, now, scenario: 'approved-manual' })
    const calendar = screen.element as HTMLElement & { dirty: boolean; save(): Promise<boolean> }
    const day = () => allOf(calendar, 'day').find(each => each.dataset.day === `${freeMonth()}-10`)
    await until(() => screen.heard('ready').length === 1 && day() !== undefined, 'the month')
    day()?.dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true, composed: true }))
    await until(() => allOf(calendar, 'radio').length === 4, 'the panel')
    the(calendar, 'radio', 'Holiday').click()
    await until(() => calendar.dirty, 'typed')
    const storedKeys = () => Object.keys(localStorage).filter(key => key.endsWith(':calendar'))
    await until(() => storedKeys().length === 1, 'kept')

    const other = createTestBackend({ now, scenario: 'small' })
    const portal = createPortal(other.options)
    Object.assign(calendar.parentElement as HTMLElement, { portal })
    await until(() => other.calls.some(({ path }) => path.endsWith('/users/me')), 'read anew')
    await until(() => !calendar.dirty && day() !== undefined, 'the month of the other account')
    expect([calendar.dirty, await calendar.save(), allOf(calendar, 'radio').length, storedKeys().length]).to.deep.equal(
      [false, true, 0, 1],
    )
    expect(other.calls.filter(({ method }) => method !== 'GET')).to.deep.equal([])
    await screen.end()
    portal.end()
    other.close()
    localStorage.clear()
  })
})
