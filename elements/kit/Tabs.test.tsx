import { expect } from '@esm-bundle/chai'
import { useState } from 'react'
import { Tabs } from './Tabs'
import { press, type TestPage, testPage } from './test-page'

function Three() {
  const [current, setCurrent] = useState<'a' | 'b' | 'c'>('a')
  const tabs = [
    { id: 'a', label: 'Active', count: 1234 },
    { id: 'b', label: 'Archive', count: '1 / 2' },
    { id: 'c', label: 'Third' },
  ] as const
  return <Tabs label="Lists" tabs={tabs} current={current} onChange={setCurrent} />
}

describe('Tabs', () => {
  let page: TestPage
  beforeEach(() => {
    page = testPage()
    page.show(<Three />)
  })
  afterEach(() => page.gone())

  const chosen = () => page.find('[aria-selected=true]').textContent
  const key = (name: string) => press(page.find('[aria-selected=true]'), name)

  it('has one stop in the tab order, at the chosen tab', () => {
    expect(page.all('[role=tab]').map(tab => tab.tabIndex)).to.deep.equal([0, -1, -1])
  })

  it('writes a count in the form of the locale, and other counts as they are', () => {
    expect(page.all('.tab-count').map(count => count.textContent)).to.deep.equal(['1,234', '1 / 2'])
  })

  it('moves, chooses and focuses by arrows, Home and End, around the ends', () => {
    key('ArrowRight')
    expect(chosen()).to.include('Archive')
    expect((page.root.getRootNode() as ShadowRoot).activeElement).to.equal(page.find('[aria-selected=true]'))
    key('End')
    expect(chosen()).to.include('Third')
    key('ArrowRight')
    expect(chosen()).to.include('Active')
    key('ArrowLeft')
    expect(chosen()).to.include('Third')
    key('Home')
    expect(chosen()).to.include('Active')
  })

  it('turns the arrows around from right to left', () => {
    page.root.dir = 'rtl'
    key('ArrowLeft')
    expect(chosen()).to.include('Archive')
  })
})
