import type { Appliance } from './appliances'
import type { Instant, TimeOfDay } from './base'
import type { Drive } from './drives'
import type { ServiceArea, ServiceAreaSent } from './service-areas'
import type { TheatreList, TheatreListSent } from './theatres'

/** GET {main}/v1/users/me */
export interface UsersMe {
  user: User
  approvals: Approval[]
}
export interface User {
  accessToken?: string
  companyId: string
  companyName: string
  roleNames: string[] // "admin" is the one that the suite knows
  partner: Partner | null
}
export type PartnerType = 'Manual' | 'Offline' | 'Online'
export interface Partner extends CompanyDetails {
  org: string
  type: PartnerType
  appliances: Appliance[]
  drives: Drive[]
  bandwidth: number // bits per second, an integer
  serviceAreas: ServiceArea[]
  theatreLists: TheatreList[]
}
export interface CompanyDetails {
  phones: { intlCode: string; phoneNo: string; category: 1 | 2 }[] // 1 mobile, 2 landline
  emails: { email: string }[]
  timezone: string // Timezone.value
  businessHours: { dayOrdinal: number; dayName: string; startTime: TimeOfDay | null; endTime: TimeOfDay | null }[]
  certifications: { mpaa: boolean; fact: boolean; iso27001: boolean }
}

export type ApprovalStatus = 'PENDING' | 'NEEDS_MORE_INFO' | 'APPROVED' | 'REJECTED'
/** GET {main}/v1/approvals/me answers Approval[]. No entry of a type means NOT_SUBMITTED. */
export type Approval = ApprovalOf<'registration', Registration> | ApprovalOf<'service_areas', ServiceAreasSubmission>
export interface ApprovalOf<Type extends string, Data> {
  id: string
  type: Type
  status: ApprovalStatus
  comments: string | null // the reviewer's; shown for NEEDS_MORE_INFO only
  submittedOn: Instant
  registrationData: Data | null // as it was sent; null once approved
}
export interface Registration extends CompanyDetails {
  serviceAreas: ServiceAreaSent[]
  theatreLists?: TheatreListSent[]
  drives: Drive[]
  bandwidth: number
}
/** POST {main}/v1/approvals (first time), POST {main}/v1/approvals/{id} (again, after NEEDS_MORE_INFO or REJECTED): body Registration, answers 201 Approval. */
/** POST {main}/v1/approvals?approvalType=service_areas: answers 201 Approval. */
export interface ServiceAreasSubmission {
  serviceAreas: ServiceAreaSent[]
  theatreLists?: TheatreListSent[]
}
