import { expect } from 'chai'
import { languageTag } from './languages'

describe('a language code of the naming convention', () => {
  for (const [code, tag] of [
    ['FRBE', 'fr-BE'],
    ['frch', 'fr-CH'],
    ['ARAE', 'ar-AE'],
    ['CAES', 'ca-ES'],
    ['ZTHK', 'zh-Hant-HK'],
    ['ZSCN', 'zh-Hans-CN'],
    ['CTTW', 'zh-Hant-TW'],
    ['QMS', 'zh-Hans'],
    ['YUE', 'yue'],
    ['YHK', 'yue-HK'],
    ['CMN', 'cmn'],
    ['QBP', 'pt-BR'],
    ['QFC', 'fr-CA'],
    ['LAS', 'es-419'],
    ['VLS', 'nl-BE'],
    ['WEL', 'wel'],
    ['EN', 'en'],
    // The last two letters are a script, a region or another language, and not the territory.
    ['AZLT', 'az-Latn'],
    ['SRCY', 'sr-Cyrl'],
    ['SRBA', 'sr-BA'],
    ['FRCR', 'fr-029'],
    ['MNMC', 'mn-Mong-CN'],
    ['SMJN', 'smj-NO'],
    ['CSCN', 'zh-Hans-CN'],
    ['GSFR', 'gsw-FR'],
    // These have another meaning in BCP 47: Abkhazian, Sinhala, Basque, Romany.
    ['ABK', 'ar-KW'],
    ['SIN', 'sd-IN'],
    ['EUS', 'en-US'],
    ['ROM', 'ro'],
    // Obsolete codes.
    ['SYCM', 'sr-Cyrl-ME'],
    ['SRCB', 'sr-BA'],
    ['SRLM', 'sr-ME'],
  ] as const)
    it(`${code} is ${tag}`, () => {
      expect(languageTag(code)).to.equal(tag)
    })

  it('of four letters has no tag when it is not registered', () => {
    for (const code of ['QQQQ', 'DECR', 'INTL', 'ENLT', 'XXXX', 'TEXT']) expect(languageTag(code), code).to.equal(null)
  })
})
