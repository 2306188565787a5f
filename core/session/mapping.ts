import { withDefaults } from '../base/defaults'
import type { Partner, UsersMe } from '../wire/people'

/** Returns the signed-in user with the defaults of fields that a server leaves out or sends as null. */
export function meOf(me: UsersMe): UsersMe {
  const { user } = me
  const partner = user.partner ? partnerOf(user.partner) : null
  return { user: { ...user, roleNames: user.roleNames ?? [], partner }, approvals: me.approvals ?? [] }
}

/** Returns the signed-in user after a write that answered the partner. */
export function withPartner(me: UsersMe, partner: Partner): UsersMe {
  return { ...me, user: { ...me.user, partner: partnerOf(partner) } }
}

/** Returns a partner with its defaults; a missing time zone is ''. */
export function partnerOf(partner: Partner): Partner {
  const certifications = { mpaa: false, fact: false, iso27001: false }
  const lists = { appliances: [], drives: [], serviceAreas: [], theatreLists: [] }
  return withDefaults(partner, { phones: [], emails: [], timezone: '', businessHours: [], certifications, ...lists })
}
