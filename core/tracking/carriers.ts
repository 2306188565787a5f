import { fitsLuhn, fitsMod7, fitsMod10, fitsMod11, fitsMod37, fitsS10 } from './check-digits'
import {
  fitsUspsShort,
  innerOfAstra,
  innerOfFedEx,
  innerOfUsps,
  uspsLong,
  uspsRouted,
  uspsRoutedShort,
} from './routing'

export interface Shape {
  readonly pattern: RegExp
  /** Returns whether the check digit is right; absent when the numbers have no check digit. */
  readonly fits?: (number: string) => boolean
  /** The position of the check digit; by default the last one. */
  readonly checkAt?: number
  /**
   * Returns the number for the carrier's page from a barcode that also holds routing; null when it cannot be
   * determined.
   */
  readonly inner?: (barcode: string) => string | null
  /** Whether the shape identifies the carrier, since no other carrier has such numbers. */
  readonly isUnique?: true
}

export interface Carrier {
  /** The name of the carrier at AfterShip, and the `aftership_slug` of a shipping type. */
  readonly slug: string
  readonly shapes: readonly Shape[]
  /** The address of the carrier's page about a parcel, to which the number is appended. */
  readonly page: string
}

const s10 = (country: string): Shape => ({
  pattern: new RegExp(`^[A-Z]{2}\\d{9}${country}$`),
  fits: number => fitsS10(number.slice(2, 11)),
  checkAt: 10,
  isUnique: true,
})
const parcelPage = 'https://www.dpdgroup.com/nl/mydpd/my-parcels/track?lang=en&parcelNumber='
const dpd: Carrier['shapes'] = [{ pattern: /^\d{14}[\dA-Z]$|^\d{27}[\dA-Z]$/, fits: fitsMod37 }]

/**
 * The carriers with recognizable numbers. Patterns, check digits and their examples are facts of the public collection
 * jkeen/tracking_number_data (MIT); S10 is the postal union's standard for items by air and road.
 */
export const carriers: readonly Carrier[] = [
  {
    slug: 'ups',
    shapes: [{ pattern: /^1Z[\dA-Z]{16}$/, fits: number => fitsMod10(number.slice(2), 1, 2), isUnique: true }],
    page: 'https://www.ups.com/track?tracknum=',
  },
  {
    slug: 'fedex',
    shapes: [
      { pattern: /^\d{12}$/, fits: number => fitsMod11(number, [3, 1, 7]) },
      { pattern: /^\d{15}$/, fits: number => fitsMod10(number, 1, 3) },
      {
        pattern: /^96\d{20}$/,
        fits: number => fitsMod10(number.slice(7), 1, 3),
        inner: number => number.slice(7),
        isUnique: true,
      },
      {
        pattern: /^(1\d{3}|96\d\d)\d{30}$/,
        fits: number => fitsMod11(number.slice(20), [1, 7, 3]) || innerOfFedEx(number) !== null,
        inner: innerOfFedEx,
      },
      { pattern: /^3\d{31}$/, fits: number => innerOfAstra(number) !== null, checkAt: 27, inner: innerOfAstra },
    ],
    page: 'https://www.fedex.com/fedextrack/?trknbr=',
  },
  {
    slug: 'usps',
    shapes: [
      { pattern: /^9[1-5]\d{20}$/, fits: number => fitsMod10(number, 3, 1), isUnique: true },
      { pattern: uspsLong, fits: number => fitsMod10(number, 3, 1), isUnique: true },
      { pattern: /^\d{20}$/, fits: fitsUspsShort },
      { pattern: uspsRouted, fits: number => innerOfUsps(number) !== null, inner: innerOfUsps, isUnique: true },
      { pattern: uspsRoutedShort, fits: number => innerOfUsps(number) !== null, inner: innerOfUsps },
      s10('US'),
    ],
    page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  },
  {
    slug: 'dhl',
    shapes: [
      { pattern: /^\d{10,11}$/, fits: fitsMod7 },
      { pattern: /^J[A-Z]{2,3}\d{9,20}$/ },
      // The serial number of a parcel in Germany, which GS1 writes with (00) before it.
      { pattern: /^003404\d{14}$/, fits: number => fitsMod10(number, 3, 1) },
    ],
    page: 'https://www.dhl.com/en/express/tracking.html?AWB=',
  },
  {
    slug: 'purolator',
    shapes: [{ pattern: /^[0-5]\d{11}$/, fits: fitsLuhn }, { pattern: /^[A-Z]{3}\d{9}$/ }],
    page: 'https://www.purolator.com/en/shipping/tracker?searchValue=',
  },
  {
    slug: 'canada-post',
    shapes: [{ pattern: /^\d{16}$/, fits: number => fitsMod10(number, 3, 1) }, s10('CA')],
    page: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
  },
  {
    slug: 'ontrac',
    shapes: [
      { pattern: /^C\d{14}$/, fits: number => fitsMod10(`4${number.slice(1)}`, 1, 2), isUnique: true },
      { pattern: /^D\d{14}$/, fits: number => fitsMod10(`5${number.slice(1)}`, 1, 2), isUnique: true },
    ],
    page: 'https://www.ontrac.com/tracking/?number=',
  },
  { slug: 'royal-mail', shapes: [s10('GB')], page: 'https://www.royalmail.com/track-your-item#/tracking-results/' },
  { slug: 'dpd', shapes: dpd, page: parcelPage },
  { slug: 'dpd-uk', shapes: dpd, page: parcelPage },
]

export function carrierOf(slug: string | null): Carrier | null {
  return carriers.find(carrier => carrier.slug === slug) ?? null
}
