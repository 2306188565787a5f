import catalogue from '../../core/i18n/en/appliances'
import sheet from '../../styles/areas/appliances.css?inline'
import bays from '../../styles/bays.css?inline'
import { words } from '../base/attributes'
import { define } from '../base/define'
import { event } from '../base/description'
import { parts } from '../base/parts'
import { Appliances } from './Appliances'

export const attributes = {
  applianceId: words('The appliance that is opened beside the others.'),
}

export const events = {
  'reeldock-duplication-started': event<{ workOrderNo: string; applianceId: string }>('Copies were started.'),
}

export default define({
  name: 'appliances',
  doc: 'The appliances of a partner: their bays and ports as they physically sit, and how each copy stands.',
  attributes,
  events,
  parts: parts('heading'),
  messages: [catalogue],
  styles: [bays, sheet],
  screen: Appliances,
  skeletonRows: 8,
})
