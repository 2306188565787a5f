import { expect } from 'chai'
import { bandwidthText } from '../base/bandwidth'
import { registrationCells } from './rules'

describe('the cells of a registration', () => {
  it('restore a bandwidth only in its own shape', () => {
    const isKept = (content: unknown) => registrationCells.isCell('bandwidth', content)
    expect(isKept(bandwidthText(77))).to.equal(true)
    expect(isKept({ value: 'x', unit: '', received: null })).to.equal(true)
    const whole = { value: '1', unit: 'Mbps', received: null }
    const broken = [
      { ...whole, value: 1 },
      { ...whole, unit: 'bps' },
      { ...whole, received: '7' },
      { value: '1', unit: '' },
    ]
    for (const kept of [undefined, null, 5, {}, ...broken]) expect(isKept(kept)).to.equal(false)
  })
})
