import { expect } from 'chai'
import { translator } from '../../../core/i18n/translate'
import { areaForm, option, somePlaces } from '../../../core/service-areas/fixtures'
import { coveragePhrases } from '../../../core/service-areas/sentence'
import type { AreaForm } from '../../../core/service-areas/types'
import { coverageSentence, optionTexts, typeText } from './area-text'

const t = translator('en')
const sentenceOf = (areas: readonly AreaForm[]) =>
  coverageSentence(coveragePhrases(areas, 'drive', somePlaces), somePlaces, t)

const cases: readonly [sentence: string, areas: readonly AreaForm[]][] = [
  ['', []],
  ['All of the United States', [areaForm('US')]],
  ['All of the United States except Nevada', [areaForm('US', { excludeCodes: ['US-NV'] })]],
  [
    'All of the United States except Nevada; 3 cities excluded',
    [areaForm('US', { excludeCodes: ['US-NV', 'US-CA-LAX', 'US-CA-FRE', 'US-CA-RED'] })],
  ],
  ['All of Canada; 1 city excluded', [areaForm('CA', { excludeCodes: ['CA-ON-TOR'] })]],
  [
    'All of the United States except Nevada; with Las Vegas',
    [areaForm('US', { excludeCodes: ['US-NV'] }), areaForm('US-NV-LAS')],
  ],
  [
    'California and Nevada in the United States. Ontario in Canada',
    ['US-CA', 'US-NV', 'CA-ON'].map(code => areaForm(code)),
  ],
]

describe('the sentence about the coverage', () => {
  for (const [sentence, areas] of cases) it(sentence || 'nothing', () => expect(sentenceOf(areas)).to.equal(sentence))

  it('separates exclusions with the punctuation of its language', () => {
    const phrases = coveragePhrases([areaForm('CA', { excludeCodes: ['CA-ON-TOR'] })], 'drive', somePlaces)
    const other = translator('en', { 'areas.besides': '{main}؛ {more}' })
    expect(coverageSentence(phrases, somePlaces, other)).to.equal('All of Canada؛ 1 city excluded')
  })
})

describe('options as text', () => {
  // @spec 3.23, 5.24
  it('include only complete options', () => {
    const options = [
      option,
      { ...option, max: '0' },
      { ...option, max: '1', unit: 'hours' as const },
      { ...option, max: '' },
    ]
    expect(optionTexts(options, t)).to.deep.equal(['2 days $25.00', 'Same day $25.00', '1 hour $25.00'])
  })
})

describe('the label of a delivery type', () => {
  it('is the code in sentence case for an unknown type', () => {
    expect(['HARD_DRIVE', 'INTERNET', 'LEASED_LINE'].map(type => typeText(type, t))).to.deep.equal([
      'Drive',
      'Internet',
      'Leased line',
    ])
  })
})
