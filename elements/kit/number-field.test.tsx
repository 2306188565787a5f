import { expect } from '@esm-bundle/chai'
import { useState } from 'react'
import { NumberField, numberText } from './NumberField'
import { type Mounted, mount } from './test-mount'

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
    it(`${pasted} is ${expected || 'nothing'}`, () => expect(numberText(pasted, '', 2, 12)).to.equal(expected))

  it('is whole in a field of whole numbers, or stays as it is', () => {
    expect(['1,234', '1.5', '12 ', '-5'].map(text => numberText(text, '', 0, 6))).to.deep.equal([
      '1234',
      '1.5',
      '12',
      '-5',
    ])
  })
})

describe('a number that is typed', () => {
  const typed = (keys: string, decimals: number, most: number) =>
    [...keys].reduce((before, key) => numberText(before + key, before, decimals, most), '')
  const cases: readonly [keys: string, decimals: number, most: number, expected: string][] = [
    ['1.5', 0, 3, '1.5'],
    ['1234', 0, 3, '123'],
    ['1a2', 0, 3, '12'],
    ['25,5', 2, 6, '25.5'],
    ['999.99', 2, 6, '999.99'],
    ['999.999', 2, 6, '999.99'],
    ['-5', 2, 6, '-5'],
  ]
  for (const [keys, decimals, most, expected] of cases)
    it(`${keys} with ${decimals} decimals is ${expected}`, () => expect(typed(keys, decimals, most)).to.equal(expected))

  let page: Mounted
  afterEach(() => page?.unmount())
  it('leaves room for what is pasted around it', async () => {
    function Price() {
      const [value, setValue] = useState('')
      return <NumberField label="Price" decimals={2} maxLength={6} value={value} onChange={setValue} />
    }
    page = await mount(<Price />)
    const input = page.get('input') as HTMLInputElement
    expect(input.maxLength).to.equal(-1)
    await page.type(input, '$999.99')
    expect(input.value).to.equal('999.99')
  })
})
