import { expect } from 'chai'
import { companySettings } from '../../core/company-settings/store'
import { driveInventory } from '../../core/drive-inventory/store'
import { shipments } from '../../core/shipments/store'
import type { ScenarioName } from '../../core/testing/scenarios'
import { allOf, textOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('unsaved edits in <reeldock-navigation>', () => {
  let screen: Screen

  async function show(scenario: ScenarioName = 'small'): Promise<void> {
    screen = open('reeldock-navigation', { scenario, attributes: { path: '/work-orders' } })
    await until(() => textOf(screen.element).includes('Drive inventory'), 'the header')
  }
  afterEach(() => screen.end())

  it('marks the drives while they have unsaved edits, also after a reload', async () => {
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

  it('marks the company settings and their closed menu while they have unsaved edits', async () => {
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

  it('marks the work orders while a shipment has unsaved edits, also after its order is left', async () => {
    await show('approved-manual')
    const orders = () => the(screen.element, 'link', /Work orders/).innerText
    expect(orders()).not.to.include('not saved')
    const release = screen.portal.hold(shipments, 'WO-48213')
    const store = screen.portal.use(shipments, 'WO-48213')
    await until(() => store.rows.value.length > 0, 'the shipments')
    store.edit(store.rows.value[0]?.shipment.id ?? '', { shippingComments: 'at the back door' })
    release()
    await until(() => orders().includes('not saved'), 'the mark')
    screen.portal.hold(shipments, 'WO-48213')
    screen.portal.use(shipments, 'WO-48213').discard()
    await until(() => !orders().includes('not saved'), 'no mark')
  })
})
