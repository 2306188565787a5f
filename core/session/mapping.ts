import { withDefaults } from '../base/defaults'
import type { Partner, UsersMe } from '../wire/people'

/** Who is signed in, as the suite reads it: what another back end leaves out or sends as null has its plain default. */
export function meOf(me: UsersMe): UsersMe {
  const { user } = me
  const partner = user.partner ? partnerOf(user.partner) : null
  return { user: { ...user, roleNames: user.roleNames ?? [], partner }, approvals: me.approvals ?? [] }
}

/** Who is signed in, once a write has answered the partner as it is now. */
export function withPartner(me: UsersMe, partner: Partner): UsersMe {
  return { ...me, user: { ...me.user, partner: partnerOf(partner) } }
}

/** A partner as the suite reads it; a missing time zone is ''. */
export function partnerOf(partner: Partner): Partner {
  const certifications = { mpaa: false, fact: false, iso27001: false }
  const own = { appliances: [], drives: [], serviceAreas: [], theatreLists: [] }
  return withDefaults(partner, { phones: [], emails: [], timezone: '', businessHours: [], certifications, ...own })
}
