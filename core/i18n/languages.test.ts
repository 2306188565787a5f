import { expect } from 'chai'
import { wordings } from '../../elements/base/bundle/manifest/wordings'
import { firstSpoken } from './first-spoken'
import { languageOf, languages } from './languages'
import type { Messages, Wording } from './translate'

const english = await wordings('en')

const formsOf = (wording: Wording | undefined): string[] =>
  wording === undefined ? [] : typeof wording === 'string' ? [wording] : Object.values(wording)
const placeholdersOf = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

/** Texts that are the same in another language: names and formats. */
const sameIn: Readonly<Record<string, readonly string[]>> = {
  all: [
    'Flat',
    'Scope',
    'HH:mm',
    '© {year} Reeldock',
    'MPAA',
    'FACT',
    'ISO 27001',
    '{count} CPL',
    '{name}, {count} CPL',
    'Ctrl',
    'Shift',
  ],
  fr: [
    'Studio',
    'Teaser',
    'Test',
    'Transition',
    'Promotion',
    '{type} v{version}',
    'International',
    '{count} page',
    '{count} pages',
    'mm',
    '{width} pixels',
    'Actions',
    'Certifications',
    'Compositions',
    'Duplication',
    'Forum',
    'Instructions',
    'Internet',
    'Maintenance',
    'Menu',
    'Mobile',
    'Notifications',
    'Option {number}',
    'Page {page}',
    'Pages',
    'Port {bay}',
    'Satellite',
    'Standard',
    'Type',
    'Version',
    'Version {version}',
    '{count} port',
    '{count} ports',
    '{count} province',
    '{count} provinces',
    'Date',
  ],
  de: [
    'Filter',
    'Standard',
    'System',
    'Studio',
    'Trailer',
    'Teaser',
    'Test',
    'Promotion',
    '{type} v{version}',
    'International',
    'mm',
    'Details',
    'Downloads',
    'Esc',
    'Forum',
    'Internet',
    'Live',
    'Name',
    'Offline',
    'Online',
    'Option {number}',
    'Port {bay}',
    'Portal',
    'Status',
    'Support',
    'Version',
    'Version {version}',
    '{count} CPLs',
    '{name}, {count} CPLs',
    '{option}, {size} GB',
    '{size} GB',
  ],
  ar: ['YYYY-MM-DD', 'Enter', 'Esc'],
}

it('shows the form of a number as each language writes it', async () => {
  for (const { tag } of languages) {
    const wording = formsOf((await wordings(tag))['shared.invalidNumber']).join()
    expect(wording).to.include(new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(24.5))
  }
})

for (const { tag } of languages.filter(({ tag }) => tag !== 'en')) {
  describe(`the texts of ${tag}`, () => {
    let messages: Messages = {}
    before(async () => {
      messages = await wordings(tag)
    })

    it('has the same variables as English; only the count can be missing from a form', () => {
      const faults = Object.entries(messages).flatMap(([key, wording]) => {
        const wanted = placeholdersOf(formsOf(english[key]).at(-1) ?? '')
        return formsOf(wording)
          .filter((form, index, { length }) => {
            const named = placeholdersOf(form)
            const all = wanted.every(name => named.includes(name) || (name === 'count' && index < length - 1))
            return !all || !named.every(name => wanted.includes(name))
          })
          .map(form => `${key}: ${form}`)
      })
      expect(faults).to.deep.equal([])
    })

    it('has the plural categories of its language', () => {
      const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
      const faults = Object.entries(messages).flatMap(([key, wording]) => {
        const isCounted = typeof english[key] === 'object'
        if (typeof wording === 'string') return isCounted && /\{count\}/.test(wording) ? [`${key}: no forms`] : []
        const strange = Object.keys(wording).filter(rule => !pluralCategories.includes(rule as Intl.LDMLPluralRule))
        return isCounted ? strange.map(rule => `${key}: ${rule}`) : [`${key}: nothing is counted`]
      })
      expect(faults).to.deep.equal([])
    })

    it('has no untranslated English text', () => {
      const allowed = [...(sameIn.all ?? []), ...(sameIn[tag] ?? [])]
      const hasLetters = (form: string) => /\p{L}/u.test(form.replace(/\{\w+\}/g, ''))
      const same = Object.entries(messages).flatMap(([key, wording]) =>
        formsOf(wording)
          .filter(form => formsOf(english[key]).includes(form) && hasLetters(form) && !allowed.includes(form))
          .map(form => `${key}: ${form}`),
      )
      expect(same).to.deep.equal([])
    })

    it('has no straight quote, three dots or two spaces', () => {
      const faults = Object.entries(messages).filter(([, wording]) =>
        formsOf(wording).some(form => /["'`]|\.\.\.| {2}|^ | $/.test(form)),
      )
      expect(faults.map(([key]) => key)).to.deep.equal([])
    })
  })
}

describe('the language of a locale', () => {
  it('is found by its tag for any region', () => {
    for (const [locale, tag] of [
      ['fr', 'fr'],
      ['fr-CA', 'fr'],
      ['FR-be', 'fr'],
      ['en-GB', 'en'],
      ['fry', undefined],
      ['tlh', undefined],
      ['', undefined],
    ] as const)
      expect(languageOf(locale)?.tag, locale).to.equal(tag)
  })

  it('is the browser’s first language that has texts, with its region', () => {
    expect(firstSpoken(['tlh', 'fr-CA', 'en-US'])).to.equal('fr-CA')
    expect(firstSpoken(['en-US@posix'])).to.equal('en')
    expect(firstSpoken(['tlh'])).to.equal('')
  })
})
