import { expect } from 'chai'
import { messagesUnder } from '../base/field-path'
import { text } from '../i18n/translate'
import { type ApprovalState, shownOf } from '../session/rules'
import type { Approval, Partner, UsersMe } from '../wire/people'
import { placeOfFault } from './faults'
import { areaForm, listForm } from './fixtures'
import { lostDelivery } from './loss'
import { offerOf, offerOfPartner, offerOfSubmission } from './mapping'
import { canEdit, editedView, submissionOf, submissionStateOf } from './submission-state'

const sent = { serviceAreas: [{ code: 'CA', deliveryType: 'INTERNET' }] }
const approval = (type: Approval['type'], status: string, submittedOn = '2026-01-01T00:00:00Z', data: unknown = sent) =>
  ({ id: `${type} ${status}`, type, status, comments: 'More', submittedOn, registrationData: data }) as Approval
const partner = { org: 'lonestar', serviceAreas: [{ id: 'A-1', code: 'US' }] } as unknown as Partner
const me = (...approvals: Approval[]) => ({ user: { partner }, approvals }) as unknown as UsersMe

describe('the state of service areas', () => {
  const table: [
    registration: ApprovalState,
    status: string | null,
    submissionState: string,
    editable: boolean,
    view: string,
  ][] = [
    ['NOT_SUBMITTED', null, 'not-approved', false, 'current'],
    ['PENDING', null, 'not-approved', false, 'current'],
    ['NEEDS_MORE_INFO', 'NEEDS_MORE_INFO', 'not-approved', false, 'current'],
    ['REJECTED', null, 'not-approved', false, 'current'],
    ['UNKNOWN', null, 'not-approved', false, 'current'],
    ['APPROVED', null, 'free', true, 'current'],
    ['APPROVED', 'APPROVED', 'free', true, 'current'],
    ['APPROVED', 'PENDING', 'waiting', false, 'current'],
    ['APPROVED', 'ON_HOLD', 'waiting', false, 'current'],
    ['APPROVED', 'NEEDS_MORE_INFO', 'sent-back', true, 'pending'],
    ['APPROVED', 'REJECTED', 'sent-back', true, 'pending'],
  ]
  for (const [registration, status, submissionState, editable, view] of table)
    it(`${registration}, submission ${status ?? 'none'}: ${submissionState}, ${editable ? 'editable' : 'read-only'}`, () => {
      const found = submissionStateOf(
        registration,
        submissionOf(me(...(status ? [approval('service_areas', status)] : []))),
      )
      expect([found, canEdit(found), editedView(found)]).to.deep.equal([submissionState, editable, view])
    })
})

describe('the newest submission of service areas', () => {
  // @spec 3.46
  it('has the reviewer’s comments only if more information is needed', () => {
    for (const [status, comments] of [
      ['NEEDS_MORE_INFO', 'More'],
      ['PENDING', null],
      ['REJECTED', null],
    ] as const)
      expect(submissionOf(me(approval('service_areas', status)))).to.deep.include({
        id: `service_areas ${status}`,
        status,
        comments,
        submittedOn: '2026-01-01T00:00:00Z',
      })
  })

  // @spec 3.46
  it('ignores approvals of other types, and is null when it is approved', () => {
    const old = approval('service_areas', 'REJECTED')
    expect(submissionOf(me(old, approval('service_areas', 'APPROVED', '2026-02-01T00:00:00Z')))).to.equal(null)
    expect(submissionOf(me(old, approval('service_areas', 'PENDING', '2026-02-01T00:00:00Z')))?.status).to.equal(
      'PENDING',
    )
    expect(submissionOf(me(approval('registration', 'PENDING')))).to.equal(null)
    expect(submissionOf(me())).to.equal(null)
  })

  // @spec 3.46
  it('has the submitted data if the server sends it', () => {
    expect(submissionOf(me(approval('service_areas', 'PENDING')))?.offer).to.deep.equal(
      offerOfSubmission(sent as never),
    )
    const bare = approval('service_areas', 'PENDING', '2026-01-01T00:00:00Z', null)
    expect(submissionOf(me(bare))?.offer).to.equal(null)
  })
})

describe('the offer in force', () => {
  it('is that of the partner after approval, and that of the registration before', () => {
    const registered = me(approval('registration', 'PENDING'))
    expect(offerOf(shownOf(registered, 'PENDING'))).to.deep.equal(offerOfSubmission(sent as never))
    expect(offerOf(shownOf(registered, 'APPROVED'))).to.deep.equal(offerOfPartner(partner))
    expect(offerOf(shownOf(me(), 'NOT_SUBMITTED'))).to.deep.equal(offerOfPartner(partner))
  })

  it('is compared to find a kind of delivery that would lose all its areas', () => {
    const [us, ca] = [areaForm('US'), areaForm('CA', { deliveryType: 'INTERNET' })]
    const before = { areas: [us, ca], lists: [] }
    expect(lostDelivery(before, before)).to.equal(null)
    expect(lostDelivery(before, { areas: [us], lists: [] })).to.deep.equal({ delivery: 'electronic', codes: ['CA'] })
    const removed = { areas: [{ ...us, status: 'deleted' as const }, ca], lists: [] }
    expect(lostDelivery(before, removed)).to.deep.equal({ delivery: 'drive', codes: ['US'] })
    expect(lostDelivery({ areas: [us], lists: [] }, before)).to.equal(null)
    expect(lostDelivery({ areas: [], lists: [] }, { areas: [], lists: [] })).to.equal(null)
  })
})

describe('an invalid field', () => {
  const fault = text('shared.required')
  it('has its message under the areas or the lists, at the rest of its path', () => {
    const errors = { areas: fault, 'areas[0].options': fault, 'lists[1].name': fault, areasOf: fault }
    expect(messagesUnder('areas', errors)).to.deep.equal({ '': fault, '[0].options': fault })
    expect(messagesUnder('lists', errors)).to.deep.equal({ '[1].name': fault })
  })

  it('is found in its tab and list', () => {
    const twelve = Array.from({ length: 12 }, (_, index) =>
      areaForm(`K${index}`, { deliveryType: index === 11 ? 'INTERNET' : 'HARD_DRIVE' }),
    )
    const offer = {
      areas: twelve,
      lists: [listForm(), listForm({ deliveryType: '' }), listForm({ deliveryType: 'HARD_DRIVE' })],
    }
    const table: [path: string, place: ReturnType<typeof placeOfFault>][] = [
      ['areas', { delivery: null, list: 'areas' }],
      ['lists', { delivery: null, list: 'theatres' }],
      ['areas[0].options[1].price', { delivery: 'drive', list: 'areas' }],
      ['areas[11].options', { delivery: 'electronic', list: 'areas' }],
      ['lists[0].theatres', { delivery: 'electronic', list: 'theatres' }],
      ['lists[1].theatres', { delivery: null, list: 'theatres' }],
      ['lists[2]', { delivery: 'drive', list: 'theatres' }],
      ['lists[9].name', null],
      ['areas[99].options', null],
      ['company.areas[0].code', null],
      ['elsewhere', null],
    ]
    for (const [path, place] of table) expect(placeOfFault(path, offer), path).to.deep.equal(place)
  })
})
