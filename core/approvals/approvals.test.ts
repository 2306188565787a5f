import { expect } from 'chai'
import { json, network } from '../../test/fixtures/page/network'
import type { ApprovalState } from '../session/rules'
import type { Approval, Partner, Registration, UsersMe } from '../wire/people'
import { submitRegistration } from './api'
import { approvalToRepeat, canSubmit, commentsOf, reviewedBy, shownRegistration } from './rules'

const live = { org: 'lonestar', timezone: 'live' } as Partner
const submitted = { timezone: 'submitted' } as Registration
const approval = { id: 'A-1', type: 'registration', submittedOn: '2026-11-18T10:00:00Z' } as Approval
const me = (registrationData: Registration | null) =>
  ({ user: { partner: live }, approvals: [{ ...approval, registrationData }] }) as UsersMe

describe('an approval', () => {
  const table: [state: ApprovalState, shown: string | undefined, submits: boolean, again: string | undefined][] = [
    ['NOT_SUBMITTED', undefined, true, undefined],
    ['PENDING', 'submitted', false, undefined],
    ['NEEDS_MORE_INFO', 'submitted', true, 'A-1'],
    ['REJECTED', 'submitted', true, 'A-1'],
    ['APPROVED', 'live', false, undefined],
    ['UNKNOWN', 'submitted', false, undefined],
  ]
  // @spec 2.35, 2.36, 2.37, 2.38, 4.4
  for (const [state, shown, submits, again] of table)
    it(`${state} shows ${shown ?? 'nothing'}, ${submits ? 'can be submitted' : 'is read-only'}`, () => {
      expect(shownRegistration(me(submitted), state)?.of).to.equal(shown)
      expect(shownRegistration(me(submitted), state)?.data.timezone).to.equal(shown)
      expect(canSubmit(state)).to.equal(submits)
      expect(approvalToRepeat(me(submitted), state)?.id).to.equal(again)
    })

  it('shows the partner if the submitted data is missing', () => {
    expect(shownRegistration(me(null), 'PENDING')).to.deep.equal({ of: 'live', data: live })
    expect(shownRegistration({ ...me(null), approvals: [] }, 'PENDING')).to.deep.equal({ of: 'live', data: live })
  })

  // @spec 2.35, 4.3
  it('shows comments only while it needs more info', () => {
    const commentsIn = (status: string) => commentsOf({ ...approval, status, comments: 'More, please' } as Approval)
    expect(commentsIn('NEEDS_MORE_INFO')).to.equal('More, please')
    for (const status of ['PENDING', 'APPROVED', 'REJECTED', 'ON_HOLD'])
      expect(commentsIn(status), status).to.equal(null)
    expect(commentsOf(null)).to.equal(null)
  })
})

describe('three business days', () => {
  const chicago = 'America/Chicago'
  const table: [submitted: string, zone: string, by: string][] = [
    ['2026-11-16T15:00:00Z', chicago, '2026-11-19'], // Monday
    ['2026-11-17T15:00:00Z', chicago, '2026-11-20'],
    ['2026-11-18T15:00:00Z', chicago, '2026-11-23'], // Wednesday: over a weekend
    ['2026-11-20T15:00:00Z', chicago, '2026-11-25'], // Friday
    ['2026-11-21T15:00:00Z', chicago, '2026-11-25'], // Saturday
    ['2026-11-22T15:00:00Z', chicago, '2026-11-25'],
    ['2026-11-21T03:00:00Z', chicago, '2026-11-25'], // still Friday there
    ['2026-11-21T03:00:00Z', 'Asia/Kolkata', '2026-11-25'],
    ['2026-12-30T15:00:00Z', chicago, '2027-01-04'],
    ['nonsense', chicago, ''],
  ]
  // @spec 1.9, 4.5
  for (const [submittedOn, zone, by] of table)
    it(`from ${submittedOn} in ${zone} have passed by ${by || 'no day'}`, () => {
      expect(reviewedBy(submittedOn, zone)).to.equal(by)
    })
})

// @spec 1.7
it('a registration is first submitted without an id, then with the id of its approval', async () => {
  const { http, sent } = network([json(approval, { status: 201 })])
  await submitRegistration(http, null, submitted)
  await submitRegistration(http, 'A 1', submitted)
  expect(sent.map(({ method, url }) => `${method.toUpperCase()} ${url}`)).to.deep.equal([
    'POST https://main.test/v1/approvals',
    'POST https://main.test/v1/approvals/A%201',
  ])
})
