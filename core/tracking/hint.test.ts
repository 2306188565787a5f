import { expect } from 'chai'
import { carriers } from './carriers'
import { plainNumber, trackingHint, trackingPage } from './hint'

const all = carriers.map(({ slug }) => slug)

/** Public examples of jkeen/tracking_number_data, by carrier: valid numbers, and numbers with a wrong check digit. */
const vectors: Readonly<Record<string, { good: readonly string[]; bad: readonly string[] }>> = {
  ups: {
    good: ['1Z5R89390357567127', '1Z879E930346834440', '1Z410E7W0392751591', '1Z8V92A70367203024'],
    bad: ['1Z5R89390357567128', '1Z1111111111111111'],
  },
  fedex: {
    good: [
      '986578788855',
      '477179081230',
      '799531274483',
      '974367662710',
      '568283610012000',
      '5682 8361 0012 734',
      '9611020987654312345672',
      '1001921334250001000300779017972697',
      '9622001900000000000000776632517510',
    ],
    bad: ['996578788855', '568283610012732', '9600000000000000000001', '1001901781990001000300617767839438'],
  },
  usps: {
    good: [
      '9400111206206406260787',
      '9361 2898 7870 0317 6337 95',
      '9405803699300124287899',
      '03071790000523483741',
      '7196 9010 7560 0307 7385',
    ],
    bad: ['9400111206206406260788', '03071790000523483742', 'RB123456786US'],
  },
  dhl: {
    good: ['3318810025', '73891051146', '8487135506', '1099255990', 'JJD0099999999', 'JVGL0999999990'],
    bad: ['3318810010', '3318810034', '3318810011'],
  },
  purolator: {
    good: ['320595463938', '320606146993', '287809468872', '331434972567', 'KYV009956937'],
    bad: ['320595463939', '287809468875'],
  },
  'canada-post': { good: ['0073938000549297'], bad: ['0073938000549292'] },
  ontrac: {
    good: ['C11031500001879', 'C10999911320231', 'D10011354453707', 'D 100 113 459 830 10'],
    bad: ['C10000000000000', 'C11031500001889', 'D10011345983012'],
  },
  'royal-mail': { good: ['RB123456785GB'], bad: ['RB123456786GB'] },
  dpd: {
    good: ['09980000020033F', '0081827099800000200 33350276C', '0081827 0998 0000 0200 45 327 276 N'],
    bad: ['09980000020033D', '008182709980000020033350276A'],
  },
}

describe('the hint of a tracking number', () => {
  for (const [slug, { good, bad }] of Object.entries(vectors)) {
    for (const number of good)
      it(`${slug}: ${number} fits`, () => {
        expect(trackingHint(number, slug, all)).to.deep.equal({ kind: 'fits', slug })
        const open = trackingHint(number, undefined, all)
        expect(open?.kind).to.equal('open')
        expect(open && 'others' in open ? open.others : []).to.include(slug)
      })
    for (const number of bad)
      it(`${slug}: ${number} has a wrong check digit`, () => {
        const hint = trackingHint(number, slug, all)
        expect(hint).to.include({ kind: 'mistyped', slug })
      })
  }

  it('suggests the matching check digit if only one matches', () => {
    expect(trackingHint('1Z5R89390357567128', 'ups', all)).to.deep.include({ check: '7' })
    expect(trackingHint('RB123456786GB', 'royal-mail', all)).to.deep.include({ check: '5' })
    expect(trackingHint('RB123456786GB', undefined, all)).to.deep.include({ slug: null, check: '5' })
    expect(trackingHint('320595463939', 'purolator', all)).to.deep.include({ check: '8' })
    // The check digit of this number is a letter.
    expect(trackingHint('09980000020033D', 'dpd', all)).to.deep.include({ check: null })
  })

  it('suggests the matching carrier for a number with another carrier', () => {
    expect(trackingHint('1Z5R89390357567127', 'fedex', all)).to.deep.equal({ kind: 'other', others: ['ups'] })
    expect(trackingHint('1Z5R89390357567127', 'fedex', ['fedex', 'dhl'])).to.deep.equal({ kind: 'none' })
    expect(trackingHint('RB123456785GB', 'usps', all)).to.deep.equal({ kind: 'other', others: ['royal-mail'] })
  })

  it('names all matching carriers, and accepts the chosen one', () => {
    const purolators = vectors.purolator?.good.filter(number => /^\d+$/.test(number)) ?? []
    const both = purolators.find(number => trackingHint(number, 'fedex', all)?.kind === 'fits') ?? '320595463938'
    expect(trackingHint(both, 'purolator', all)).to.deep.equal({ kind: 'fits', slug: 'purolator' })
    expect(trackingHint('320595463938', 'fedex', all)).to.deep.equal({
      kind: 'mistyped',
      slug: 'fedex',
      check: null,
      others: ['purolator'],
    })
    expect(trackingHint('09980000020033F', undefined, all)).to.deep.equal({ kind: 'open', others: ['dpd', 'dpd-uk'] })
  })

  it('is null for a carrier without a table, without carriers, and for an empty number', () => {
    for (const slug of ['lso', null]) expect(trackingHint('1Z5R89390357567127', slug, all)).to.equal(null)
    expect(trackingHint('1Z5R89390357567127', undefined, [])).to.equal(null)
    for (const number of ['', '  ', '-'])
      for (const slug of ['ups', undefined]) expect(trackingHint(number, slug, all), number).to.equal(null)
  })

  it('reports that no carrier has such numbers', () => {
    for (const number of ['dock 3', '123', '1Z5R8939'])
      for (const slug of ['ups', undefined])
        expect(trackingHint(number, slug, all), number).to.deep.equal({ kind: 'none' })
  })

  it('recognizes a mistyped number without a carrier by its format', () => {
    expect(trackingHint('1Z5R89390357567128', undefined, all)).to.deep.equal({
      kind: 'mistyped',
      slug: null,
      check: '7',
      others: [],
    })
    expect(trackingHint('996578788855', undefined, all)).to.deep.equal({ kind: 'none' })
  })

  it('compares numbers without blanks, dashes and case', () => {
    expect(plainNumber(' 1z-5r89 3903.57567127 ')).to.equal('1Z5R89390357567127')
  })

  it('links to the page of the carrier for any text', () => {
    expect(trackingPage('1z5r 89390357567127', 'ups')).to.equal('https://www.ups.com/track?tracknum=1Z5R89390357567127')
    expect(trackingPage('a&b=#c', 'fedex')).to.equal('https://www.fedex.com/fedextrack/?trknbr=A%26B%3D%23C')
    expect([trackingPage('1Z', 'lso'), trackingPage('1Z', null), trackingPage('', 'ups')]).to.deep.equal([
      null,
      null,
      null,
    ])
  })
})
