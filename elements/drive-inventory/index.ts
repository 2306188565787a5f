import '../../core/drive-inventory/words'
import sheet from '../../styles/areas/drive-inventory.css?inline'
import fields from '../../styles/bundles/fields.css?inline'
import forms from '../../styles/bundles/forms.css?inline'
import { define } from '../base/bridge/define'
import { attributes } from './contract'
import { DriveInventory } from './DriveInventory'

export default define({
  name: 'drive-inventory',
  attributes,
  styles: [fields, forms, sheet],
  screen: DriveInventory,
  overlay: values => !values.inline,
})
