import type { Theatre } from '../../wire/theatres'
import { createRandom, type Random } from '../random'
import { type City, cities } from '../reference/cities'
import { placeName } from '../reference/places'

/** Theatres with given names, streets and cities. They are the first ones of the largest order. */
const namedTheatres =
  'Alamo Row Cinema 12;1140 Division St;San Antonio|Aurora Grand;88 Larkspur Ave;Aurora|Bellwether Picture House;9 Mill Ln;Burlington|Capitol Twin;402 State St;Salem|Cineplex Rivière;1200 rue Saint-Denis;Montréal|Drive-In at Mesa Flats;7701 Old US 80;Mesa|Eastgate 16;310 Eastgate Blvd;Cincinnati|Fox & Lantern;55 Harbor Rd;Portland|Garneau Filmhouse;8712 109 St NW;Edmonton|Hollis Street Cinema;14 Hollis St;Halifax|Imperial 7;2020 Commerce St;Dallas|Jubilee Screens;660 Fulton St;Brooklyn|Kino Lorain;3911 Lorain Ave;Cleveland|Lakeshore Stadium 20;1 Pier Dr;Chicago|Meridian 9;4500 Meridian Ave;Miami|New Rialto;77 Broad St;Newark|Orpheum on Main;615 Main St;Wichita|Paramount Annex;24 Pine St;Seattle|Quarry Lane 4;980 Quarry Ln;Bloomington|Regent, The;31 Regent Sq;Toronto'

const names =
  'Roxy|Majestic|Strand|Rialto|Bijou|Odeon|Grand|Palace|Orpheum|Lyric|Avalon|Vogue|Uptown|Tivoli|Gem|Empire|Crescent|Luna|Beacon|Criterion'.split(
    '|',
  )
const forms = 'Cinema|Theatre|8|Cinema 10|12|Film Center|Screens|Picture House|Drive-In|Stadium 14'.split('|')
const streets =
  'Main St|Market St|Oak Ave|Broadway|Elm St|Union Ave|Lake Rd|Station Rd|Harbor Blvd|Park Row|2nd Ave|Mill Rd|College St|Front St'.split(
    '|',
  )
const frenchStreets = 'rue Sainte-Catherine|boulevard Laurier|rue Saint-Jean|avenue du Parc'.split('|')

/** Returns the theatres of the world, four hundred by default. They are the same on each call. */
export function makeTheatres(count = 400): Theatre[] {
  const random = createRandom(97)
  const theatres = namedTheatres.split('|').map((row, index) => {
    const [name = '', street = '', cityName] = row.split(';')
    const city = cities.find(candidate => candidate.name === cityName) ?? random.pick(cities)
    return theatreOf(index, name, street, city, random)
  })
  const usedNames = new Set(theatres.map(theatre => theatre.name))
  for (let index = theatres.length; index < count; index++) {
    const city = cities[index % cities.length] ?? random.pick(cities)
    let name = `${random.pick(names)} ${random.pick(forms)}`
    while (usedNames.has(`${name} ${city.name}`)) name = `${random.pick(names)} ${random.pick(forms)}`
    usedNames.add(`${name} ${city.name}`)
    const street =
      city.province === 'QC'
        ? `${random.whole(10, 4200)} ${random.pick(frenchStreets)}`
        : `${random.whole(10, 9900)} ${random.pick(streets)}`
    theatres.push(theatreOf(index, name, street, city, random))
  }
  return theatres
}

function theatreOf(index: number, name: string, street: string, city: City, random: Random): Theatre {
  const provinceCode = `${city.country}-${city.province}`
  return {
    id: `TH-${String(index + 1).padStart(4, '0')}`,
    name,
    street,
    displayLocation: `${city.name}, ${city.province}`,
    city: city.name,
    state: city.country === 'GB' ? null : { code: provinceCode, name: placeName(provinceCode) },
    country: { code: city.country, name: placeName(city.country) },
    postalCode: postalCode(city, random),
    ...(index % 9 === 4 ? {} : { phone: `+1 ${random.digits(3)} 555 ${random.digits(4)}` }),
    addressType: index % 5 === 3 ? 'warehouse' : 'theatre',
    ...(index % 31 === 12 ? {} : { timezone: city.zone }),
  }
}

function postalCode({ country, postal }: City, random: Random): string {
  if (country === 'US') return `${postal}${random.digits(2)}`
  if (country === 'CA')
    return `${postal} ${random.whole(1, 9)}${random.pick(['A', 'B', 'E', 'K', 'N'])}${random.whole(1, 9)}`
  return country === 'GB' ? `${postal} ${random.whole(1, 9)}AB` : postal
}
