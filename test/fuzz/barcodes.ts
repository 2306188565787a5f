import type { Random } from '../../core/testing/random'
import { carriers } from '../../core/tracking/carriers'
import { innerNumber, plainNumber, trackingHint, trackingPage } from '../../core/tracking/hint'
import type { Target } from './targets'
import { mutilate, noise } from './texts'

const slugs = carriers.map(({ slug }) => slug)
const published = [
  '420787459400111206206406260787',
  '4201028200009261290113185417468510',
  '(420)78745(94)00111206206406260787',
  '9622001900000000000000776632517510',
  '9611020987654312345672',
  '32971514560102447849175802862014',
  '(00)340434161094042557',
  'RR 123 456 785 GB',
]

/** Returns digits behind the prefix of a barcode, valid only by chance, or a damaged published barcode. */
function barcode(random: Random): string {
  const prefix = random.pick(['420', '96', '9622', '1001', '3', '00', '(420)', ']C1420', '\u001d420'])
  const chance = random.next()
  if (chance < 0.2) return noise(random, 40)
  return chance < 0.6 ? prefix + random.digits(random.whole(15, 35)) : mutilate(random, random.pick(published), ' ')
}

export const barcodes: Target = {
  name: 'barcodes of labels',
  runs: 100_000,
  text: barcode,
  read(text) {
    for (const slug of [undefined, ...slugs]) {
      const inner = innerNumber(text, slug)
      if (inner === null) continue
      if (!plainNumber(text).includes(inner)) throw new Error(`${inner} is in the barcode`)
      if (innerNumber(inner, slug) !== null) throw new Error(`${inner} is not shortened again`)
      const among = slug ? [slug] : slugs
      const fits = among.some(each => trackingHint(inner, each, slugs)?.kind === 'fits')
      if (!fits) throw new Error(`${inner} fits a courier`)
      if (slug && !trackingPage(text, slug)?.endsWith(inner)) throw new Error(`${inner} is asked for`)
    }
  },
}
