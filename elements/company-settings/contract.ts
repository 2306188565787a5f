import type { CompanyDetails } from '../../core/wire/people'
import type { ScreenProps } from '../base/bridge/description'

export const attributes = {}

export interface Events {
  'reeldock-company-saved': { company: CompanyDetails }
}

/** What its screen is given. */
export type CompanySettingsProps = ScreenProps<typeof attributes, Events>
