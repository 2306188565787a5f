import { steps, type View } from '../../core/registration/types'
import { oneOf } from '../base/bridge/attributes'
import type { ScreenProps } from '../base/bridge/description'

/** The views that a host can request. The approval decides which of them is shown. */
const requestableViews: readonly View[] = [...steps, 'pending', 'success', 'approved']

export const attributes = {
  step: oneOf(requestableViews, '1'),
}

export interface Events {
  'reeldock-registration-submitted': { approvalId: string }
}

/** The properties of the screen. */
export type RegistrationProps = ScreenProps<typeof attributes, Events>
