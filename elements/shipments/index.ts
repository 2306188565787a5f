import catalogue from '../../core/i18n/en/shipments'
import sheet from '../../styles/areas/shipments.css?inline'
import fields from '../../styles/fields.css?inline'
import { words } from '../base/attributes'
import { define } from '../base/define'
import { event, type ScreenProps } from '../base/description'
import { parts } from '../base/parts'
import { Shipments } from './Shipments'

export const attributes = {
  workOrderNo: words('The work order whose shipments are shown.'),
}

export const events = {
  'reeldock-shipments-saved': event<{ workOrderNo: string; ids: string[] }>('Edited shipments were saved.'),
  'reeldock-shipments-imported': event<{ workOrderNo: string; ids: string[] }>(
    'Shipments were changed by a spreadsheet, and saved.',
  ),
}

/** What its screen is given. */
export type ShipmentsProps = ScreenProps<typeof attributes, typeof events>

export default define({
  name: 'shipments',
  doc: 'The shipments of one work order: couriers, tracking numbers and statuses, edited in place or by a spreadsheet.',
  attributes,
  events,
  parts: parts('toolbar', 'table', 'primary-button'),
  messages: [catalogue],
  styles: [fields, sheet],
  screen: Shipments,
  skeletonRows: 10,
})
