/** GET {main}/v1/timezones answers Timezone[]; GET {main}/v1/countries answers Country[]; GET {main}/v1/shipping-types answers ShippingType[]. */
export interface Timezone {
  name: string
  value: string
  utcOffset: string
} // "Eastern Time", "America/New_York", "-05:00"
export interface Country {
  code: string
  name: string
  intlCode: string
} // "US", "United States", "1"
export interface ShippingType {
  name: string
  aftership_slug: string | null
} // the last entry ("Other") stays last
