import { expect } from 'chai'
import { type Mounted, mount } from '../../../test/fixtures/page/mount'
import { Wizard } from './Wizard'

describe('Wizard', () => {
  let page: Mounted
  let steppedTo: string[]
  const steps = [
    { id: 'a', title: 'Company', finished: true, open: true },
    { id: 'b', title: 'Areas' },
    { id: 'c', title: 'Drives', problems: 2 },
  ]
  beforeEach(async () => {
    steppedTo = []
    page = await mount(
      <Wizard label="Register" steps={steps} active="b" onStep={id => steppedTo.push(id)}>
        <p>Fields</p>
      </Wizard>,
    )
  })
  afterEach(() => page.unmount())

  // @spec 2.79
  it('distinguishes active, finished and inactive steps, in texts too', () => {
    const items = page.all('li')
    expect(items.map(item => item.dataset.state)).to.deep.equal(['finished', 'active', 'inactive'])
    expect(items.map(item => item.getAttribute('aria-current'))).to.deep.equal([null, 'step', null])
    expect(items.map(item => item.textContent)).to.deep.equal(['Companycompleted', '2Areas', '3Drives2 problems'])
  })

  it('has buttons for open steps only', () => {
    const buttons = page.all('button')
    expect(buttons.map(button => button.textContent)).to.deep.equal(['Companycompleted'])
    buttons[0]?.click()
    expect(steppedTo).to.deep.equal(['a'])
  })
})
