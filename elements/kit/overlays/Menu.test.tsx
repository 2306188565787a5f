import { expect } from 'chai'
import fields from '../../../styles/bundles/fields.css?inline'
import styles from '../../../styles/index.css?inline'
import { type Mounted, mount, settled } from '../../../test/fixtures/page/mount'
import { until } from '../../../test/fixtures/page/wait'
import { Button } from '../fields/Button'
import { Menu } from './Menu'
import type { MenuItem } from './MenuItems'

const items: MenuItem[] = [
  { id: 'edit', label: 'Edit tracking' },
  { id: 'label', label: 'Print label' },
  { id: 'pause', label: 'Pause copies', disabled: true, detail: 'No copy is running' },
  { id: 'cancel', label: 'Cancel shipment', danger: true, separated: true },
]

describe('Menu', () => {
  let page: Mounted
  let chosen: string[]

  beforeEach(async () => {
    chosen = []
    page = await mount(
      <Menu
        label="Actions"
        items={items}
        onChoose={id => chosen.push(id)}
        trigger={props => <Button {...props}>More</Button>}
      />,
      styles + fields,
    )
  })
  afterEach(() => page.unmount())

  const focused = () => page.root.activeElement?.textContent
  const reaches = (text: string) => until(() => focused()?.includes(text) === true, `the focus at ${text}`)
  const isOpen = () => page.all('[role=menu]:popover-open').length > 0
  const open = async () => {
    page.get('button').focus()
    page.get('button').click()
    await reaches('Edit tracking')
  }

  it('opens in the top layer with its first item focused, and expands its button', async () => {
    expect(page.get('button').getAttribute('aria-expanded')).to.equal('false')
    await open()
    expect(isOpen()).to.equal(true)
    expect(page.get('button').getAttribute('aria-expanded')).to.equal('true')
    await reaches('Edit tracking')
  })

  it('moves by arrows, which wrap, and by Home and End', async () => {
    await open()
    await page.press('ArrowUp')
    await reaches('Cancel shipment')
    await page.press('ArrowDown')
    await reaches('Edit tracking')
    await page.press('End')
    await reaches('Cancel shipment')
    await page.press('Home')
    await reaches('Edit tracking')
  })

  it('opens at its last item by the up arrow', async () => {
    page.get('button').focus()
    await page.press('ArrowUp')
    await reaches('Cancel shipment')
  })

  it('moves by letters', async () => {
    await open()
    await page.press('p')
    await reaches('Print label')
    await page.press('a')
    await reaches('Pause copies')
  })

  it('returns the focus on Escape, and hides the key from the page', async () => {
    let keyCount = 0
    const listener = () => {
      keyCount += 1
    }
    document.addEventListener('keydown', listener)
    await open()
    await page.press('Escape')
    document.removeEventListener('keydown', listener)
    expect(isOpen()).to.equal(false)
    expect(focused()).to.equal('More')
    expect(keyCount).to.equal(0)
  })

  it('returns the focus and closes when an item is chosen', async () => {
    await open()
    page.get('[role=menuitem]').click()
    await settled()
    expect(chosen).to.deep.equal(['edit'])
    expect(isOpen()).to.equal(false)
    expect(focused()).to.equal('More')
  })

  it('does not choose a disabled item, and stays open to show why', async () => {
    await open()
    page.all('[role=menuitem]')[2]?.click()
    await settled()
    expect(chosen).to.deep.equal([])
    expect(isOpen()).to.equal(true)
  })

  it('stays beside its button in a clipping, transformed box', async () => {
    const box = page.root.host
    if (box instanceof HTMLElement)
      box.style.cssText = 'overflow:hidden;transform:translate(40px,30px);height:40px;width:200px'
    await open()
    const boxOf = (selector: string) => page.get(selector).getBoundingClientRect()
    await until(() => Math.abs(boxOf('[role=menu]').top - boxOf('button').bottom - 4) <= 2, 'the menu below its button')
    expect(boxOf('[role=menu]').height).to.be.greaterThan(80)
  })
})

describe('a choice in a Menu', () => {
  let page: Mounted
  let chosen: string[]
  const choices: MenuItem[] = [
    { id: 'site', label: 'Account site', href: '#site', newTab: true, end: <b>↗</b> },
    { id: 'light', label: 'Light', group: 'Theme', checked: true },
    { id: 'dark', label: 'Dark', group: 'Theme', checked: false },
    { id: 'out', label: 'Sign out', separated: true },
  ]

  beforeEach(async () => {
    chosen = []
    page = await mount(
      <Menu
        label="Settings"
        items={choices}
        onChoose={id => chosen.push(id)}
        trigger={props => <Button {...props}>Settings</Button>}
      />,
      styles + fields,
    )
    page.get('button').click()
    await reaches('Account site')
  })
  afterEach(() => page.unmount())

  const focused = () => page.root.activeElement?.textContent
  const reaches = (text: string) => until(() => focused()?.includes(text) === true, `the focus at ${text}`)

  it('has the name of its group, and a checked state', () => {
    expect(page.get('[role=group]').getAttribute('aria-label')).to.equal('Theme')
    const states = page.all('[role=menuitemradio]').map(item => [item.textContent, item.getAttribute('aria-checked')])
    expect(states).to.deep.equal([
      ['Light', 'true'],
      ['Dark', 'false'],
    ])
  })

  it('is reached by the arrows of both directions, while other items ignore left and right', async () => {
    await page.press('ArrowRight')
    expect(focused()).to.contain('Account site')
    await page.press('ArrowDown')
    await page.press('ArrowRight')
    await reaches('Dark')
    await page.press('ArrowLeft')
    await reaches('Light')
    await page.press('End')
    await reaches('Sign out')
  })

  it('keeps the menu open', async () => {
    page.all('[role=menuitemradio]')[1]?.click()
    await settled()
    expect(chosen).to.deep.equal(['dark'])
    expect(page.get('[role=menu]').matches(':popover-open')).to.equal(true)
  })

  it('opens another site in a new tab', () => {
    const link = page.get('a[role=menuitem]')
    expect([link.getAttribute('target'), link.getAttribute('rel')]).to.deep.equal(['_blank', 'noopener'])
  })
})
