import { expect } from 'chai'
import type { Shipment } from '../../core/wire/shipments'
import { openRows, pendingRow, shippedRow } from '../../test/fixtures/page/order-rows'
import { allOf, choose, press, textOf, the, type } from '../../test/fixtures/page/person'
import type { Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const ups = '1Z5R89390357567127'
const fedex = '986578788855'
const fedexOrPurolator = '320595463904'

describe('the note of the number and the courier of a row', function (this: Mocha.Suite) {
  let screen: Screen

  const show = async (changeShipment: (shipment: Shipment, index: number) => Shipment, count = 3) => {
    screen = await openRows(count, changeShipment)
  }
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  const root = () => screen.element.shadowRoot as ShadowRoot
  const focused = () => root().activeElement as HTMLInputElement
  const row = (theatre: string) => the(screen.element, 'row', theatre)
  const field = (theatre: string) => the(screen.element, 'textbox', `Tracking number, ${theatre}`) as HTMLInputElement
  const courier = (theatre: string) => the(screen.element, 'combobox', `courier, ${theatre}`) as HTMLInputElement
  const openRow = async (theatre: string) => {
    the(screen.element, 'button', `Edit ${theatre}`).click()
    await until(() => focused()?.matches('input') && row(theatre).contains(focused()), theatre)
  }
  const untilNote = (theatre: string, text: string) =>
    until(() => row(theatre).innerText.replace(/\s+/g, ' ').includes(text), text)
  const untilGone = (theatre: string, text: string) => until(() => !row(theatre).innerText.includes(text), text)
  const saveAll = async () => {
    the(screen.element, 'button', /^Save/).click()
    await until(() => allOf(screen.element, 'button', /^Save/).length === 0, 'saved')
  }
  const tones = (theatre: string) =>
    [...row(theatre).querySelectorAll<HTMLElement>('.row-note')].map(({ dataset }) => dataset.tone)

  describe('that are typed', () => {
    it('names the filled courier until a press removes it', async () => {
      await show(pendingRow)
      await openRow('Aurora')
      type(field('Aurora'), ups)
      await untilNote('Aurora', 'Courier filled in: matches UPS format. Not UPS')
      expect([courier('Aurora').value, tones('Aurora')]).to.deep.equal(['UPS', [undefined]])
      the(screen.element, 'button', 'Not UPS, Aurora').click()
      await until(() => courier('Aurora').value === '', 'no courier')
      await until(() => focused() === field('Aurora'), 'the number')
      type(field('Aurora'), `${ups} `)
      await untilNote('Aurora', 'Looks like a UPS number')
      expect(courier('Aurora').value).to.equal('')
      the(screen.element, 'button', 'Use UPS for Aurora').click()
      await until(() => courier('Aurora').value === 'UPS', 'the courier')
    })

    it('offers every possible courier', async () => {
      await show(pendingRow)
      await openRow('Aurora')
      type(field('Aurora'), fedexOrPurolator)
      await untilNote('Aurora', 'Looks like a FedEx or Purolator number')
      expect(courier('Aurora').value).to.equal('')
      expect(allOf(screen.element, 'button', /^Use .* for Aurora$/).length).to.equal(2)
    })

    it('says that no courier uses its format, as a warning after the row is left', async () => {
      await show(pendingRow)
      await openRow('Aurora')
      type(field('Aurora'), 'dock 3')
      await untilNote('Aurora', 'Number matches no courier’s format.')
      expect(tones('Aurora')).to.deep.equal([undefined])
      press(field('Aurora'), 'Enter')
      await until(() => tones('Aurora')[0] === 'warn', 'the warning')
    })
  })

  describe('that are shipped', () => {
    it('says only that a shipped row needs a number when the typed text has no letter or digit', async () => {
      await show((shipment, index) => shippedRow(shipment, index, ups), 1)
      await openRow('Aurora')
      type(field('Aurora'), '?')
      await untilNote('Aurora', 'Enter a tracking number to mark as shipped')
      expect(row('Aurora').innerText).not.to.include('matches no courier')
    })

    it('says at once that the courier is missing, also after a save', async () => {
      await show(pendingRow)
      await openRow('Aurora')
      type(field('Aurora'), 'dock 3')
      const status = the(screen.element, 'combobox', 'Status, Aurora')
      choose(status, 'dispatched')
      await untilNote('Aurora', 'No courier')
      expect(tones('Aurora')).to.deep.equal(['warn', 'warn'])
      await saveAll()
      for (const text of ['No courier', 'Number matches no courier’s format.'])
        await until(() => textOf(screen.element).includes(text), text)
    })

    it('says that the courier is missing after Ctrl+Enter', async () => {
      await show(pendingRow)
      await openRow('Aurora')
      type(field('Aurora'), fedexOrPurolator)
      const keys = { key: 'Enter', ctrlKey: true, bubbles: true, composed: true, cancelable: true }
      focused().dispatchEvent(new KeyboardEvent('keydown', keys))
      await untilNote('Aurora', 'No courier')
    })

    it('names the missing value of a saved row, except of an electronic or delivered one', async () => {
      await show((shipment, index) => {
        if (index === 0) return shippedRow(shipment, index)
        if (index === 1) return { ...shippedRow(shipment, index), deliveryMode: 'ELECTRONIC' }
        return { ...shippedRow(shipment, index, 'dock 3'), status: 'delivered' }
      })
      for (const text of ['No courier', 'No tracking number']) await untilNote('Aurora', text)
      expect([tones('Bijou'), tones('Capri')]).to.deep.equal([[], []])
    })

    it('warns of a saved number with a wrong check digit, without the text that it can be saved', async () => {
      await show((shipment, index) => shippedRow(shipment, index, index === 0 ? '1Z5R89390357567128' : undefined))
      await untilNote('Aurora', 'Not a valid UPS check digit. Should the last digit be 7?')
      expect(row('Aurora').innerText).not.to.include('You can still save.')
    })
  })

  describe('that are used twice', () => {
    const serial = (theatre: string) => row(theatre).innerText.match(/\d+/)?.[0] ?? ''

    it('names the other row at both rows during edits', async () => {
      await show((shipment, index) => (index === 2 ? shippedRow(shipment, index, ups) : pendingRow(shipment, index)))
      await openRow('Aurora')
      type(field('Aurora'), ups.toLowerCase())
      await untilNote('Aurora', `Same number as row ${serial('Capri')}`)
      await untilNote('Capri', `Same number as row ${serial('Aurora')}`)
      type(field('Aurora'), fedex)
      await untilGone('Capri', 'Same number')
      type(field('Aurora'), ups)
      await untilNote('Capri', 'Same number')
    })

    it('names all saved rows with the number, except cancelled ones', async () => {
      await show(
        (shipment, index) => ({
          ...shippedRow(shipment, index, ups),
          ...(index === 3 && { status: 'cancelled' }),
        }),
        4,
      )
      await untilNote('Aurora', `Same number as rows ${serial('Bijou')}, ${serial('Capri')}`)
      expect(row('Dorado').innerText).not.to.include('Same number')
    })

    it('is counted in the save bar until the save, with a link to the row, and does not block the save', async () => {
      await show((shipment, index) => (index === 0 ? shippedRow(shipment, index, ups) : pendingRow(shipment, index)))
      await openRow('Capri')
      type(field('Capri'), ups)
      await until(() => allOf(screen.element, 'button', '1 number used twice').length === 1, 'the link')
      await openRow('Bijou')
      the(screen.element, 'button', '1 number used twice').click()
      await until(() => focused()?.matches('input') && row('Capri').contains(focused()), 'the row')
      await saveAll()
    })

    it('names the other order on the host page', async () => {
      await show((shipment, index) => (index === 0 ? shippedRow(shipment, index, ups) : pendingRow(shipment, index)))
      expect(textOf(screen.element)).not.to.include('Same number')
      const other = document.createElement('reeldock-shipments')
      other.setAttribute('work-order-no', 'WO-48195')
      screen.element.after(other)
      await until(() => allOf(other, 'row').length > 0, 'its rows')
      const edit = the(other, 'button', /^Edit /)
      edit.click()
      const input = () => other.shadowRoot?.activeElement as HTMLInputElement
      await until(() => input()?.matches('input'), 'its field')
      type(input(), ups)
      await untilNote('Aurora', 'Same number in WO-48195')
      await until(() => textOf(other).includes('Same number in WO-48213'), 'the note in the other order')
      other.remove()
      await untilGone('Aurora', 'Same number')
    })
  })
})
