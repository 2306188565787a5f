import { expect } from 'chai'
import { useState } from 'react'
import sheet from '../../../styles/kit/tree.css?inline'
import { type Mounted, mount, settled } from '../../../test/fixtures/page/mount'
import { findTyped } from '../use-type-ahead'
import { Tree } from './Tree'
import { type TreeNode, treeMove } from './tree-row'

const node = (id: string, level: number, open: boolean | null = null): TreeNode => ({
  id,
  name: id,
  level,
  position: 1,
  size: 1,
  open,
})

describe('keys of a tree', () => {
  const rows = [node('A', 1, true), node('A1', 2, false), node('A2', 2), node('B', 1, false)]
  const move = (key: string, index: number, isRtl = false) => treeMove(key, rows, index, 2, isRtl)
  const cases: readonly [key: string, index: number, expected: ReturnType<typeof move>][] = [
    ['ArrowDown', 0, { to: 1 }],
    ['ArrowDown', 3, { to: 3 }],
    ['ArrowUp', 0, { to: 0 }],
    ['ArrowRight', 0, { to: 1 }],
    ['ArrowRight', 1, 'open'],
    ['ArrowRight', 2, null],
    ['ArrowLeft', 0, 'close'],
    ['ArrowLeft', 2, { to: 0 }],
    ['ArrowLeft', 3, null],
    ['Home', 2, { to: 0 }],
    ['End', 0, { to: 3 }],
    ['PageDown', 0, { to: 2 }],
    ['PageUp', 3, { to: 1 }],
    [' ', 1, 'tick'],
    ['Enter', 1, 'tick'],
    ['*', 1, 'openSiblings'],
    ['x', 1, null],
  ]
  for (const [key, index, expected] of cases)
    it(`${key === ' ' ? 'Space' : key} on ${rows[index]?.id}`, () => expect(move(key, index)).to.deep.equal(expected))

  it('follow the direction of the text', () => {
    expect([move('ArrowLeft', 1, true), move('ArrowRight', 2, true)]).to.deep.equal(['open', { to: 0 }])
  })

  it('find a typed name, from the next row on, and wrap', () => {
    expect([
      findTyped(rows, 0, 'a'),
      findTyped(rows, 3, 'a'),
      findTyped(rows, 0, 'a2'),
      findTyped(rows, 0, 'x'),
    ]).to.deep.equal([1, 0, 2, -1])
  })
})

describe('a tree of 55,250 open rows', () => {
  let page: Mounted
  /** The number of rendered rows since the last reset. */
  let renderCount = 0
  const many = Array.from({ length: 55_250 }, (_, index) =>
    node(`Place ${index}`, index % 11 === 0 ? 1 : 2, index % 11 === 0 || null),
  )

  function Whole() {
    const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
    return (
      <Tree
        label="Places"
        rows={many}
        tickedOf={({ id }) => (ticked.has(id) ? 'true' : 'false')}
        render={() => {
          renderCount += 1
          return null
        }}
        onOpen={() => {}}
        onTick={id => setTicked(new Set([...ticked, id]))}
      />
    )
  }
  beforeEach(async () => {
    page = await mount(<Whole />, sheet)
  })
  afterEach(() => page.unmount())
  const active = () => page.get('[data-active]')

  it('renders the rows in sight and the focused one', async () => {
    expect(page.all('[role=treeitem]').length).to.be.lessThan(60)
    page.get('[role=tree]').focus()
    await page.press('End')
    await settled()
    expect(active().textContent).to.equal('Place 55249')
    page.get('[role=tree]').scrollTop = 0
    await settled()
    await settled()
    expect(page.all('[role=treeitem]').length).to.be.lessThan(60)
    const pointed = page.get('[role=tree]').getAttribute('aria-activedescendant') ?? ''
    expect(page.root.getElementById(pointed)).to.equal(active())
    await page.press(' ')
    expect(active().ariaChecked).to.equal('true')
  })

  it('adds a space to the typed name when a name contains it, and ticks otherwise', async () => {
    page.get('[role=tree]').focus()
    for (const key of 'place 12') await page.press(key)
    expect(active().textContent).to.equal('Place 12')
    await page.press(' ')
    expect(active().ariaChecked).to.equal('true')
  })

  it('keeps the focus when a row is clicked, for later keys', async () => {
    const row = page.all('[role=treeitem]')[3]
    const pressed = new MouseEvent('mousedown', { bubbles: true, cancelable: true, composed: true })
    row?.dispatchEvent(pressed)
    row?.click()
    await settled()
    expect(pressed.defaultPrevented).to.equal(true)
    expect(page.root.activeElement).to.equal(page.get('[role=tree]'))
    await page.press('ArrowDown')
    expect(active().textContent).to.equal('Place 4')
    page.get('[role=tree]').scrollTop = 20_000
    await settled()
    expect(page.root.activeElement).to.equal(page.get('[role=tree]'))
  })

  it('renders only a screenful again for a key', async () => {
    page.get('[role=tree]').focus()
    for (let times = 0; times < 20; times += 1) {
      renderCount = 0
      await page.press('PageDown')
      expect(renderCount).to.be.within(1, 200)
    }
    expect(active().textContent).not.to.equal('Place 0')
  })
})
