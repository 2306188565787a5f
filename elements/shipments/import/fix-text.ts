import type { Translate } from '../../../core/i18n/translate'
import { statusLook } from '../../../core/shipments/statuses'
import type { EditField } from '../../../core/shipments/types'

/** Returns the text of a suggested value: statuses are translated, couriers keep their names. */
export function fixText(field: EditField, value: string, t: Translate): string {
  return field === 'status' ? t.text(statusLook(value).label) : value
}
