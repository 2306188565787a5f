import { expect } from 'chai'
import { useState } from 'react'
import { type Mounted, mount, settled } from '../../../test/fixtures/page/mount'
import { NumberField, numberText } from './NumberField'

describe('a pasted number', () => {
  const pastedTexts = ['1,234.50', '1.234,50', '24,50 €', '٢٤٫٥٠', '1,234', ' 25. ', 'twelve', '']
  for (const pasted of pastedTexts)
    it(`stays unchanged in a field with decimals: ${pasted}`, () => expect(numberText(pasted, 2)).to.equal(pasted))

  it('is read in the digits of any script in a field of whole numbers', () => {
    expect(['٢٤', '२४', '１２', '۱٬۲۳۴'].map(text => numberText(text, 0))).to.deep.equal(['24', '24', '12', '۱٬۲۳۴'])
  })

  it('is normalized in a field of whole numbers, or stays unchanged', () => {
    expect(['1,234', '1.5', '12 ', '-5'].map(text => numberText(text, 0))).to.deep.equal(['1234', '1.5', '12', '-5'])
  })
})

describe('a typed number', () => {
  let page: Mounted
  let value = ''
  afterEach(() => page.unmount())
  async function type(keys: string, decimals: number): Promise<HTMLInputElement> {
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
  const cases: readonly [keys: string, decimals: number, parsed: string][] = [
    ['1000', 0, '1000'],
    ['1.5', 0, '1.5'],
    ['1a2', 0, '1a2'],
    ['1e2', 2, '1e2'],
    ['25,5', 2, '25,5'],
    ['999.995', 2, '999.995'],
    ['1,234.50', 2, '1,234.50'],
    ['$999.99', 2, '$999.99'],
    ['-5', 2, '-5'],
  ]
  for (const [keys, decimals, parsed] of cases)
    it(`stays as typed until the field is left, then is ${parsed}: ${keys} with ${decimals} decimals`, async () => {
      const input = await type(keys, decimals)
      expect([input.value, value]).to.deep.equal([keys, parsed])
      input.blur()
      await settled()
      expect(input.value).to.equal(parsed)
    })
})
