import { expect } from 'chai'
import { allOf, the, type } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('the name of a composition in an opened order', () => {
  let screen: Screen
  const all = (selector: string) => [...(screen.element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])]

  beforeEach(async () => {
    screen = open('reeldock-work-orders', { scenario: 'approved-manual' })
    await until(() => allOf(screen.element, 'button', 'Expand all').length === 1, 'the list')
    the(screen.element, 'button', 'Expand all').click()
    await until(() => all('.composition').length > 0, 'the compositions')
  })
  afterEach(() => screen.end())

  it('is shown in full, with its codes explained in text', () => {
    for (const composition of all('.composition')) {
      const name = composition.querySelector('.mono')?.textContent ?? ''
      const chips = [...composition.querySelectorAll('.chip')].map(({ textContent }) => textContent)
      expect(name).to.match(/_/)
      expect(chips[0]).to.equal(name.endsWith('_VF') ? 'VF (requires OV)' : 'OV (complete)')
      expect(chips[1]).to.match(/^(Feature|Trailer)/)
    }
    const marked = all('.composition:has(.chip.marked) .mono').map(({ textContent }) => textContent ?? '')
    expect(marked.length).to.be.greaterThan(0)
    expect(marked.filter(name => !name.endsWith('_VF'))).to.deep.equal([])
    expect(all('.composition-note')[0]?.textContent).to.equal('Highlighted: differences between versions')
  })

  // @spec 2.43
  it('is found by a search', async () => {
    const name = all('.composition .mono')[0]?.textContent ?? ''
    const field = the(screen.element, 'searchbox', 'Work order number or composition name') as HTMLInputElement
    type(field, name)
    field.closest('form')?.requestSubmit()
    await until(() => screen.element.getAttribute('search') === name, 'the search')
    await until(() => all('.composition .mono').length > 0, 'the found compositions')
    const rows = () => allOf(screen.element, 'row').filter(row => /WO-\d+/.test(row.textContent ?? '')).length
    await until(() => rows() > 0 && rows() < 10, 'the orders of this film')
  })

  it('shows every field by keyboard, and returns the focus', async () => {
    const [button] = all('.chips .button')
    if (!button) throw new Error('no button')
    expect(button.ariaLabel).to.match(/^Decode .+_.+$/)
    button.focus()
    button.click()
    await until(() => allOf(screen.element, 'dialog').length === 1, 'the fields')
    const panel = the(screen.element, 'dialog')
    await until(() => panel.contains(screen.element.shadowRoot?.activeElement ?? null), 'the focus')
    expect([...panel.querySelectorAll('dt')].map(({ textContent }) => textContent)).to.include.members([
      'Title',
      'Studio',
      'Date',
      'Facility',
      'Package',
    ])
    panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))
    await until(() => screen.element.shadowRoot?.activeElement === button, 'the focus is back')
  })
})
