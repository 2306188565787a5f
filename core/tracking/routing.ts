import { fitsMod10, fitsMod11 } from './check-digits'

/**
 * Barcodes that hold routing beside the tracking number: a USPS label begins with 420 and the ZIP code of the
 * addressee, a FedEx label holds its number at the end. Formats and their examples are facts of
 * jkeen/tracking_number_data (MIT) and of USPS Publication 199.
 */

/** Matches a USPS number of 26 digits, which holds the mailer's id in one of two lengths. */
export const uspsLong = /^(92\d{3}9|93\d{3}[0-8]|9[45]\d{4})\d{20}$/
const uspsPackage = /^9[1-5]\d{20}$/
const uspsShort = /^\d{20}$/

const fitsUsps = (number: string) => fitsMod10(number, 3, 1)

/**
 * Returns whether a number of USPS without routing has the right check digit; some short ones are checked with a 91
 * before them.
 */
export function fitsUspsShort(number: string): boolean {
  return fitsUsps(number) || fitsUsps(`91${number}`)
}

/** Matches a label of USPS with a number of 22 or 26 digits after the ZIP code. */
export const uspsRouted = /^420(\d{5}|\d{9})9[1-5]\d{20}$|^420\d{5}9[2-5]\d{24}$/
/** Matches a label of USPS with an old number of 20 digits. */
export const uspsRoutedShort = /^420(\d{5}|\d{9})\d{20}$/

/**
 * Returns the number behind the ZIP code, which has five digits or nine; null when none fits. A number of 22 digits is
 * tried before one of 26, because both are possible in 34 digits and the longer one is rare.
 */
export function innerOfUsps(barcode: string): string | null {
  const inner = [12, 8].map(start => barcode.slice(start))
  return (
    inner.find(number => uspsPackage.test(number) && fitsUsps(number)) ??
    inner.find(number => uspsLong.test(number) && fitsUsps(number)) ??
    inner.find(number => uspsShort.test(number) && fitsUspsShort(number)) ??
    null
  )
}

const fitsExpress = (number: string) => fitsMod11(number, [3, 1, 7])
const fitsGround = (number: string) => fitsMod10(number, 1, 3)

/**
 * Returns the number of a FedEx barcode of 34 digits: the last 12 behind two zeros, else the last 15; null when neither
 * fits.
 */
export function innerOfFedEx(barcode: string): string | null {
  const [express, ground] = [barcode.slice(-12), barcode.slice(-15)]
  if (barcode.slice(-14, -12) === '00') return fitsExpress(express) ? express : null
  return fitsGround(ground) ? ground : null
}

/** Returns the number in the old barcode of FedEx of 32 digits. */
export function innerOfAstra(barcode: string): string | null {
  const number = barcode.slice(16, 28)
  return fitsExpress(number) ? number : null
}
