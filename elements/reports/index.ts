import '../../core/reports/words'
import sheet from '../../styles/areas/reports.css?inline'
import dates from '../../styles/bundles/dates.css?inline'
import fields from '../../styles/bundles/fields.css?inline'
import { define } from '../base/bridge/define'
import { attributes } from './contract'
import { Reports } from './Reports'

export default define({
  name: 'reports',
  attributes,
  styles: [fields, dates, sheet],
  screen: Reports,
  skeletonRows: 10,
})
