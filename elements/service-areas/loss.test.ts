import { expect } from 'chai'
import { textOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('a submission that ends a kind of delivery', () => {
  let screen: Screen
  const shadow = () => screen.element.shadowRoot as ShadowRoot
  const items = () => [...shadow().querySelectorAll<HTMLElement>('[role=treeitem]')]
  const item = (name: string) => {
    const found = items().find(row => row.querySelector('.tree-name')?.textContent === name)
    if (!found) throw new Error(`no place ${name}`)
    return found
  }
  const press = (name: string) => the(screen.element, 'button', name).click()
  const posts = () => screen.backend.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/approvals')

  beforeEach(async () => {
    localStorage.clear()
    sessionStorage.clear()
    screen = open('reeldock-service-areas', { scenario: 'small' })
    await until(() => /All of/.test(textOf(screen.element)) && items().length > 0, 'the areas')
  })
  afterEach(() => screen.end())

  it('needs a confirmation that names the removed areas', async () => {
    for (const name of ['United States', 'Canada']) {
      for (let times = 0; times < 2 && item(name).ariaChecked !== 'false'; times += 1) {
        const before = item(name).ariaChecked
        item(name).click()
        await until(() => item(name).ariaChecked !== before, 'the new state')
      }
      await until(() => item(name).ariaChecked === 'false', `${name} is out`)
    }
    press('Submit for approval')
    await until(() => shadow().querySelector('dialog') !== null, 'the question')
    const question = shadow().querySelector('dialog') as HTMLElement
    expect(question.textContent).to.include('No area is left for Drive Delivery')
    expect(question.textContent).to.include('you’ll have no Drive Delivery areas')
    await until(() => question.textContent?.includes('United States') === true, 'the name')
    expect(shadow().activeElement?.textContent).to.equal('Keep editing')
    expect(posts()).to.deep.equal([])
    press('Submit anyway')
    await until(() => posts().length === 1, 'submitted')
  })
})
