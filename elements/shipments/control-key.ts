import type { Translate } from '../../core/i18n/translate'

/** What the key of commands is called on this machine. */
export function controlKey(t: Translate): string {
  return /mac/iu.test(navigator.userAgent) ? '⌘' : t('shipments.keys.control')
}
