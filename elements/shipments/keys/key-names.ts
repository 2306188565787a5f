import type { Translate } from '../../../core/i18n/translate'
import { anyCharacter, type Combo } from '../../../core/shipments/keys/shortcuts'
import { controlKey } from '../control-key'

/** Returns the names of the keys of a combo, modifiers first: "Ctrl", "Shift", "Enter". */
export function keyNames({ key, control, shift }: Combo, t: Translate): string[] {
  const names: Readonly<Record<string, string>> = {
    Enter: t('shipments.keys.enter'),
    Escape: t('shipments.keys.escape'),
    ArrowUp: t('shipments.shortcuts.arrowUp'),
    ArrowDown: t('shipments.shortcuts.arrowDown'),
    [anyCharacter]: t('shipments.shortcuts.any'),
  }
  return [
    control ? controlKey(t) : '',
    shift ? t('shipments.shortcuts.shift') : '',
    names[key] ?? key.toUpperCase(),
  ].filter(name => name !== '')
}
