import { effect } from '@preact/signals-core'
import { expect } from 'chai'
import { largeOrder } from '../../../test/fixtures/page/large-order'
import { until } from '../../../test/fixtures/page/wait'
import { shipments } from '../store'
import type { Importing } from './import-store'

describe('an import into the shipments of a work order', () => {
  const page = largeOrder()
  const { row, puts, bodies, toasts } = page

  const sample = async (name: string) => {
    const file = await fetch(`/test/fixtures/files/${name}.xlsx`)
    return new File([await file.blob()], `${name}.xlsx`)
  }

  async function openImport(file: File): Promise<Importing> {
    await page.store.importFile(file)
    const importing = page.store.importing.value
    if (!importing) throw new Error('no import')
    return importing
  }

  // @spec 1.13
  it('reads a workbook of LibreOffice, shows a preview, and applies it with one call', async () => {
    const importing = await openImport(await sample('wo-48213-tracking'))
    const state = importing.state.value
    if (state?.phase !== 'preview') throw new Error('no preview')
    expect(state.plan.totals).to.include({
      rows: 240,
      dropped: 148,
      change: 41,
      same: 51,
      becomeShipped: 36,
      stayPending: 4,
    })
    expect(puts()).to.deep.equal([])
    const sent = await importing.apply()
    expect(bodies()).to.deep.equal([sent])
    expect(sent?.length).to.equal(41)
    expect(importing.state.value).to.equal(null)
    expect(toasts()).to.deep.equal(['shipments.saved'])
    expect(row(11).shipment.status).to.equal('dispatched')
    await importing.open(await sample('wo-48213-tracking'))
    expect(await importing.apply()).to.equal(null)
    expect(puts().length).to.equal(1)
  })

  // @spec 5.88
  it('saves nothing of a workbook with mistakes until they are corrected or unticked', async () => {
    const importing = await openImport(await sample('wo-48213-mistakes'))
    const planned = () => {
      const state = importing.state.value
      if (state?.phase !== 'preview') throw new Error('no preview')
      return state.plan
    }
    expect(planned().totals).to.include({ problemCells: 3, problemRows: 3, unmatched: 1 })
    expect(await importing.apply()).to.equal(null)
    expect(page.portal.notifications.report.value).to.deep.include({
      title: { key: 'shipments.importFailed' },
      message: { key: 'shipments.import.invalidCourierTheatres' },
      items: [`${row(11).shipment.theatre.name} (11)`, `${row(12).shipment.theatre.name} (12)`],
    })
    const [first, , third] = planned().rows.filter(({ outcome }) => outcome === 'problem')
    importing.correct(importing.alike(first?.row ?? 0, 'shippingCourier'), 'shippingCourier', 'FedEx')
    expect(planned().totals.problemCells).to.equal(1)
    importing.tick(third?.row ?? 0, false)
    importing.markShipped()
    expect(planned().totals).to.include({ problemCells: 0, leftOut: 1, change: 40, stayPending: 0, becomeShipped: 39 })
    expect((await importing.apply())?.length).to.equal(40)
  })

  it('shows the messages of a refused import at its rows until they are corrected', async () => {
    const importing = await openImport(await sample('wo-48213-tracking'))
    const state = importing.state.value
    const first = state?.phase === 'preview' && state.plan.rows.find(({ outcome }) => outcome === 'change')
    if (!first) throw new Error('no change')
    importing.correct([first.row], 'shippingTracking', 'x'.repeat(101))
    expect(await importing.apply()).to.equal(null)
    expect(importing.state.value).to.equal(null)
    const refused = page.store.rows.value.find(({ shipment }) => shipment.id === first.shipmentId)
    expect(refused?.edit.shippingTracking).to.equal('x'.repeat(101))
    expect(refused?.problems.shippingTracking).to.have.property('verbatim')
    page.store.edit(String(first.shipmentId), { shippingTracking: 'x' })
    expect((await page.store.save())?.length).to.equal(41)
  })

  it('shows the later of two files, even if the earlier one is read last', async () => {
    const importing = await openImport(await sample('wo-48213-untouched'))
    const [first, second] = await Promise.all([sample('wo-48213-mistakes'), sample('wo-48213-tracking')])
    const replaced = importing.open(first)
    const wanted = importing.open(second)
    const names: unknown[] = []
    const end = effect(() => void names.push(importing.state.value?.fileName))
    await Promise.all([replaced, wanted])
    end()
    expect(new Set(names)).to.deep.equal(new Set([second.name]))
    expect(importing.state.value?.phase).to.equal('preview')
  })

  // @spec 5.79
  it('refuses a workbook of another order, and a file that is no sheet, each with another message', async () => {
    const other = await page.store.exportFile()
    const elsewhereStore = page.portal.use(shipments, 'WO-48209')
    await until(() => elsewhereStore.read.value.state === 'ready', 'the other order')
    await elsewhereStore.importFile(new File([other?.blob ?? ''], other?.name ?? ''))
    expect(page.portal.notifications.report.value?.message).to.deep.equal({ key: 'shipments.import.invalidWorkOrder' })
    expect(elsewhereStore.importing.value?.state.value).to.equal(null)
    await page.store.importFile(new File(['no sheet'], 'a.xlsx'))
    expect(page.portal.notifications.toasts.value.at(-1)).to.deep.include({
      title: { key: 'shipments.importFailed' },
      detail: { key: 'shipments.import.notASheet' },
    })
  })

  it('finds nothing to change in an export that LibreOffice opened and saved again', async () => {
    const importing = await openImport(await sample('wo-48213-untouched'))
    const state = importing.state.value
    if (state?.phase !== 'preview') throw new Error('no preview')
    expect(state.plan.totals).to.include({ rows: 240, change: 0, same: 52, problemCells: 0, unmatched: 0 })
  })

  // @spec 1.14
  it('finds nothing to change in a new export', async () => {
    const file = await page.store.exportFile()
    expect(file?.name).to.match(/^WO-48213_shipments_\d{4}-\d\d-\d\d\.xlsx$/)
    const importing = await openImport(new File([file?.blob ?? ''], file?.name ?? ''))
    const state = importing.state.value
    if (state?.phase !== 'preview') throw new Error('no preview')
    expect(state.plan.totals).to.include({ rows: 240, change: 0, same: 52, problemCells: 0 })
    expect(await importing.apply()).to.equal(null)
    expect(puts()).to.deep.equal([])
  })
})
