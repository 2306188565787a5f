import { expect } from 'chai'
import { carriers } from './carriers'
import { comparedNumber, innerNumber, trackingHint, trackingPage } from './hint'

const all = carriers.map(({ slug }) => slug)

/**
 * Barcodes by carrier, each with the number that the carrier's page takes; most are examples of
 * jkeen/tracking_number_data.
 */
const barcodes: Readonly<Record<string, readonly (readonly [barcode: string, number: string])[]>> = {
  usps: [
    ['420787459400111206206406260787', '9400111206206406260787'],
    ['420902459261290336128704042634', '9261290336128704042634'],
    ['420221539101026837331000039521', '9101026837331000039521'],
    ['420 11213 92 6129098349792366623 8', '9261290983497923666238'],
    // The ZIP code has nine digits.
    ['4201028200009261290113185417468510', '9261290113185417468510'],
    ['4201002334249200190132607600833457', '9200190132607600833457'],
    // The number has 26 digits, or 20.
    ['4207874592748931507708513018050063', '92748931507708513018050063'],
    ['4209021094001368952321234567890128', '94001368952321234567890128'],
    ['4202215371969010756003077385', '71969010756003077385'],
    ['42022153123403071790000523483741', '03071790000523483741'],
    // The forms of GS1, and those of scanners.
    ['(420)78745(94)00111206206406260787', '9400111206206406260787'],
    ['(420) 78745 (94) 0011 1206 2064 0626 0787', '9400111206206406260787'],
    ['420787459400111206206406260787\u001d', '9400111206206406260787'],
    ['\u001d42078745\u001d9400111206206406260787', '9400111206206406260787'],
    [']C1420787459400111206206406260787', '9400111206206406260787'],
  ],
  fedex: [
    ['9622001900000000000000776632517510', '776632517510'],
    ['9622001560001234567100794808390594', '794808390594'],
    ['9632001560123456789900794808390594', '794808390594'],
    ['1001921334250001000300779017972697', '779017972697'],
    ['1027590111820004833500785458233610', '785458233610'],
    ['1 1 9 52 6 64739 3000 75211 00 8710 799 199 40', '871079919940'],
    ['9622001910000000000774890123456789', '774890123456789'],
    ['9611020987654312345672', '987654312345672'],
    ['32971514560102447849175802862014', '784917580286'],
    ['33810799560000004380417923803212', '438041792380'],
  ],
  dhl: [['(00)340434161094042557', '00340434161094042557']],
}

describe('a scanned barcode', () => {
  for (const [slug, pairs] of Object.entries(barcodes))
    for (const [barcode, number] of pairs) {
      it(`${slug}: ${JSON.stringify(barcode)} fits, and its number is ${number}`, () => {
        expect(trackingHint(barcode, slug, all)).to.deep.equal({ kind: 'fits', slug })
        const open = trackingHint(barcode, undefined, all)
        expect(open && 'others' in open ? open.others : []).to.include(slug)
        expect(innerNumber(barcode, slug)).to.equal(number)
        expect(innerNumber(number, slug)).to.equal(null)
        expect(trackingHint(number, slug, all)?.kind).to.equal('fits')
        expect(trackingPage(barcode, slug)?.endsWith(`=${number}`)).to.equal(true)
        expect(comparedNumber(barcode)).to.equal(comparedNumber(number))
      })
      it(`${slug}: ${JSON.stringify(barcode)} keeps its routing when a digit is mistyped`, () => {
        const index = slug === 'fedex' && /^3/.test(barcode) ? 27 : barcode.search(/\d\D*$/)
        const typo = barcode.slice(0, index) + ((Number(barcode[index]) + 1) % 10) + barcode.slice(index + 1)
        expect(trackingHint(typo, slug, all)).to.include({ kind: 'mistyped', slug })
        expect(innerNumber(typo, slug)).to.equal(null)
        expect(innerNumber(typo, undefined)).to.equal(null)
      })
    }

  for (const [typed, slug] of [
    ['9400111206206406260787', 'usps'],
    ['9400 1112 0108 0805 4830 16', 'usps'],
    ['92748931507708513018050063', 'usps'],
    ['7196 9010 7560 0307 7385', 'usps'],
    ['RR 123 456 785 GB', 'royal-mail'],
    ['rb123456785gb', 'royal-mail'],
    ['986578788855', 'fedex'],
    ['5682 8361 0012 734', 'fedex'],
    ['1Z5R89390357567127', 'ups'],
    ['008182709980000020033350276C', 'dpd'],
    ['0073938000549297', 'canada-post'],
    ['420 dock 3', 'usps'],
    ['42078745', 'usps'],
    ['(dock 3)', 'usps'],
    ['', 'usps'],
    // The routing of one courier means nothing to another one.
    ['420787459400111206206406260787', 'fedex'],
    ['9622001900000000000000776632517510', 'usps'],
    ['420787459400111206206406260787', 'lso'],
    ['420787459400111206206406260787', null],
  ] as const)
    it(`is unchanged: ${typed} (${slug})`, () => {
      expect(innerNumber(typed, slug)).to.equal(null)
    })

  it('is recognized as a postal item with blanks or in lower case', () => {
    for (const typed of ['RR 123 456 785 GB', 'rr123456785gb', 'Rr 12345678 5 gB'])
      expect(trackingHint(typed, 'royal-mail', all), typed).to.deep.equal({ kind: 'fits', slug: 'royal-mail' })
    expect(trackingPage('RR 123 456 785 GB', 'royal-mail')).to.match(/RR123456785GB$/)
  })

  it('is not shortened without a courier if it can be a full number of another courier', () => {
    const both = '(00)340434161094042557'
    expect(trackingHint(both, undefined, all)).to.deep.equal({ kind: 'open', others: ['usps', 'dhl'] })
    expect(comparedNumber(both)).to.equal('00340434161094042557')
  })
})
