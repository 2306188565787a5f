import { expect } from 'chai'
import { formatBytes } from './bytes'

describe('bytes', () => {
  const table: [number, string][] = [
    [0, '0 byte'],
    [999, '999 byte'],
    [1000, '1 kB'],
    [182_400_000_000, '182.4 GB'],
    [999_940, '999.9 kB'],
    [999_960, '1 MB'],
    [1e12, '1 TB'],
    [1e15, '1,000 TB'],
    [1e19, '10,000,000 TB'],
  ]
  for (const [bytes, text] of table)
    it(`${bytes} are ${text}`, () => {
      expect(formatBytes(bytes, 'en')).to.equal(text)
    })

  // @spec 9.26
  it('are formatted for the locale', () => {
    expect(formatBytes(182_400_000_000, 'de')).to.equal('182,4\u00a0GB')
  })
})
