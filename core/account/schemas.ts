/** What is checked before it is sent of what an account says of itself: one file, since all of them need the same library. */
export { companySchema } from '../company-settings/schema'
export { drivesSchema } from '../drive-inventory/schema'
export { registrationSchema } from '../registration/schema'
export { offerSchema } from '../service-areas/schema'
