import '../../../core/appliances/duplicate/words'
import type { Dock, DockBay } from '../../../core/appliances/types'
import type { Translate } from '../../../core/i18n/translate'
import { bayName } from './bay-text'

/** The number of bays that a title, or a button, names; more bays are counted. */
export const inTitle = 4
const onButton = 2

/** Returns "Erase and copy to Bay 3 and Bay 7?": the question names the bays that are erased. */
export function eraseTitle(t: Translate, dock: Dock, bays: readonly DockBay[]): string {
  return bays.length === 0 || bays.length > inTitle
    ? t('duplicate.confirm', { count: bays.length })
    : t('duplicate.confirmOnto', { bays: listed(t, dock, bays) })
}

/** The button that does it, with the bays that it takes. */
export function eraseText(t: Translate, dock: Dock, bays: readonly DockBay[]): string {
  if (bays.length === 0) return t('duplicate.erase')
  return bays.length > onButton
    ? t('duplicate.eraseDrives', { count: bays.length })
    : t('duplicate.eraseOnto', { bays: listed(t, dock, bays) })
}

/** "Bay 3 and Bay 7". */
export function listed(t: Translate, { slots }: Dock, bays: readonly DockBay[]): string {
  const names = bays.map(({ bay }) => bayName(t, slots, bay))
  return new Intl.ListFormat(t.locale, { type: 'conjunction' }).format(names)
}
