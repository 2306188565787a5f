import { expect } from 'chai'
import { weekOf } from '../company-settings/business-hours'
import type { DayHours } from '../company-settings/types'
import { text, verbatim } from '../i18n/translate'
import { areaForm, listForm } from '../service-areas/fixtures'
import type { Offer } from '../service-areas/types'
import { areAllShown, countedFaults, hiddenFaults, withoutRow } from './faults'

const wrong = text('shared.invalidValue')
const offer: Offer = {
  areas: [
    areaForm('US'),
    areaForm('CA', { deliveryType: 'SATELLITE' }),
    areaForm('MX', { id: 'x', status: 'deleted' }),
  ],
  lists: [listForm()],
}

describe('errors that step 2 does not show', () => {
  const table: [name: string, path: string, row: string | null | undefined][] = [
    ['a price of an area by drive', 'offer.areas[0].options[0].price', undefined],
    ['options of an area by drive', 'offer.areas[0].options', undefined],
    ['no area at all', 'offer.areas', undefined],
    ['a field of another step', 'drives[0].totalStock', undefined],
    ['the code of an area by drive', 'offer.areas[0].code', 'areas 0'],
    ['a price of an area by satellite', 'offer.areas[1].options[0].price', 'areas 1'],
    ['a price of a removed area', 'offer.areas[2].options[0].price', 'areas 2'],
    ['a theatre list', 'offer.lists[0].theatres', 'lists 0'],
    ['a missing row', 'offer.lists[7].theatres', null],
    ['an unknown path', 'offer.theatreLists', null],
  ]
  for (const [name, path, row] of table)
    it(`${name}: ${row === undefined ? 'shown' : `hidden, ${row ?? 'without a row'}`}`, () => {
      const found = hiddenFaults(offer, { [path]: wrong })
      const rows = found.map(fault => (fault.row ? `${fault.row.list} ${fault.row.index}` : null))
      expect(rows).to.deep.equal(row === undefined ? [] : [row])
    })

  it('are grouped by row, each message once, and disappear with their row', () => {
    const errors = {
      'offer.areas[1].options[0].price': wrong,
      'offer.areas[1].options[1].price': wrong,
      'offer.areas[1].code': verbatim('no such place'),
    }
    const [fault, ...more] = hiddenFaults(offer, errors)
    expect([fault?.texts, more]).to.deep.equal([[wrong, verbatim('no such place')], []])
    expect(fault?.row && withoutRow(offer, fault.row).areas.map(({ code }) => code)).to.deep.equal(['US', 'MX'])
  })
})

it('countedFaults counts the collapsed row for Monday to Friday once, and different days separately', () => {
  const errors = Object.fromEntries([0, 1, 2, 3, 4].map(index => [`company.businessHours[${index}].endTime`, wrong]))
  const counted = (hours: DayHours) =>
    Object.keys(countedFaults([hours, ...weekOf({ startTime: '09:00', endTime: '' }).slice(1)], errors))
  expect(counted({ startTime: '09:00', endTime: '' })).to.deep.equal(['company.businessHours[0].endTime'])
  expect(counted({ startTime: '10:00', endTime: '' })).to.deep.equal(Object.keys(errors))
})

it('areAllShown returns true if every error is shown at a field', () => {
  for (const path of ['company.phones[1].phoneNo', 'company.emails', 'terms', 'bandwidth.unit', 'offer.lists[0].name'])
    expect(areAllShown({ [path]: wrong }), path).to.equal(true)
  for (const path of ['company.certifications', 'drives', 'drives[0].driveType', 'bandwidth', 'somethingElse', ''])
    expect(areAllShown({ terms: wrong, [path]: wrong }), path).to.equal(false)
})
