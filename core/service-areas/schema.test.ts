import { expect } from 'chai'
import { validateWith } from '../drafts/validate'
import type { Text } from '../i18n/translate'
import shared from '../i18n/words/en'
import { areaForm, listForm, option } from './fixtures'
import { offerSchema } from './schema'
import type { AreaForm, ListForm, ListOptionForm, OptionForm } from './types'
import areaMessages from './words/en'

/** Returns the messages of an offer by path; none if it is valid. */
async function messagesOf(
  areas: readonly AreaForm[],
  lists: readonly ListForm[] = [],
): Promise<Record<string, string>> {
  const found = await validateWith(offerSchema, { areas, lists })
  return Object.fromEntries(Object.entries(found).map(([path, text]) => [path, messageOf(text)]))
}

function messageOf(text: Text): string {
  const catalogue: Readonly<Record<string, unknown>> = { ...areaMessages, ...shared }
  return 'key' in text ? String(catalogue[text.key]) : text.verbatim
}

const valid = 'Enter a valid value'
const unreadable = 'Enter a valid value, such as 24.50'
const required = 'This field is required'
const twin = 'Enter a number for maximum days that is higher than the minimum days'
const pickup = 'Select a Shipping Pick Up Time'
const blank: OptionForm = { max: '', unit: 'days', price: '', pickup: '' }
const internet: Partial<AreaForm> = { deliveryType: 'INTERNET' }

const path = 'areas[0].options[0]'
const areaCases: readonly [rule: string, options: readonly Partial<OptionForm>[], Record<string, string>][] = [
  // @spec 3.23, 5.24
  ['max 0, the same day, passes', [{ max: '0' }], {}],
  // @spec 5.23
  ['max 999 passes', [{ max: '999' }], {}],
  // @spec 5.23, 5.27, 9.3
  ['max 1000 is refused', [{ max: '1000' }], { [`${path}.max`]: valid }],
  // @spec 3.18, 5.23
  ['max 1.5 is refused', [{ max: '1.5' }], { [`${path}.max`]: valid }],
  // @spec 5.23
  ['max -1 is refused', [{ max: '-1' }], { [`${path}.max`]: valid }],
  ['a missing max is refused', [{ max: '' }], { [`${path}.max`]: valid }],
  // @spec 3.18, 5.37
  ['a missing unit is refused', [{ unit: '' }], { [`${path}.unit`]: 'Select unit' }],
  // @spec 5.25
  ['price 0 is refused', [{ price: '0' }], { [`${path}.price`]: valid }],
  ['price 0.00 is refused', [{ price: '0.00' }], { [`${path}.price`]: valid }],
  ['price 0.01 passes', [{ price: '0.01' }], {}],
  ['price 999.99 passes', [{ price: '999.99' }], {}],
  // @spec 5.25, 5.27
  ['price 1000 is refused', [{ price: '1000' }], { [`${path}.price`]: valid }],
  ['price 1.005 is refused', [{ price: '1.005' }], { [`${path}.price`]: unreadable }],
  ['a missing price is refused', [{ price: '' }], { [`${path}.price`]: valid }],
  // @spec 3.19, 5.28
  ['a missing pick-up time is refused', [{ pickup: '' }], { [`${path}.pickup`]: pickup }],
  ['a pick-up time of 25:00 is refused', [{ pickup: '25:00' }], { [`${path}.pickup`]: pickup }],
  ['a pick-up time of 4:30 PM passes', [{ pickup: '4:30 PM' }], {}],
  // @spec 3.24, 5.26
  ['equal unit and max are refused at the later one', [{}, {}], { 'areas[0].options[1].max': twin }],
  ['"02" days are 2 days', [{}, { max: '02' }], { 'areas[0].options[1].max': twin }],
  [
    'two options without a unit are no duplicates',
    [{ unit: '' }, { unit: '' }],
    { [`${path}.unit`]: 'Select unit', 'areas[0].options[1].unit': 'Select unit' },
  ],
  // @spec 5.26, 3.24
  ['2 days and 2 hours pass', [{}, { unit: 'hours' }], {}],
  ['1 day and 24 hours pass', [{ max: '1' }, { max: '24', unit: 'hours' }], {}],
  // @spec 5.30
  ['a fully empty option is ignored', [{}, blank], {}],
  ['two fully empty options are no duplicates', [{}, blank, blank], {}],
  ['an area of empty options is refused', [blank], { 'areas[0].options': required }],
  // @spec 5.22
  ['an area without options is refused', [], { 'areas[0].options': required }],
]

describe('delivery options of a service area (section 5, decisions 15 and 16)', () => {
  for (const [rule, options, expected] of areaCases)
    it(rule, async () => {
      const area = areaForm('US', { options: options.map(each => ({ ...option, ...each })) })
      expect(await messagesOf([area])).to.deep.equal(expected)
    })

  // @spec 3.19, 5.29
  it('need no pick-up time for electronic delivery', async () => {
    for (const deliveryType of ['INTERNET', 'SATELLITE'] as const)
      expect(await messagesOf([areaForm('US', { deliveryType, options: [{ ...option, pickup: '' }] })])).to.deep.equal(
        {},
      )
    expect(await messagesOf([areaForm('US', { ...internet, options: [{ ...option, max: '1000' }] })])).to.have.keys(
      `${path}.max`,
    )
  })

  it('need a pick-up time if the area has no delivery type, because it then counts as drive delivery', async () => {
    const untyped = { ...areaForm('US'), deliveryType: '' as 'HARD_DRIVE', options: [{ ...option, pickup: '' }] }
    expect(await messagesOf([untyped])).to.deep.equal({ [`${path}.pickup`]: pickup })
  })

  it('are not checked in a removed area', async () => {
    const removed = areaForm('US', { id: 'a', status: 'deleted', options: [] })
    expect(await messagesOf([removed, areaForm('CA')])).to.deep.equal({})
  })

  it('have the errors of all fields at once', async () => {
    const area = areaForm('US', { options: [{ max: '1000', unit: '', price: '0', pickup: '' }] })
    expect(Object.keys(await messagesOf([areaForm('CA'), area])).toSorted()).to.deep.equal([
      'areas[1].options[0].max',
      'areas[1].options[0].pickup',
      'areas[1].options[0].price',
      'areas[1].options[0].unit',
    ])
  })
})

const listAt = 'lists[0].options[0]'
const listCases: readonly [rule: string, option: Partial<ListOptionForm>, Record<string, string>][] = [
  // @spec 5.34
  ['time 0 passes', { time: '0' }, {}],
  ['time 1000 passes', { time: '1000' }, {}],
  // @spec 5.34
  ['time -1 is refused', { time: '-1' }, { [`${listAt}.time`]: valid }],
  // @spec 3.28, 5.34
  ['time 1.5 is refused', { time: '1.5' }, { [`${listAt}.time`]: valid }],
  ['a missing time is refused', { time: '' }, { [`${listAt}.time`]: valid }],
  // @spec 5.37
  ['a missing unit is refused', { unit: '' }, { [`${listAt}.unit`]: 'Select unit' }],
  // @spec 5.36
  ['price 0 is refused', { price: '0' }, { [`${listAt}.price`]: valid }],
  // @spec 5.36
  ['price 0.01 passes', { price: '0.01' }, {}],
  ['price 999.99 passes', { price: '999.99' }, {}],
  ['price 1.005 is refused', { price: '1.005' }, { [`${listAt}.price`]: unreadable }],
  // @spec 5.41
  ['price 1,234 is refused', { price: '1,234' }, { [`${listAt}.price`]: unreadable }],
  // @spec 5.40
  ['price 24,50 passes', { price: '24,50' }, {}],
  // @spec 5.41
  ['size 1.234 is refused', { size: '1.234' }, { [`${listAt}.size`]: unreadable }],
  // @spec 5.40
  ['size 1,5 passes', { size: '1,5' }, {}],
  ['a missing price is refused', { price: '' }, { [`${listAt}.price`]: valid }],
  ['price 1000 passes', { price: '1000' }, {}],
  // @spec 5.35
  ['size 1 is refused', { size: '1' }, { [`${listAt}.size`]: valid }],
  ['size 1.00 is refused', { size: '1.00' }, { [`${listAt}.size`]: valid }],
  // @spec 5.35
  ['size 1.01 passes', { size: '1.01' }, {}],
  ['a missing size is refused', { size: '' }, { [`${listAt}.size`]: valid }],
]

describe('theatre lists (section 5)', () => {
  for (const [rule, typed, expected] of listCases)
    it(rule, async () => {
      const list = listForm()
      expect(
        await messagesOf([], [{ ...list, options: list.options.map(each => ({ ...each, ...typed })) }]),
      ).to.deep.equal(expected)
    })

  // @spec 5.30
  it('ignore a fully empty option, but refuse a list with only empty options', async () => {
    const empty = { time: '', unit: 'days', price: '', size: '' } as const
    const list = listForm()
    expect(await messagesOf([], [{ ...list, options: [...list.options, empty] }])).to.deep.equal({})
    expect(await messagesOf([], [{ ...list, options: [empty] }])).to.deep.equal({ 'lists[0].options': required })
  })

  it('may have two options of the same time, for two sizes', async () => {
    const list = listForm()
    const twice = list.options.flatMap(each => [each, { ...each, size: '300' }])
    expect(await messagesOf([], [{ ...list, options: twice }])).to.deep.equal({})
  })

  // @spec 5.33, 5.38, 5.39
  it('need a delivery type, theatres and options', async () => {
    expect(await messagesOf([], [listForm({ deliveryType: '', theatres: [], options: [] })])).to.deep.equal({
      'lists[0].deliveryType': 'Select a delivery type',
      'lists[0].theatres': required,
      'lists[0].options': required,
    })
  })
})

describe('a submission', () => {
  const none = { areas: 'At least one service area must be configured' }
  // @spec 3.25, 5.55, 5.56
  it('has at least one area or list', async () => {
    expect(await messagesOf([])).to.deep.equal(none)
    expect(await messagesOf([areaForm('US', { id: 'a', status: 'deleted' })])).to.deep.equal(none)
    expect(await messagesOf([areaForm('US')])).to.deep.equal({})
    expect(await messagesOf([], [listForm()])).to.deep.equal({})
  })
})
