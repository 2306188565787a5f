import '../../core/registration/words'
import sheet from '../../styles/areas/registration.css?inline'
import fields from '../../styles/bundles/fields.css?inline'
import forms from '../../styles/bundles/forms.css?inline'
import { define } from '../base/bridge/define'
import { attributes } from './contract'
import { Registration } from './Registration'

export default define({
  name: 'registration',
  attributes,
  styles: [fields, forms, sheet],
  screen: Registration,
  skeletonRows: 10,
})
