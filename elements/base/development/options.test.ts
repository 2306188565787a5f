import { expect } from 'chai'
import { checkAddresses } from './addresses'
import { checkLocale } from './locales'
import { checkSeed } from './seeds'

describe('an option of a host', () => {
  const { warn } = console
  let warnings: string[]
  beforeEach(() => {
    warnings = []
    console.warn = (text: string) => void warnings.push(/ \((\w+)\)$/.exec(text)?.[1] ?? text)
  })
  afterEach(() => {
    console.warn = warn
  })

  const addresses: [base: string, protocol: string, code: string | null][] = [
    ['', 'https:', null],
    ['/api', 'https:', null],
    ['https://api.example/main', 'https:', null],
    ['http://api.example/main', 'http:', null],
    ['http://localhost:4000', 'https:', null],
    ['http://127.0.0.1:4000', 'https:', null],
    ['http://[::1]:4000', 'https:', null],
    ['http://other.example/main', 'https:', 'mixed_content'],
    ['localhost:4000', 'http:', 'bad_base'],
    ['//api.example', 'https:', 'bad_base'],
    ['/an address', 'https:', 'bad_base'],
    ['/api#part', 'https:', 'bad_base'],
    ['file:///api', 'http:', 'bad_base'],
  ]
  for (const [base, protocol, code] of addresses)
    it(`is ${code ?? 'valid'} as the base '${base}' on a page of ${protocol}`, () => {
      checkAddresses({ main: base }, { protocol })
      expect(warnings).to.deep.equal(code === null ? [] : [code])
    })

  const locales: [locale: string, code: string | null][] = [
    ['', null],
    ['de', null],
    ['de-AT', null],
    ['fr_CA', null],
    ['en-XA', null],
    ['ar-EG-u-nu-latn', null],
    ['ja-JP', 'unknown_language'],
    ['deutsch', 'bad_locale'],
    ['en-', 'bad_locale'],
  ]
  for (const [locale, code] of locales)
    it(`is ${code ?? 'valid'} as the locale '${locale}'`, () => {
      checkLocale(locale, 'here')
      expect(warnings).to.deep.equal(code === null ? [] : [code])
    })

  const seeds: [seed: unknown, code: string | null][] = [
    [undefined, null],
    ['', null],
    ['#6b3fd4', null],
    [' oklch(0.5 0.2 290)', null],
    ['violett', 'bad_seed'],
    ['currentColor', 'bad_seed'],
    ['color-mix(in oklch, CurrentColor, red)', 'bad_seed'],
    [7, 'bad_seed'],
  ]
  for (const [seed, code] of seeds)
    it(`is ${code ?? 'valid'} as the seed '${seed}'`, () => {
      checkSeed(seed, 'here')
      expect(warnings).to.deep.equal(code === null ? [] : [code])
    })

  it('is reported once for the same value', () => {
    for (let count = 0; count < 3; count++) checkLocale('zz', 'there')
    expect(warnings).to.deep.equal(['bad_locale'])
  })
})
