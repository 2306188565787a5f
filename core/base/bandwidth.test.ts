import { expect } from 'chai'
import fc from 'fast-check'
import { type BandwidthText, type BandwidthUnit, bandwidthText, bandwidthUnits, bitsIn, isBits } from './bandwidth'
import { bitsOf, isBandwidth } from './typed-bandwidth'

const typed = (value: string, unit: BandwidthUnit | '' = 'Mbps'): BandwidthText => ({ value, unit, received: null })
const limit = 1000 * 1024 ** 4
const mega = 1024 ** 2

describe('a bandwidth', () => {
  const valid = ['1', '1.00', ' 1 ', '1.5', '1,5', '1.', '٣', '٣٫٥', '12,5 ', '999', '0001']
  const refused = ['', ' ', '0', '0.5', '0.99', '-1', '1e3', '1,234', '1.234', '.5', 'abc', '∞']
  for (const unit of bandwidthUnits) {
    // @spec 5.49
    it(`of at least 1 ${unit} is accepted`, () => {
      for (const value of valid) expect(isBandwidth(typed(value, unit)), value).to.equal(true)
    })
    // @spec 5.49
    it(`of less than 1 ${unit}, or no number, is refused`, () => {
      for (const value of refused) expect(isBandwidth(typed(value, unit)), value).to.equal(false)
    })
    // @spec 5.51, 9.8
    it(`in ${unit} stays below 1000 Tbps`, () => {
      const edge = limit / bitsIn(unit)
      expect(isBandwidth(typed(`${edge}`, unit)), 'the edge').to.equal(false)
      expect(isBandwidth(typed(`${edge - (unit === 'Tbps' ? 0.01 : 1)}`, unit)), 'below it').to.equal(true)
    })
  }

  // @spec 5.50
  it('needs a unit', () => {
    expect(isBandwidth(typed('1', ''))).to.equal(false)
  })

  const readings: [bits: number | null | undefined, value: string, unit: BandwidthUnit][] = [
    [null, '', 'Mbps'],
    [undefined, '', 'Mbps'],
    [0, '', 'Mbps'],
    [-1024, '', 'Mbps'],
    [512, '0.50', 'kbps'],
    [1024, '1.00', 'kbps'],
    [1024 ** 2 - 1, '1024.00', 'kbps'],
    [1024 ** 2, '1.00', 'Mbps'],
    [500 * 1024 ** 2, '500.00', 'Mbps'],
    [1.5 * 1024 ** 3, '1.50', 'Gbps'],
    [1024 ** 4, '1.00', 'Tbps'],
  ]
  // @spec 5.53, 9.6, 9.7
  for (const [bits, value, unit] of readings)
    it(`of ${bits} bits per second reads “${value}” ${unit}`, () => {
      expect(bandwidthText(bits)).to.include({ value, unit })
    })

  // @spec 5.54
  it('that was not edited is sent as the received number, and is valid below the limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: limit - 1 }), bits => {
        expect(bitsOf(bandwidthText(bits))).to.equal(bits)
        expect(isBandwidth(bandwidthText(bits))).to.equal(true)
      }),
    )
  })

  it('below 1 kbps is valid as received, but not as an edit', () => {
    const received = bandwidthText(512)
    expect([isBandwidth(received), bitsOf(received)]).to.deep.equal([true, 512])
    expect(isBandwidth({ ...received, value: '0.60' })).to.equal(false)
    expect(isBandwidth({ ...received, unit: 'Mbps' })).to.equal(false)
  })

  // @spec 3.10
  it('that was edited is sent as rounded bits per second', () => {
    expect(bitsOf(typed('1.5', 'kbps'))).to.equal(1536)
    expect(bitsOf(typed('1.0001', 'kbps'))).to.equal(1024)
    expect(bitsOf(typed('999.99', 'Tbps'))).to.equal(Math.round(999.99 * 1024 ** 4))
    expect(bitsOf(typed('abc'))).to.deep.equal(Number.NaN)
    expect(bitsOf({ ...bandwidthText(1024), unit: 'Mbps' }), 'another unit').to.equal(1024 ** 2)
  })

  it('is sent as its latest edit', () => {
    expect(bitsOf({ ...bandwidthText(1024), value: '2.00' })).to.equal(2048)
    expect(bitsOf({ ...bandwidthText(mega + 1), unit: 'Gbps' })).to.equal(1024 ** 3)
    expect(bitsOf(typed('0.00', 'kbps')), 'typed, not received').to.equal(0)
  })

  it('is sent as whole bits per second below 1000 Tbps', () => {
    for (const sent of [1, 2, mega, limit - 1]) expect(isBits(sent), `${sent}`).to.equal(true)
    for (const sent of [0, -1, 0.5, 1.5, limit, limit + 1, Number.NaN, Infinity, '5', null, undefined])
      expect(isBits(sent), `${sent}`).to.equal(false)
  })
})
