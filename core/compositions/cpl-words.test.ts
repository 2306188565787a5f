import { expect } from 'chai'
import '../work-orders/words'
import './words'
import { translator } from '../i18n/translate'
import { decodeCplName } from './cpl-name'
import { cplParts, differing, soundsOf } from './cpl-words'

const t = translator('en')

function parts(name: string) {
  const decoded = decodeCplName(name)
  if (decoded === null) throw new Error(`${name} is free`)
  return cplParts(decoded, t)
}
const textsOf = (name: string) => parts(name).map(({ text }) => text)

describe('the facts in a composition’s name', () => {
  it('are shown as texts, field by field', () => {
    expect(
      textsOf('NorthboundLine_FTR-4-3D_S_EN-XX-CCAP_US-13_51-HI-VI_2K_MGL_20261104_DLX_SMPTE-3D_VF'),
    ).to.deep.equal([
      'NorthboundLine',
      'Feature v4, 3D',
      'Scope',
      'English',
      'Closed captions',
      'US 13',
      '5.1, HI, VI',
      '2K',
      'MGL',
      '2026-11-04',
      'DLX',
      'SMPTE',
      'VF (requires OV)',
    ])
  })

  it('distinguish projected from burned-in subtitles, and read the convention’s own codes', () => {
    expect(textsOf('A_FTR-1_F-133_DE-fr-LAS_INT-TD_MOS_4K_X_20260101_Y_IOP_OV')).to.include.members([
      'Flat, 1.33 inside',
      'German',
      'French subtitles (burned in), Latin American Spanish subtitles (projected)',
      'International texted',
      'OV (complete)',
    ])
  })

  it('keep an unknown code unchanged', () => {
    expect(textsOf('A_STR-Q_C_QZZ-XX_ZZZ-9_51_2K_SMPTE')).to.deep.equal([
      'A',
      'STR vQ',
      'Full container',
      'QZZ',
      'ZZZ 9',
      '5.1',
      '2K',
      'SMPTE',
    ])
  })

  it('name languages of four letters and their territory', () => {
    expect(textsOf('A_FTR-1_F_FRBE-XX_BE_51_2K_SMPTE_OV')).to.include.members(['French (Belgium)', 'Belgium'])
    expect(textsOf('A_FTR-1_F_EN-ZTHK-srlt_HK_51_2K_SMPTE_OV')).to.include(
      'Chinese (Traditional, Hong Kong) subtitles (projected), Serbian (Latin) subtitles (burned in)',
    )
  })

  it('name the territory in the language of the reader', () => {
    for (const [locale, text] of [
      ['fr', 'français (Belgique)'],
      ['de', 'Französisch (Belgien)'],
      ['ar', 'الفرنسية (بلجيكا)'],
    ] as const) {
      const decoded = decodeCplName('A_FTR-1_F_FRBE-XX_BE_51_2K_SMPTE_OV')
      expect(decoded && cplParts(decoded, translator(locale)).find(({ field }) => field === 'language')?.text).to.equal(
        text,
      )
    }
  })

  for (const [code, text] of [
    ['UK', 'UK'],
    ['ZK', 'Kosovo'],
    ['CS', 'Serbia'],
    ['CUW', 'Curaçao'],
    ['LAS', 'Latin America'],
    ['NAM', 'North America'],
    ['BE', 'Belgium'],
    ['UKI', 'UKI'],
    ['CIS', 'CIS'],
    ['DU', 'DU'],
    ['SU', 'SU'],
    ['DD', 'DD'],
    ['ZZ', 'ZZ'],
    ['XA', 'XA'],
    ['OV', 'OV'],
  ] as const)
    it(`name the territory ${code} as ${text}`, () => {
      const territory = parts(`A_FTR-1_F_EN-XX_${code}_51_2K_SMPTE_OV`).find(({ field }) => field === 'territory')
      expect(territory?.text).to.equal(text)
    })

  it('explain the suffixes of the sound', () => {
    const decoded = decodeCplName('A_FTR_S_EN-XX_US_51-HI-VI_2K_SMPTE_OV')
    expect(decoded && soundsOf(decoded, t)).to.deep.equal(['HI: for the hard of hearing', 'VI: audio description'])
  })

  it('differ in the fields that distinguish versions', () => {
    const names = ['A_FTR_S_EN-XX_US_51_2K_SMPTE_OV', 'A_FTR_S_EN-ES_US_51_2K_SMPTE_VF'].map(parts)
    expect([...differing(names)]).to.deep.equal(['package', 'subtitles'])
    expect(differing(names.slice(0, 1)).size).to.equal(0)
  })
})
