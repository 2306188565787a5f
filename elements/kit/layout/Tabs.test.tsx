import { expect } from 'chai'
import { useState } from 'react'
import { type Mounted, mount } from '../../../test/fixtures/page/mount'
import { Tabs } from './Tabs'

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
  let page: Mounted
  beforeEach(async () => {
    page = await mount(<Three />)
  })
  afterEach(() => page.unmount())

  const selectedLabel = () => page.get('[aria-selected=true]').textContent
  const key = (name: string) => {
    page.get('[aria-selected=true]').focus()
    return page.press(name)
  }

  it('has one stop in the tab order, at the chosen tab', () => {
    expect(page.all('[role=tab]').map(tab => tab.tabIndex)).to.deep.equal([0, -1, -1])
  })

  it('formats a count for the locale, and leaves other counts unchanged', () => {
    expect(page.all('.tab-count').map(count => count.textContent)).to.deep.equal(['1,234', '1 / 2'])
  })

  it('moves, chooses and focuses by arrows, Home and End, and wraps at the ends', async () => {
    await key('ArrowRight')
    expect(selectedLabel()).to.include('Archive')
    expect(page.root.activeElement).to.equal(page.get('[aria-selected=true]'))
    await key('End')
    expect(selectedLabel()).to.include('Third')
    await key('ArrowRight')
    expect(selectedLabel()).to.include('Active')
    await key('ArrowLeft')
    expect(selectedLabel()).to.include('Third')
    await key('Home')
    expect(selectedLabel()).to.include('Active')
  })

  it('mirrors the arrows from right to left', async () => {
    page.get('.root').dir = 'rtl'
    await key('ArrowLeft')
    expect(selectedLabel()).to.include('Archive')
  })
})
