import type { CompanyDetails } from '../../core/wire/people'
import type { ScreenProps } from '../base/bridge/description'

export const attributes = {}

export interface Events {
  'reeldock-company-saved': { company: CompanyDetails }
}

/** The properties of the screen. */
export type CompanySettingsProps = ScreenProps<typeof attributes, Events>
