import { expect } from 'chai'
import { useState } from 'react'
import { type Mounted, mount, settled } from '../../../test/fixtures/page/mount'
import { NumberField, numberText } from './NumberField'

describe('a number that is pasted', () => {
  const prices: readonly [pasted: string, expected: string][] = [
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1 234,50', '1234.50'],
    ['1’234.50', '1234.50'],
    ['1,234,567.8', '1234567.8'],
    ['1.234.567', '1234567'],
    ['$999.99', '999.99'],
    ['999.99 €', '999.99'],
    ['25,5', '25.5'],
    ['25.', '25.'],
    ['25.505', '25.505'],
    ['-5', '-5'],
    ['twelve', 'twelve'],
    ['', ''],
  ]
  for (const [pasted, expected] of prices)
    it(`${pasted} is ${expected || 'nothing'}`, () => expect(numberText(pasted, 2)).to.equal(expected))

  it('is whole in a field of whole numbers, or stays as it is', () => {
    expect(['1,234', '1.5', '12 ', '-5'].map(text => numberText(text, 0))).to.deep.equal(['1234', '1.5', '12', '-5'])
  })
})

describe('a number that is typed', () => {
  let page: Mounted
  let value = ''
  afterEach(() => page.unmount())
  async function typed(keys: string, decimals: number): Promise<HTMLInputElement> {
    function Typed() {
      const [now, setNow] = useState('')
      value = now
      return <NumberField label="Price" decimals={decimals} value={now} onChange={setNow} />
    }
    page = await mount(<Typed />)
    const input = page.get('input') as HTMLInputElement
    for (const key of keys) await page.type(input, input.value + key)
    return input
  }
  const cases: readonly [keys: string, decimals: number, understood: string][] = [
    ['1000', 0, '1000'],
    ['1.5', 0, '1.5'],
    ['1a2', 0, '1a2'],
    ['1e2', 2, '1e2'],
    ['25,5', 2, '25.5'],
    ['999.995', 2, '999.995'],
    ['1,234.50', 2, '1234.50'],
    ['$999.99', 2, '999.99'],
    ['-5', 2, '-5'],
  ]
  for (const [keys, decimals, understood] of cases)
    it(`${keys} with ${decimals} decimals stays as it is under the hand, and is ${understood}`, async () => {
      const input = await typed(keys, decimals)
      expect([input.value, value]).to.deep.equal([keys, understood])
      input.blur()
      await settled()
      expect(input.value).to.equal(understood)
    })
})
