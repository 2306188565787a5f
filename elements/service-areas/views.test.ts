import { expect } from 'chai'
import { allOf, textOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('the views of <reeldock-service-areas>', () => {
  let screen: Screen
  const pageText = () => textOf(screen.element)

  beforeEach(async () => {
    localStorage.clear()
    sessionStorage.clear()
    screen = open('reeldock-service-areas', { scenario: 'small' })
    await until(() => pageText().includes('All of the United States'), 'the areas')
  })
  afterEach(() => screen.end())

  // @spec 2.64
  it('have a tab of Drive Delivery and one of Electronic Delivery, each with its own areas', async () => {
    const names = allOf(screen.element, 'tab').map(tab => tab.textContent?.replace(/\d+$/, ''))
    expect(names).to.deep.equal(['Drive Delivery', 'Electronic Delivery'])
    the(screen.element, 'tab', 'Electronic').click()
    await until(() => screen.element.getAttribute('delivery') === 'electronic', 'the other tab')
    await until(() => !pageText().includes('All of the United States except'), 'its areas')
  })

  // @spec 2.65
  it('are the current areas and those that wait for an approval', async () => {
    the(screen.element, 'button', 'Pending').click()
    await until(() => screen.element.getAttribute('view') === 'pending', 'the pending view')
    await until(() => pageText().includes('Nothing pending'), 'the empty view')
    the(screen.element, 'button', 'Current').click()
    await until(() => pageText().includes('All of the United States'), 'the current areas')
    expect(screen.element.hasAttribute('view')).to.equal(false)
  })
})
