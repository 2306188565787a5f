import { expect } from 'chai'
import fc from 'fast-check'
import type { Approval, ApprovalStatus, Partner, UsersMe } from '../wire/people'
import { accountOf, isAdmin, newestApproval, partnerType, registrationState } from './rules'

const approval = (status: string, submittedOn: string, type: Approval['type'] = 'registration') =>
  ({
    id: submittedOn,
    type,
    status: status as ApprovalStatus,
    comments: null,
    submittedOn,
    registrationData: null,
  }) as Approval
const me = (approvals: Approval[], partner: Partial<Partner> | null = {}, roleNames: string[] = []): UsersMe => ({
  user: { companyId: 'C', companyName: 'Company', roleNames, partner: partner as Partner | null },
  approvals,
})
const early = '2026-01-01T00:00:00Z'
const late = '2026-02-01T00:00:00Z'

describe('the roles and type of a user', () => {
  const types: [string | null | undefined, string][] = [
    ['Manual', 'Manual'],
    ['manual', 'Manual'],
    ['OFFLINE', 'Offline'],
    ['Online', 'Online'],
    ['Hybrid', 'Online'],
    ['constructor', 'Online'],
    ['__proto__', 'Online'],
    ['', 'Online'],
    [null, 'Online'],
    [undefined, 'Online'],
  ]
  // @spec 1.18
  for (const [type, expected] of types)
    it(`a partner of type ${JSON.stringify(type)} counts as ${expected}`, () => {
      expect(partnerType(type)).to.equal(expected)
    })

  const roles: [string[], boolean][] = [
    [['admin'], true],
    [['user', 'ADMIN'], true],
    [['Admin'], true],
    [['administrator'], false],
    [['user'], false],
    [[], false],
    [null as unknown as string[], false],
  ]
  // @spec 6.1
  for (const [names, admin] of roles)
    it(`${JSON.stringify(names)} is ${admin ? 'an' : 'no'} admin`, () => {
      expect(isAdmin(me([], {}, names).user)).to.equal(admin)
    })
})

describe('the owner of data', () => {
  const table: [what: string, more: object, account: string][] = [
    ['a company', { id: 'P-1', email: 'a@reel.example' }, 'C'],
    ['a person without a company', { companyId: '', id: 'P-1', email: 'a@reel.example' }, 'P-1'],
    ['a person with only an email address', { companyId: undefined, email: 'a@reel.example' }, 'a@reel.example'],
    ['empty without a company and a person', { companyId: null }, ''],
  ]
  for (const [what, more, account] of table)
    it(`is ${what}`, () => expect(accountOf({ ...me([]).user, ...more })).to.equal(account))
})

describe('the state of a registration', () => {
  const table: [what: string, UsersMe, state: string][] = [
    ['no approval', me([]), 'NOT_SUBMITTED'],
    ['no list of approvals', me(null as unknown as Approval[]), 'NOT_SUBMITTED'],
    ['an approval of service areas only', me([approval('APPROVED', late, 'service_areas')]), 'NOT_SUBMITTED'],
    ['no partner', me([approval('APPROVED', late)], null), 'NOT_SUBMITTED'],
    ['a pending one', me([approval('PENDING', late)]), 'PENDING'],
    ['one that needs more information', me([approval('NEEDS_MORE_INFO', late)]), 'NEEDS_MORE_INFO'],
    ['an approved one', me([approval('APPROVED', late)]), 'APPROVED'],
    ['a rejected one', me([approval('REJECTED', late)]), 'REJECTED'],
    ['an unknown status', me([approval('ON_HOLD', late)]), 'UNKNOWN'],
    [
      'an older refusal and a newer approval',
      me([approval('REJECTED', early), approval('APPROVED', late)]),
      'APPROVED',
    ],
    [
      'a newer refusal and an older approval',
      me([approval('REJECTED', late), approval('APPROVED', early)]),
      'REJECTED',
    ],
  ]
  // @spec 2.20, 2.38, 2.39, 4.1, 4.2
  for (const [what, user, state] of table)
    it(`${what} is ${state}`, () => {
      expect(registrationState(user)).to.equal(state)
    })

  // @spec 2.39
  it('is that of the newest approval, in any order and any form of instants', () => {
    const instants = [
      '2026-02-01T00:00:00Z',
      '2026-02-01T00:00:00.500Z',
      '2026-02-01T02:00:00+01:00',
      '2026-01-31T23:00:00-05:00',
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(instants, { minLength: 1 }), order => {
        const newest = order.toSorted((a, b) => Date.parse(b) - Date.parse(a))[0]
        expect(
          newestApproval(
            order.map(instant => approval('PENDING', instant)),
            'registration',
          )?.submittedOn,
        ).to.equal(newest)
      }),
    )
  })
})
