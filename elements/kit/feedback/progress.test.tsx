import { expect } from 'chai'
import { mount } from '../../../test/fixtures/page/mount'
import { Progress } from './Progress'

describe('a progress bar', () => {
  it('has the same value for screen readers as on the screen', async () => {
    const mounted = await mount(<Progress label="Copy" value={99.6} />)
    const bar = mounted.get('[role=progressbar]')
    const values = ['aria-valuenow', 'aria-valuetext'].map(name => bar.getAttribute(name))
    expect([...values, mounted.get('.progress-figures').textContent]).to.deep.equal(['99', '99%', '99%'])
    mounted.unmount()
  })
})
