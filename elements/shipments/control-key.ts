import type { Translate } from '../../core/i18n/translate'

/** Returns the name of the command key on this machine. */
export function controlKey(t: Translate): string {
  return /mac/iu.test(navigator.userAgent) ? '⌘' : t('shipments.keys.control')
}
