import '../../../core/appliances/duplicate/words'
import type { Dock, DockBay } from '../../../core/appliances/types'
import type { Translate } from '../../../core/i18n/translate'
import { bayName } from './bay-text'

/** The maximum count of bays that a title or a button names. More bays are counted instead. */
export const maxInTitle = 4
const maxOnButton = 2

/** Returns the question that names the bays to erase: "Erase and copy to Bay 3 and Bay 7?". */
export function eraseTitle(t: Translate, dock: Dock, bays: readonly DockBay[]): string {
  return bays.length === 0 || bays.length > maxInTitle
    ? t('duplicate.confirm', { count: bays.length })
    : t('duplicate.confirmOnto', { bays: bayNames(t, dock, bays) })
}

/** Returns the label of the button that erases the bays and starts the copy. */
export function eraseText(t: Translate, dock: Dock, bays: readonly DockBay[]): string {
  if (bays.length === 0) return t('duplicate.erase')
  return bays.length > maxOnButton
    ? t('duplicate.eraseDrives', { count: bays.length })
    : t('duplicate.eraseOnto', { bays: bayNames(t, dock, bays) })
}

/** Returns the names of bays as a list: "Bay 3 and Bay 7". */
export function bayNames(t: Translate, { slots }: Dock, bays: readonly DockBay[]): string {
  const names = bays.map(({ bay }) => bayName(t, slots, bay))
  return new Intl.ListFormat(t.locale, { type: 'conjunction' }).format(names)
}
