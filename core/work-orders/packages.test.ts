import { expect } from 'chai'
import { packagesOf } from './packages'

describe('the packages of the compositions of an order', () => {
  const table: readonly [names: readonly string[], packages: readonly string[]][] = [
    [['NorthboundLine_FTR_S_EN-XX_US-13_51_2K_20261001_SMPTE_OV'], ['OV']],
    [
      ['A_FTR_S_EN-XX_US_51_SMPTE_VF', 'B_FTR_S_FR-XX_FR_51_SMPTE_VF-2', 'A_FTR_S_EN-XX_US_51_SMPTE_OV'],
      ['OV', 'VF'],
    ],
    [['A_FTR_S_EN-XX_US_51_2K_SMPTE'], []],
    [['My_trailer_OV', 'OV', ''], []],
    [[], []],
  ]
  for (const [names, packages] of table)
    it(`are ${packages.join(' and ') || 'none'} for ${names.join(', ') || 'no compositions'}`, () => {
      expect(packagesOf(names.map(cplName => ({ cplName })))).to.deep.equal(packages)
    })
})
