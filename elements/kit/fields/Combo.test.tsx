import { expect } from 'chai'
import { useState } from 'react'
import { closest } from '../../../core/base/closest'
import { type Mounted, mount, settled } from '../../../test/fixtures/page/mount'
import { until } from '../../../test/fixtures/page/wait'
import { Combo } from './Combo'

const couriers = ['FedEx', 'FedEx Ground', 'FedEx SmartPost', 'First Mile', 'UPS', 'Canada Post'].map(label => ({
  value: label.toUpperCase(),
  label,
}))

let changes: string[] = []

function Courier() {
  const [value, setValue] = useState('UPS')
  const change = (next: string) => {
    changes.push(next)
    setValue(next)
  }
  return <Combo label="Courier" options={couriers} value={value} onChange={change} hint="Type to find" />
}

describe('Combo', () => {
  let page: Mounted
  const draw = async () => {
    changes = []
    page = await mount(<Courier />)
  }
  afterEach(() => page.unmount())

  const input = () => {
    const found = page.get('input')
    if (!(found instanceof HTMLInputElement)) throw new Error('No input')
    return found
  }
  const labels = () => page.all('.combo-words').map(entry => entry.textContent)
  const active = () => {
    const id = input().getAttribute('aria-activedescendant')
    return id ? page.root.getElementById(id)?.textContent : null
  }

  it('wires the field, the list and the hint inside the shadow root', async () => {
    await draw()
    expect(input().getAttribute('role')).to.equal('combobox')
    expect(input().value).to.equal('UPS')
    input().focus()
    await page.press('ArrowDown')
    await until(() => page.all('[role=listbox]').length > 0, 'the list')
    const list = page.root.getElementById(input().getAttribute('aria-controls') ?? '')
    expect(list?.getAttribute('role')).to.equal('listbox')
    const hint = page.root.getElementById(input().getAttribute('aria-describedby') ?? '')
    expect(hint?.textContent).to.equal('Type to find')
    expect(page.get('label').getAttribute('for')).to.equal(input().id)
  })

  it('opens on an arrow with all choices, at the chosen one', async () => {
    await draw()
    input().focus()
    await page.press('ArrowDown')
    expect(input().getAttribute('aria-expanded')).to.equal('true')
    expect(labels()).to.have.length(6)
    expect(active()).to.equal('UPS')
  })

  it('filters while typing and chooses the closest option on Enter', async () => {
    await draw()
    await page.type(input(), 'smart')
    expect(labels()).to.deep.equal(['FedEx SmartPost'])
    expect(active()).to.equal('FedEx SmartPost')
    await page.press('Enter')
    expect(changes).to.deep.equal(['FEDEX SMARTPOST'])
    expect(input().value).to.equal('FedEx SmartPost')
    expect(input().getAttribute('aria-expanded')).to.equal('false')
  })

  it('offers all choices below the matching ones', async () => {
    await draw()
    await page.type(input(), 'fed')
    page.get('.combo-more').click()
    await settled()
    expect(labels()).to.have.length(6)
    expect(changes).to.deep.equal([])
  })

  it('closes on the first Escape, and restores the text on the second', async () => {
    await draw()
    await page.type(input(), 'fed')
    await page.press('Escape')
    expect(input().getAttribute('aria-expanded')).to.equal('false')
    expect(input().value).to.equal('fed')
    await page.press('Escape')
    expect(input().value).to.equal('UPS')
    expect(changes).to.deep.equal([])
  })

  it('chooses an option with a text in other case when the field is left', async () => {
    await draw()
    await page.type(input(), 'canada post')
    input().blur()
    await settled()
    expect(changes).to.deep.equal(['CANADA POST'])
  })

  it('chooses the active option on Tab', async () => {
    await draw()
    await page.type(input(), 'FedX Grnd')
    expect(active()).to.include('FedEx Ground')
    await page.press('Tab')
    input().blur()
    await settled()
    expect(changes).to.deep.equal(['FEDEX GROUND'])
    expect(input().value).to.equal('FedEx Ground')
  })

  it('keeps a text on Tab without an active option, also at the item that shows all', async () => {
    await draw()
    await page.type(input(), 'zzz')
    await page.press('Tab')
    expect([changes, input().value]).to.deep.equal([['zzz'], 'zzz'])
    await page.type(input(), 'fed')
    await page.press('ArrowUp')
    await page.press('Tab')
    expect([changes, input().value]).to.deep.equal([['zzz', 'fed'], 'fed'])
  })

  it('keeps a text that matches no option when the field is left, for its owner to validate', async () => {
    await draw()
    await page.type(input(), 'FedX Grnd')
    input().blur()
    await settled()
    expect(changes).to.deep.equal(['FedX Grnd'])
    expect(input().value).to.equal('FedX Grnd')
  })

  it('announces the number of matching choices', async () => {
    await draw()
    await page.type(input(), 'fed')
    expect(page.get('[role=status]').textContent).to.equal('3 results')
  })
})

describe('closest', () => {
  const names = (text: string) => closest(couriers, text).map(({ option }) => option.label)

  it('puts the closest first', () => {
    expect(names('fedex')[0]).to.equal('FedEx')
    expect(names('ground')[0]).to.equal('FedEx Ground')
    expect(names('FedX Grnd')[0]).to.equal('FedEx Ground')
  })

  it('finds nothing for a text without similar options', () => {
    expect(names('zzz')).to.deep.equal([])
  })

  it('marks a guess', () => {
    expect(closest(couriers, 'FedX')[0]?.guessed).to.equal(true)
    expect(closest(couriers, 'Fed')[0]?.guessed).to.equal(false)
  })
})
