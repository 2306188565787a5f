import { expect } from 'chai'
import { wordings } from '../../elements/base/bundle/manifest/wordings'
import type { MessageKey } from './keys'
import { pseudoWording } from './pseudo'
import { knownLocale, registerMessages, text, translator, verbatim } from './translate'

const english = await wordings('en')

describe('a translator', () => {
  before(() => {
    registerMessages('en', english)
    registerMessages('fr', {
      'drives.title': 'Disques',
      'workOrders.cpls': { one: '{count} ligne', other: '{count} lignes' },
    })
    registerMessages('fr-CA', { 'drives.readOnly': 'Sauver' })
    registerMessages('pl', {
      'workOrders.cpls': { one: '{count} wiersz', few: '{count} wiersze', other: '{count} wierszy' },
    })
  })

  // @spec 9.26
  it('fills in variables, with numbers formatted for the locale', () => {
    expect(translator('en')('drives.stockOf', { type: 'CRU' })).to.equal('CRU drives on hand')
    expect(translator('en')('kit.range', { from: 1, to: 1000, total: 12345 })).to.equal('1–1,000 of 12,345')
    expect(translator('nl')('kit.range', { from: 1, to: 1000, total: 12345 })).to.equal('1–1.000 of 12.345')
  })

  it('keeps the text of a variable, including braces and dollar signs', () => {
    expect(translator('en')('drives.stockOf', { type: '{type} $& $1' })).to.equal('{type} $& $1 drives on hand')
  })

  it('isolates variables in right-to-left texts, so that a date is not reordered', () => {
    registerMessages('he', { 'kit.range': 'בין {from} ל-{to}' })
    expect(translator('he')('kit.range', { from: '2026-11-19', to: 3, total: '' })).to.equal(
      'בין \u20682026-11-19\u2069 ל-3',
    )
    expect(translator('he')('kit.range', { from: 'A וB', to: '', total: '' })).to.match(/\u2067A וB\u2069/)
  })

  const plurals: [locale: string, count: number, text: string][] = [
    ['en', 0, '0 CPLs'],
    ['en', 1, '1 CPL'],
    ['en', 1234, '1,234 CPLs'],
    ['fr', 0, '0 ligne'],
    ['fr', 2, '2 lignes'],
    ['pl', 1, '1 wiersz'],
    ['pl', 3, '3 wiersze'],
    ['pl', 5, '5 wierszy'],
  ]
  // @spec 9.26
  for (const [locale, count, text] of plurals)
    it(`${count} in ${locale} is “${text}”`, () => {
      expect(translator(locale)('workOrders.cpls', { count })).to.equal(text)
    })

  it('looks in the overrides, the locale, its language, then English, and falls back to the key', () => {
    const t = translator('fr-CA', { 'drives.quantity': 'Fermer !' })
    expect([t('drives.quantity'), t('drives.readOnly'), t('drives.title'), t('drives.type')]).to.deep.equal([
      'Fermer !',
      'Sauver',
      'Disques',
      'Type',
    ])
    expect(t('nobody.has.this' as 'drives.title')).to.equal('nobody.has.this')
  })

  it('translates messages of core, and shows texts of the server unchanged', () => {
    const t = translator('en')
    expect(t.text(text('drives.stockOf', { type: 'USB' }))).to.equal('USB drives on hand')
    expect(t.text(verbatim('Appliance {serialNo} is offline'))).to.equal('Appliance {serialNo} is offline')
  })

  it('accepts an unknown locale', () => {
    for (const locale of ['', 'x', 'not a locale', 'tlh-QQ', '12'])
      expect(translator(locale)('workOrders.cpls', { count: 2 }), locale).to.equal('2 CPLs')
  })

  it('makes every text of the pseudo-locale longer and different, and keeps its placeholders', () => {
    registerMessages('en-XA', pseudoWording)
    const t = translator('en-XA')
    for (const [key, wording] of Object.entries(english)) {
      const template = typeof wording === 'string' ? wording : wording.other
      const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
      const vars = Object.fromEntries(names.map(name => [name, name === 'count' ? 2 : `<${name}>`]))
      const shown = t(key as 'drives.stockOf', vars as { type: string })
      expect(shown, key).to.match(/^\[.*·\]$/s)
      for (const name of names) expect(shown, key).to.include(name === 'count' ? '2' : `<${name}>`)
      expect(shown.length, key).to.be.greaterThan(
        translator('en')(key as MessageKey & 'drives.stockOf', vars as { type: string }).length,
      )
    }
  })

  it('accepts the spellings of hosts, and reads an invalid language as English', () => {
    for (const [tag, expected] of [
      ['en_US', 'en-US'],
      ['FR', 'fr'],
      ['not a language', 'en'],
      ['', 'en'],
      ['en-XA', 'en-XA'],
    ] as const)
      expect(knownLocale(tag), tag).to.equal(expected)
    expect(new Intl.NumberFormat(knownLocale('en_US')).format(1)).to.equal('1')
  })

  // @spec 5.45, 5.52, 5.62, 8.6
  it('has every text of sections 5 and 8 of the specification, misspellings included', () => {
    const texts = Object.values(english)
    for (const message of [
      'At least one phone number is required',
      'This number has been previously used',
      'At least one email address is required',
      'This email has been previously used',
      'End time should be after start time',
      'Enter a number for maximum days that is higher than the minimum days',
      'Enter a valid value',
      'Select a Shipping Pick Up Time',
      'Select unit',
      'Select a delivery type',
      'Enter the number of drives on hand',
      'At least one service area must be configured',
      'This field is required',
      'Invalid work order number found in Excel',
      'Invalid courier type',
      'Invalid Courier Type for the Following Theatres:',
      'Unexpected error',
      'Could not load work orders',
      'Could not load dcp transfer statuses',
      'DCP upload status could not updated',
      'Unable to load calendar',
      'Unable to save calendar event',
      'Failed to save company details',
      'Failed to save drive inventory',
      'Could not submit registration',
      'Error while fetching shipments',
      'Error while importing shipments Excel',
      'There was an error processing your request',
      'Could not start download',
      'Error in theatres search',
      'Could not start duplication',
      'Appliance {serialNo} is offline',
      'Appliance {serialNo} not found',
      'Drive {bayNo} is already in use',
      'No drives inserted',
      'No suitable DCPs found for CPL {cplName}',
      'DCP is not found in store',
      'Not enough space in Drive {bayNo}',
      'Failed with Status Code {status}',
      'Partner company details were updated successfully',
      'Drive inventory was updated successfully',
      'Shipping details updated',
      'Service areas changes have been submitted and are pending approval',
    ])
      expect(texts, message).to.include(message)
    expect(english['account.errors.drives.notValid']).to.equal('Enter a valid value')
    expect(english['account.errors.bandwidth.notValid']).to.equal('Enter a valid value')
  })
})
