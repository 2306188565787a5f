import { expect } from 'chai'
import type { Composition, Movie } from '../wire/work-orders'
import { filmName } from './film-name'

const composition = (id: string, cplName: string): Composition => ({
  id,
  cplName,
  size: 0,
  dcpTransferStatus: null,
  download: null,
})
const kestrel = composition('c1', 'Kestrel_FTR-4_F_EN-XX_US-13_51_2K_UNB_20261116_DLX_SMPTE_OV')

describe('the film of an order', () => {
  it('has its known name, else the title of its composition, else a free name', () => {
    const film = { compositionId: 'c1', movieId: 'm1', movieName: 'The Kestrel', releaseDate: null, language: null }
    expect(filmName([kestrel], new Map<string, Movie | null>([['c1', film]]))).to.equal('The Kestrel')
    expect(filmName([kestrel], new Map([['c1', null]]))).to.equal('Kestrel')
    expect(filmName([composition('c2', 'last reel, mended')], new Map([['c2', null]]))).to.equal('last reel, mended')
  })

  it('has no name until it is looked up', () => {
    expect(filmName([kestrel], new Map())).to.equal(null)
  })
})
