import { boolean, mixed, object } from 'yup'
import type { BandwidthText } from '../base/bandwidth'
import { readDecimal } from '../base/decimals'
import { isBandwidth } from '../base/typed-bandwidth'
import { companySchema } from '../company-settings/schema'
import { drivesSchema } from '../drive-inventory/schema'
import type { MessageKey } from '../i18n/keys'
import { offerSchema } from '../service-areas/schema'

const notValid: MessageKey = 'account.errors.bandwidth.notValid'
const notNumber: MessageKey = 'shared.invalidNumber'
const terms: MessageKey = 'shared.required'

/** The error is at the unit while none is chosen, else at the value. */
const bandwidthSchema = mixed<BandwidthText>()
  .defined()
  .test('bandwidth', (bandwidth, { createError, path }) => {
    if (bandwidth.unit === '') return createError({ path: `${path}.unit`, message: notValid })
    const isNumber = readDecimal(bandwidth.value) !== null || bandwidth.value.trim() === ''
    return isBandwidth(bandwidth) || createError({ path: `${path}.value`, message: isNumber ? notValid : notNumber })
  })

/** The schema of the whole registration, after `normalizeCompany` has normalized its company details. */
export const registrationSchema = object({
  company: companySchema,
  offer: offerSchema,
  drives: drivesSchema,
  bandwidth: bandwidthSchema,
  terms: boolean().oneOf([true], terms),
})
