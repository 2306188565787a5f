import { expect } from 'chai'
import { bandwidthText } from '../base/bandwidth'
import { registrationCells } from './rules'

describe('the cells of a registration', () => {
  it('restore a bandwidth only in its own shape', () => {
    const isKept = (content: unknown) => registrationCells.isCell('bandwidth', content)
    expect(isKept(bandwidthText(77))).to.equal(true)
    expect(isKept({ value: 'x', unit: '', received: null })).to.equal(true)
    const valid = { value: '1', unit: 'Mbps', received: null }
    const broken = [
      { ...valid, value: 1 },
      { ...valid, unit: 'bps' },
      { ...valid, received: '7' },
      { value: '1', unit: '' },
    ]
    for (const content of [undefined, null, 5, {}, ...broken]) expect(isKept(content)).to.equal(false)
  })
})
