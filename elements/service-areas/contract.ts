import type { ServiceAreasSubmission } from '../../core/wire/people'
import { oneOf } from '../base/bridge/attributes'
import type { ScreenProps } from '../base/bridge/description'

export const attributes = {
  view: oneOf(['current', 'pending'], 'current'),
  delivery: oneOf(['drive', 'electronic'], 'drive'),
  list: oneOf(['areas', 'theatres'], 'areas'),
}

export interface Events {
  'reeldock-service-areas-submitted': ServiceAreasSubmission
}

/** The props of the service areas' screen. */
export type ServiceAreasProps = ScreenProps<typeof attributes, Events>
