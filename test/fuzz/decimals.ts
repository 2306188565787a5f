import { decimalOf, decimalText, readDecimal } from '../../core/base/decimals'
import { centsOf, normalizePrice, priceText } from '../../core/service-areas/prices'
import type { Target } from './targets'
import { mutilate, noise } from './texts'

const locales = ['en', 'de', 'fr', 'ar', 'ar-EG', 'fa', 'hi-IN', 'de-CH', 'my']
const formats = locales.map(locale => new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }))

function holds(isKept: boolean, promise: string): void {
  if (!isKept) throw new Error(promise)
}

/** Prices and sizes as people of many languages type them. */
export const decimals: Target = {
  name: 'prices and sizes',
  runs: 200_000,
  text: random =>
    random.chance(0.3) ? noise(random, 16) : mutilate(random, random.pick(['1.234,50 €', '$1,234.50', '٢٤٫٥٠']), ','),
  read(text, random) {
    const read = readDecimal(text)
    holds(read === null || readDecimal(read) === read || /^\d{1,3}\.\d{3}$/.test(read), 'reads the same again')
    const cents = centsOf(text)
    holds(cents === null || centsOf(priceText(cents)) === cents, 'keeps its amount')
    holds(centsOf(normalizePrice(text)) === cents, 'settles to the same amount')
    const amount = random.whole(0, 10 ** 9)
    const written = random.pick(formats).format(amount / 100)
    holds(centsOf(written) === amount, `reads ${written}`)
    const size = random.whole(1, 10 ** 9) / 1000
    holds(decimalOf(decimalText(size)) === size, `keeps the size ${size}`)
  },
}
