import { expect } from 'chai'
import { companySettings } from '../../core/company-settings/store'
import { driveInventory } from '../../core/drive-inventory/store'
import { allOf, the, wordsOf } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('what is not saved, in <reeldock-navigation>', () => {
  let screen: Screen

  async function show(): Promise<void> {
    screen = open('reeldock-navigation', { scenario: 'small', attributes: { path: '/work-orders' } })
    await until(() => wordsOf(screen.element).includes('Cinder'), 'the header')
  }
  afterEach(() => screen.end())

  it('marks the drives while something is typed in them that is not saved, over a reload too', async () => {
    const drives = () => the(screen.element, 'link', 'Drive inventory').innerText
    await show()
    expect(drives()).not.to.include('not saved')
    const release = screen.portal.hold(driveInventory)
    const { draft } = screen.portal.use(driveInventory)
    draft.value?.edit(rows => rows.map(row => ({ ...row, totalStock: '77' })))
    await until(() => drives().includes('not saved'), 'the mark')
    release()
    await screen.end()
    await show()
    await until(() => drives().includes('not saved'), 'the mark again')
    screen.portal.hold(driveInventory)
    screen.portal.use(driveInventory).draft.value?.discard()
    await until(() => !drives().includes('not saved'), 'no mark')
  })

  it('marks company settings, and the closed menu that leads there, while something typed in them is not saved', async () => {
    await show()
    const button = () => the(screen.element, 'button', /Cinder/).innerText
    expect(button()).not.to.include('not saved')
    const release = screen.portal.hold(companySettings)
    const { draft } = screen.portal.use(companySettings)
    await until(() => draft.value !== null, 'the form')
    draft.value?.edit(form => ({ ...form, emails: form.emails.slice(0, -1) }))
    await until(() => button().includes('not saved'), 'the mark')
    release()
    the(screen.element, 'button', /Cinder/).click()
    await until(() => allOf(screen.element, 'menuitem').length > 0, 'the settings menu')
    const items = allOf(screen.element, 'menuitem').map(item => item.innerText.replace(/\s+/g, ' ').trim())
    expect(items).to.include('Company settings not saved').and.to.include('Service areas')
    screen.portal.hold(companySettings)
    screen.portal.use(companySettings).draft.value?.discard()
    await until(() => !button().includes('not saved'), 'no mark')
  })
})
