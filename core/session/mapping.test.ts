import { expect } from 'chai'
import type { Partner, UsersMe } from '../wire/people'
import { meOf, partnerOf } from './mapping'

const bare = { org: 'lonestar', type: 'Manual', bandwidth: 1024 } as unknown as Partner
const defaults = {
  phones: [],
  emails: [],
  timezone: '',
  businessHours: [],
  certifications: { mpaa: false, fact: false, iso27001: false },
  appliances: [],
  drives: [],
  serviceAreas: [],
  theatreLists: [],
}
const company = {
  phones: [{ intlCode: '1', phoneNo: '2105550148', category: 2 }],
  emails: [{ email: 'a@reel.example' }],
  timezone: 'America/Chicago',
  businessHours: [{ dayOrdinal: 1, dayName: 'Monday', startTime: '09:00', endTime: '17:00' }],
  certifications: { mpaa: true, fact: false, iso27001: true },
  appliances: [{ applianceId: 'dock-a' }],
  drives: [{ driveType: 'CRU', totalStock: 3 }],
  serviceAreas: [{ id: 'A-1' }],
  theatreLists: [{ id: 'L-1' }],
}

describe('a user of another server', () => {
  // @spec 3.48
  it('has defaults for missing fields of a partner, and keeps the others', () => {
    expect(partnerOf(bare)).to.deep.equal({ ...bare, ...defaults })
    const nulls = Object.fromEntries(Object.keys(defaults).map(name => [name, null]))
    expect(partnerOf({ ...bare, ...nulls } as unknown as Partner)).to.deep.equal({ ...bare, ...defaults })
    expect(partnerOf({ ...bare, ...company } as unknown as Partner)).to.deep.equal({ ...bare, ...company })
  })

  // @spec 2.20, 3.47
  it('has no partner, roles or approvals when the server sends none', () => {
    const user = { companyId: 'C', companyName: 'Company' }
    const lacking = { user } as unknown as UsersMe
    expect(meOf(lacking)).to.deep.equal({ user: { ...user, roleNames: [], partner: null }, approvals: [] })
    const complete = { user: { ...user, roleNames: ['admin'], partner: bare }, approvals: [{ id: 'A-1' }] }
    expect(meOf(complete as unknown as UsersMe)).to.deep.equal({
      user: { ...user, roleNames: ['admin'], partner: partnerOf(bare) },
      approvals: [{ id: 'A-1' }],
    })
  })
})
