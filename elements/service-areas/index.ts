import words from '../../core/i18n/en/service-areas'
import type { ServiceAreasSubmission } from '../../core/wire/people'
import sheet from '../../styles/areas/service-areas.css?inline'
import fields from '../../styles/fields.css?inline'
import { oneOf } from '../base/attributes'
import { define } from '../base/define'
import { event, type ScreenProps } from '../base/description'
import { parts } from '../base/parts'
import { ServiceAreas } from './ServiceAreas'

export const attributes = {
  view: oneOf(['current', 'pending'], 'current', 'What is in force, or what waits for approval.'),
  delivery: oneOf(['drive', 'electronic'], 'drive', 'The tab: drive delivery or electronic delivery.'),
  list: oneOf(['areas', 'theatres'], 'areas', 'Service areas or theatre lists.'),
}

export const events = {
  'reeldock-service-areas-submitted': event<ServiceAreasSubmission>('Service areas and theatre lists were submitted.'),
}

/** What its screen is given. */
export type ServiceAreasProps = ScreenProps<typeof attributes, typeof events>

export default define({
  name: 'service-areas',
  doc: 'Where a partner delivers, how fast and for how much: areas and theatre lists, in force and waiting for approval.',
  attributes,
  events,
  parts: parts('heading', 'table', 'primary-button'),
  messages: [words],
  styles: [fields, sheet],
  screen: ServiceAreas,
  skeletonRows: 12,
})
