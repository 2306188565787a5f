import words from '../../core/i18n/en/drive-inventory'
import type { Drive } from '../../core/wire/drives'
import sheet from '../../styles/areas/drive-inventory.css?inline'
import fields from '../../styles/fields.css?inline'
import forms from '../../styles/forms.css?inline'
import { flag } from '../base/attributes'
import { define } from '../base/define'
import { event } from '../base/description'
import { parts } from '../base/parts'
import { DriveInventory } from './DriveInventory'

export const attributes = {
  open: flag('Shows it as a dialog. Without it, and without `inline`, the dialog is closed: nothing is seen.'),
  inline: flag('Shows it in the page, without a dialog.'),
}

export const events = {
  'reeldock-drives-saved': event<{ drives: Drive[] }>('The stock was saved.'),
  'reeldock-closed': event('The dialog was closed, by a person or after saving.'),
}

export default define({
  name: 'drive-inventory',
  doc: 'The drives that a partner has in stock: editable once the registration is approved, read-only before. A dialog, closed and unseen until `open` is set, or with `inline` a part of the page.',
  attributes,
  events,
  parts: parts('primary-button'),
  messages: [words],
  styles: [fields, forms, sheet],
  screen: DriveInventory,
  overlay: values => !values.inline,
})
