import { expect } from 'chai'
import fc from 'fast-check'
import { moreSamples } from '../../test/fixtures/cpl-names/more-samples'
import { samples } from '../../test/fixtures/cpl-names/samples'
import { type CplName, decodeCplName } from './cpl-name'

const published = Object.entries({ ...samples, ...moreSamples })

/** Returns a name as one line of its parts; a missing part is a dash. */
function line(name: CplName): string {
  const subtitles = name.subtitles.map(({ code, isBurnedIn }) => (isBurnedIn ? code.toLowerCase() : code))
  return [
    name.title,
    [name.contentType, name.version ?? '', ...name.modifiers].join('.'),
    [name.aspect ?? '-', name.inside].filter(Boolean).join('.'),
    `${name.audioLanguage ?? '-'}>${[...subtitles, ...name.captions].join('.') || '-'}`,
    name.territory.join('.') || '-',
    name.audio.join('.') || '-',
    name.resolution ?? '-',
    name.studio ?? '-',
    name.date ?? '-',
    name.facility ?? '-',
    `${name.standard ?? '-'}${name.is3d ? ' 3D' : ''}`,
    name.packageType ?? '-',
  ].join(' ')
}

describe('the name of a composition', () => {
  for (const [source, names] of published)
    describe(`(${source})`, () => {
      for (const [name, expected, irregular] of names)
        it(`is read: ${name}${irregular ? ` (${irregular})` : ''}`, () => {
          const decoded = decodeCplName(name)
          expect(decoded && line(decoded)).to.equal(expected)
        })
    })

  for (const [fields, expected] of [
    ['FRBE-XX_BE', 'FRBE>- BE'],
    ['FRCH_CH', 'FRCH>- CH'],
    ['FRCA-ENAU-CCAP_CA-14A', 'FRCA>ENAU.CCAP CA.14A'],
    ['ZSCN-EN_CN', 'ZSCN>EN CN'],
    ['EN-ztmo-SRLT_RS', 'EN>ztmo.SRLT RS'],
    ['ITCH-frch-DCH_CH-6-TD', 'ITCH>frch.DCH CH.6.TD'],
    ['SRCY-XX-OCAP_SRB', 'SRCY>OCAP SRB'],
    // A code that is not in the registry keeps its position.
    ['QQQQ-XX_BE', 'QQQQ>- BE'],
    ['FRBE-NLBE', 'FRBE>NLBE -'],
    ['FRBE', 'FRBE>- -'],
    ['NULL_BE', '->- BE'],
    // These are not four letters of a language.
    ['INTL-TD', '->- INTL.TD'],
    ['INTL', '->- INTL'],
    ['LAS', '->- LAS'],
    ['US-R', '->- US.R'],
    ['FR-XX_BE', 'FR>- BE'],
  ] as const)
    it(`keeps language and territory in their own fields: ${fields}`, () => {
      const name = decodeCplName(`Film_FTR-1_F_${fields}_51_2K_ST_20260101_FAC_SMPTE_OV`)
      expect(name && line(name)).to.equal(`Film FTR.1 F ${expected} 51 2K ST 2026-01-01 FAC SMPTE OV`)
    })

  it('is tested with at least 60 distinct published names, 15 of them irregular', () => {
    const all = published.flatMap(([, names]) => names)
    expect(new Set(all.map(([name]) => name)).size)
      .to.equal(all.length)
      .and.to.be.greaterThan(59)
    expect(all.filter(([, , irregular]) => irregular !== undefined).length).to.be.greaterThan(14)
  })

  for (const free of [
    '',
    '_',
    'Our local advertising, week 12',
    'FTR_F_EN-XX_US_51_2K',
    'Notes_FTR_for_the_projectionist',
    'TheFilm-2K-final-v3',
    'a_b_c_d_e_f_g_h_i_j_k_l',
    '20260101',
  ])
    it(`is free text, and is not decoded: “${free}”`, () => {
      expect(decodeCplName(free)).to.equal(null)
    })

  it('is read for any input', () => {
    const parts = [
      'FTR-1',
      'S',
      'F-133',
      'EN-XX',
      'US-R',
      '51',
      '2K',
      'UP',
      '20260230',
      'SMPTE-3D',
      'VF',
      '',
      '-',
      '__',
      '😀',
    ]
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.constantFrom(...parts)).map(some => some.join('_')),
        ),
        name => {
          const decoded = decodeCplName(name)
          if (decoded) expect(name.trim().startsWith(decoded.title)).to.equal(true)
        },
      ),
      { numRuns: 5000 },
    )
  })
})
