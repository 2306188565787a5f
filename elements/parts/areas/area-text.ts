import { formatCents } from '../../../core/base/money'
import '../../../core/service-areas/words'
import { sentenceCase } from '../../../core/i18n/status-look'
import type { Translate } from '../../../core/i18n/translate'
import { kindOf } from '../../../core/service-areas/codes'
import { isMax } from '../../../core/service-areas/options'
import { nameOf } from '../../../core/service-areas/places'
import { centsOf } from '../../../core/service-areas/prices'
import type { CoveragePhrase } from '../../../core/service-areas/sentence'
import type { OptionForm, Places, Unit } from '../../../core/service-areas/types'

/** The maximum count of listed names. More names are counted instead. */
const maxNames = 6

/** Returns the parts as a list of the language: "Nevada, Alaska and Hawaii". */
export function listText(parts: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts)
}

/**
 * Returns a sentence for each country, in the order of the areas: "All of the United States except Nevada; 3 cities
 * excluded". Many similar countries are counted in one sentence.
 */
export function coverageSentence(phrases: readonly CoveragePhrase[], places: Places, t: Translate): string {
  const countByKind = new Map<string, number>()
  for (const phrase of phrases) countByKind.set(kindOfPhrase(phrase), (countByKind.get(kindOfPhrase(phrase)) ?? 0) + 1)
  const sentences = phrases.flatMap((phrase, index) => {
    const kind = kindOfPhrase(phrase)
    const count = countByKind.get(kind) ?? 0
    if (count <= maxNames) return phraseText(phrase, places, t)
    // The count stands in the place of the first of these countries.
    if (phrases.findIndex(each => kindOfPhrase(each) === kind) !== index) return []
    return t(`areas.${kind}Countries`, { count })
  })
  return sentences.join('. ')
}

function kindOfPhrase({ isWhole: whole, except, only, excludedCities }: CoveragePhrase): 'allOf' | 'partOf' {
  return whole && except.length === 0 && only.length === 0 && excludedCities === 0 ? 'allOf' : 'partOf'
}

function phraseText(
  { country, isWhole: whole, except, only, excludedCities }: CoveragePhrase,
  places: Places,
  t: Translate,
): string {
  const name = nameOf(places, country)
  const withArticle = t('areas.articleCodes').split(' ').includes(country) ? t('areas.withArticle', { name }) : name
  const served = only.length > 0 ? namesOrCounts(only, places, t) : ''
  const excluded = except.length > 0 ? namesOrCounts(except, places, t) : ''
  const main = whole
    ? excluded === ''
      ? t('areas.allOf', { country: withArticle })
      : t('areas.allExcept', { country: withArticle, places: excluded })
    : t('areas.someIn', { country: withArticle, places: served })
  const parts = [main]
  if (whole && served !== '') parts.push(t('areas.also', { places: served }))
  if (excludedCities > 0) parts.push(t('areas.citiesExcluded', { count: excludedCities }))
  return parts.reduce((main, more) => t('areas.besides', { main, more }))
}

function namesOrCounts(codes: readonly string[], places: Places, t: Translate): string {
  if (codes.length <= maxNames)
    return listText(
      codes.map(code => nameOf(places, code)),
      t.locale,
    )
  const cities = codes.filter(code => kindOf(code) === 'city').length
  const counts = [
    ...(codes.length > cities ? [t('areas.provinces', { count: codes.length - cities })] : []),
    ...(cities > 0 ? [t('areas.cities', { count: cities })] : []),
  ]
  return listText(counts, t.locale)
}

/**
 * Returns the label of a delivery type: "Satellite". An unknown type is shown as its own text, like an unknown status
 * (decision 18).
 */
export function typeText(type: string, t: Translate): string {
  return type === 'HARD_DRIVE' || type === 'SATELLITE' || type === 'INTERNET' ? t(`areas.${type}`) : sentenceCase(type)
}

/** Returns a time as text: "5 days", "12 hours", "Same day". */
export function timeText(value: string, unit: Unit | '', t: Translate): string {
  const count = Number(value)
  if (count === 0) return t('areas.sameDay')
  return unit === 'hours' ? t('areas.withinHours', { count }) : t('areas.withinDays', { count })
}

/** Returns the complete options as texts: "1 day $54.50". */
export function optionTexts(options: readonly OptionForm[], t: Translate): readonly string[] {
  return options.flatMap(option => {
    const cents = centsOf(option.price)
    if (!isMax(option.max) || option.unit === '' || cents === null) return []
    return [`${timeText(option.max, option.unit, t)} ${formatCents(cents)}`]
  })
}
