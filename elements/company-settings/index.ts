import '../../core/company-settings/words'
import sheet from '../../styles/areas/company-parts.css?inline'
import fields from '../../styles/bundles/fields.css?inline'
import forms from '../../styles/bundles/forms.css?inline'
import { define } from '../base/bridge/define'
import { CompanySettings } from './CompanySettings'
import { attributes } from './contract'

export default define({
  name: 'company-settings',
  attributes,
  styles: [fields, forms, sheet],
  screen: CompanySettings,
  skeletonRows: 17,
})
