import axe from 'axe-core'
import { expect } from 'chai'
import styles from '../../../styles/index.css?inline'
import { Films, storageKey, untilDrawn } from '../../../test/fixtures/page/columns'
import { type Mounted, mount, settled } from '../../../test/fixtures/page/mount'
import { until } from '../../../test/fixtures/page/wait'

describe('the columns of a table', () => {
  let page: Mounted
  const open = async (width = 1200) => {
    page = await mount(<Films name="films" />, styles)
    page.root.host.setAttribute('style', `display: block; width: ${width}px`)
    await untilDrawn()
  }
  const reload = async () => {
    page.unmount()
    await open()
  }
  beforeEach(() => {
    localStorage.removeItem(storageKey)
    return open()
  })
  afterEach(() => {
    page.unmount()
    localStorage.removeItem(storageKey)
  })

  const findByName = (role: string, name: string) => {
    const found = page
      .all(role === 'button' ? 'button' : role === 'separator' ? 'hr' : `[role=${role}]`)
      .find(element => element.getAttribute('aria-label') === name || element.textContent === name)
    if (!found) throw new Error(`There is no ${role} that is called ${name}`)
    return found
  }
  const edge = (name: string) => findByName('separator', `Width of ${name}`)
  const visibleHeads = () => page.all('thead th').filter(head => head.offsetWidth > 0)
  const heads = () => visibleHeads().map(head => head.textContent)
  const widths = () => visibleHeads().map(head => Math.round(head.getBoundingClientRect().width))
  const now = (name: string) => Number(edge(name).getAttribute('aria-valuenow'))
  const items = (list: string) => page.all(`[data-list=${list}] .column-name`).map(item => item.textContent)
  const click = async (name: string) => {
    findByName('button', name).click()
    // The lists load when they are opened.
    if (name === 'Columns') await until(() => page.all('.column-lists').length > 0, 'the lists')
    await untilDrawn()
  }
  const key = async (name: string, ...keys: string[]) => {
    edge(name).focus()
    for (const each of keys) {
      await page.press(each)
      await untilDrawn()
    }
  }
  const pointer = (target: EventTarget, type: string, point: { x?: number; y?: number }) =>
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, composed: true, clientX: point.x ?? 0, clientY: point.y ?? 0 }),
    )

  it('have edges after the cells in the tab order', () => {
    const [first] = page.all('table, hr')
    expect(first?.tagName).to.equal('TABLE')
  })

  it('have edges with their widths, one of them in the tab order', () => {
    expect(page.all('hr').map(line => line.getAttribute('aria-label'))).to.deep.equal([
      'Width of Title',
      'Width of Size',
      'Width of Reel',
    ])
    expect(page.all('hr').filter(line => line.tabIndex === 0)).to.have.length(1)
    for (const line of page.all('hr')) {
      const [value, min, max] = ['now', 'min', 'max'].map(of => Number(line.getAttribute(`aria-value${of}`)))
      expect(min).to.equal(72)
      expect(value).to.be.within(72, max ?? 0)
    }
  })

  // @spec 2.68
  it('are resized by the arrows, which change no other column than the next', async () => {
    const before = widths()
    await key('Title', 'ArrowRight', 'ArrowRight')
    expect(widths()[0]).to.be.closeTo((before[0] ?? 0) + 32, 1)
    expect(widths()[1]).to.be.closeTo((before[1] ?? 0) - 32, 1)
    expect(widths().slice(2)).to.deep.equal(before.slice(2))
    await key('Title', 'ArrowLeft')
    expect(widths()[0]).to.be.closeTo((before[0] ?? 0) + 16, 1)
    expect(now('Title')).to.be.closeTo(widths()[0] ?? 0, 5)
  })

  it('mirror the arrows from right to left', async () => {
    page.root.host.setAttribute('dir', 'rtl')
    const before = now('Title')
    await key('Title', 'ArrowLeft')
    expect(now('Title')).to.equal(before + 16)
  })

  it('move the focus between edges by up and down', async () => {
    await key('Title', 'ArrowDown')
    expect(page.root.activeElement).to.equal(edge('Size'))
    await key('Size', 'ArrowUp')
    expect(page.root.activeElement).to.equal(edge('Title'))
  })

  it('stop at the minimum width of either column', async () => {
    await key('Size', ...Array.from({ length: 30 }, () => 'ArrowRight'))
    expect(edge('Size').getAttribute('aria-valuenow')).to.equal(edge('Size').getAttribute('aria-valuemax'))
    expect(now('Reel')).to.equal(72)
  })

  it('keep their widths after a reload, and are reset by Home', async () => {
    const defaultWidths = widths()
    await key('Title', 'ArrowRight', 'ArrowRight', 'ArrowRight')
    const changedWidths = widths()
    await reload()
    expect(widths()).to.deep.equal(changedWidths)
    await key('Title', 'Home')
    expect(widths()).to.deep.equal(defaultWidths)
    expect(localStorage.getItem(storageKey)).to.equal(null)
  })

  it('follow the pointer, and are reset by Escape or a double-click', async () => {
    const before = widths()
    const { left } = edge('Size').getBoundingClientRect()
    pointer(edge('Size'), 'pointerdown', { x: left })
    pointer(window, 'pointermove', { x: left + 50 })
    await untilDrawn()
    expect(widths()[1]).to.be.closeTo((before[1] ?? 0) + 50, 1)
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
    await untilDrawn()
    expect(widths()).to.deep.equal(before)
    pointer(edge('Size'), 'pointerdown', { x: left })
    pointer(window, 'pointermove', { x: left + 20 })
    pointer(window, 'pointerup', { x: left + 40 })
    await untilDrawn()
    expect(widths()[1]).to.be.closeTo((before[1] ?? 0) + 40, 1)
    edge('Size').dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
    await untilDrawn()
    expect(widths()).to.deep.equal(before)
  })

  it('keep their shares in a narrower container that drops some', async () => {
    await key('Title', ...Array.from({ length: 6 }, () => 'ArrowRight'))
    page.root.host.setAttribute('style', 'display: block; width: 700px')
    await untilDrawn()
    expect(heads()).to.deep.equal(['Title', 'Reel', 'Courier'])
    const [title = 0, reel = 0] = widths()
    expect(title / reel).to.be.within(2.2, 2.6)
    expect(page.get('table').scrollWidth).to.be.at.most(700)
  })

  it('are hidden and shown by their buttons, also after a reload; the key column stays', async () => {
    await click('Columns')
    expect(findByName('dialog', 'Columns').textContent).to.include('Drop here')
    expect(page.all('.column-item button').map(button => button.getAttribute('aria-label'))).to.deep.equal([
      'Move Title',
      'Move Size',
      'Hide Size',
      'Move Reel',
      'Hide Reel',
      'Move Courier',
    ])
    await click('Hide Size')
    expect(heads()).to.deep.equal(['Title', 'Reel', 'Courier'])
    expect(items('hidden')).to.deep.equal(['Size'])
    expect(page.root.activeElement).to.equal(findByName('button', 'Show Size'))
    await reload()
    expect(heads()).to.deep.equal(['Title', 'Reel', 'Courier'])
    await click('Columns')
    await click('Show Size')
    expect(page.root.activeElement).to.equal(findByName('button', 'Move Size'))
    expect(heads()).to.deep.equal(['Title', 'Size', 'Reel', 'Courier'])
    expect(localStorage.getItem(storageKey)).to.equal(null)
  })

  it('are moved by the arrows with an announcement, and keep the focus', async () => {
    await click('Columns')
    findByName('button', 'Move Courier').focus()
    await page.press('ArrowUp')
    await page.press('ArrowUp')
    expect(heads()).to.deep.equal(['Title', 'Courier', 'Size', 'Reel'])
    expect(page.root.activeElement).to.equal(findByName('button', 'Move Courier'))
    expect(page.get('.column-lists [role=status]').textContent).to.equal('Courier: position 2 of 4')
    await reload()
    expect(heads()).to.deep.equal(['Title', 'Courier', 'Size', 'Reel'])
    await click('Columns')
    await click('Reset columns')
    expect(heads()).to.deep.equal(['Title', 'Size', 'Reel', 'Courier'])
    expect(localStorage.getItem(storageKey)).to.equal(null)
  })

  it('are dragged to another place, to the hidden columns, and back', async () => {
    await click('Columns')
    const item = (id: string) => page.get(`.column-item[data-id=${id}]`)
    const drag = async (id: string, to: HTMLElement, from: HTMLElement = item(id)) => {
      const { top, height } = to.getBoundingClientRect()
      pointer(from, 'pointerdown', { y: from.getBoundingClientRect().top + 4 })
      pointer(window, 'pointermove', { y: top + height / 4 })
      await settled()
      expect(item(id).dataset.dragged).to.equal('true')
      pointer(window, 'pointerup', { y: top + height / 4 })
      await untilDrawn()
    }
    await drag('reel', item('size'))
    expect(heads()).to.deep.equal(['Title', 'Reel', 'Size', 'Courier'])
    await drag('size', page.get('.column-drop'))
    expect(heads()).to.deep.equal(['Title', 'Reel', 'Courier'])
    await drag('courier', page.get('.column-drop'))
    expect(items('hidden')).to.deep.equal(['Size'])
    await drag('size', item('title'))
    expect(heads()).to.deep.equal(['Size', 'Title', 'Reel', 'Courier'])
  })

  it('are all shown in cards, which have no tools to show them again', async () => {
    await click('Columns')
    await click('Hide Reel')
    page.root.host.setAttribute('style', 'display: block; width: 320px')
    await untilDrawn()
    expect(page.all('.column-edge, .column-selector')).to.have.length(0)
    expect(page.all('tbody tr')[0]?.textContent).to.equal('Kestrel121FedEx')
  })

  it('ignore an invalid stored layout', async () => {
    for (const value of [
      7,
      null,
      { order: 3, hidden: [{}], widths: { title: 'wide', size: -4 } },
      { order: ['gone'] },
    ]) {
      localStorage.setItem(storageKey, JSON.stringify({ value, until: null }))
      await reload()
      expect(heads()).to.deep.equal(['Title', 'Size', 'Reel', 'Courier'])
    }
  })

  it('break no rule of axe, with the selector open', async () => {
    await click('Columns')
    await click('Hide Size')
    const { violations } = await axe.run(page.root.host, {
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
    })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).to.deep.equal([])
  })

  it('cannot be changed in a table without a name', async () => {
    page.unmount()
    page = await mount(<Films />, styles)
    page.root.host.setAttribute('style', 'display: block; width: 1200px')
    expect(page.all('.column-edge, .column-selector')).to.have.length(0)
  })
})
