/**
 * A city. `code` identifies it within its province ("LAX" in "US-CA-LAX"), `postal` is the start of its postal codes, and
 * `zone` an IANA time zone.
 */
export interface City {
  name: string
  code: string
  province: string
  country: string
  postal: string
  zone: string
}

const zones: Record<string, string> = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  A: 'America/Phoenix',
  P: 'America/Los_Angeles',
  H: 'Pacific/Honolulu',
  K: 'America/Anchorage',
  T: 'America/Toronto',
  W: 'America/Winnipeg',
  D: 'America/Edmonton',
  V: 'America/Vancouver',
  X: 'America/Halifax',
  Q: 'America/Mexico_City',
  L: 'Europe/London',
}

const table: Record<string, string> = {
  US: `TX San Antonio SAT 782 C|TX Dallas DAL 752 C|TX Austin AUS 787 C|TX Houston HOU 770 C|CO Aurora AUR 800 M|CO Denver DEN 802 M
|VT Burlington BUR 054 E|OR Salem SAL 973 P|OR Portland PDX 972 P|AZ Mesa MES 852 A|AZ Tucson TUS 857 A|OH Cincinnati CIN 452 E
|OH Cleveland CLE 441 E|OH Columbus COL 432 E|ME Portland PWM 041 E|NY Brooklyn BRO 112 E|NY Buffalo BUF 142 E|NY Rochester ROC 146 E
|IL Chicago CHI 606 C|IL Peoria PEO 616 C|FL Miami MIA 331 E|FL Tampa TAM 336 E|FL Orlando ORL 328 E|NJ Newark NEW 071 E|KS Wichita WIC 672 C
|WA Seattle SEA 981 P|WA Spokane SPO 992 P|IN Bloomington BLO 474 E|IN Indianapolis IND 462 E|CA Los Angeles LAX 900 P|CA Sacramento SAC 958 P
|CA San Diego SAN 921 P|CA Oakland OAK 946 P|CA Fresno FRE 937 P|NV Reno REN 895 P|NV Las Vegas LAS 891 P|UT Provo PRO 846 M|NM Santa Fe SAF 875 M
|MT Missoula MIS 598 M|ID Boise BOI 837 M|MN Duluth DUL 558 C|MN Saint Paul STP 551 C|WI Madison MAD 537 C|IA Des Moines DES 503 C|MO Saint Louis STL 631 C
|NE Omaha OMA 681 C|OK Tulsa TUL 741 C|AR Little Rock LIT 722 C|LA New Orleans NOL 701 C|TN Memphis MEM 381 C|TN Nashville NAS 372 C
|AL Mobile MOB 366 C|GA Atlanta ATL 303 E|GA Savannah SAV 314 E|NC Durham DUR 277 E|SC Charleston CHS 294 E|VA Richmond RIC 232 E|MD Baltimore BAL 212 E
|PA Pittsburgh PIT 152 E|PA Philadelphia PHI 191 E|MA Worcester WOR 016 E|NH Manchester MAN 031 E|MI Detroit DET 482 E|KY Louisville LOU 402 E
|AK Anchorage ANC 995 K|HI Honolulu HON 968 H`,
  CA: `QC Montréal MTL H2X T|QC Québec QUE G1R T|ON Toronto TOR M5V T|ON Ottawa OTT K1P T|ON London LDN N6A T|AB Edmonton EDM T6G D|AB Calgary CAL T2P D
|NS Halifax HAL B3H X|BC Vancouver VAN V6B V|BC Victoria VIC V8W V|MB Winnipeg WIN R3C W`,
  MX: 'JAL Guadalajara GDL 44100 Q|NLE Monterrey MTY 64000 Q|CMX Ciudad de México MEX 06000 Q|PUE Puebla PUE 72000 Q',
  GB: 'ENG Bristol BRS BS1 L|ENG Leeds LDS LS1 L|SCT Glasgow GLA G1 L|WLS Cardiff CDF CF10 L',
}

function readCities(): City[] {
  return Object.entries(table).flatMap(([country, rows]) =>
    rows
      .replaceAll('\n', '')
      .split('|')
      .map(row => {
        const parts = row.split(' ')
        const [zone = '', postal = '', code = ''] = parts.splice(-3).toReversed()
        const [province = '', ...name] = parts
        return { name: name.join(' '), code, province, country, postal, zone: zones[zone] ?? 'UTC' }
      }),
  )
}

export const cities: readonly City[] = readCities()

export function cityCode(city: City): string {
  return `${city.country}-${city.province}-${city.code}`
}
