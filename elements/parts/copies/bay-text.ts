import '../../../core/appliances/words'
import type { Dock, DockBay } from '../../../core/appliances/types'
import { formatBytes } from '../../../core/base/bytes'
import { getNumberFormat } from '../../../core/base/numbers'
import type { Translate } from '../../../core/i18n/translate'

/** Returns "Bay 7" or "Port 2". */
export function bayName(t: Translate, slots: Dock['slots'], bay: number): string {
  return t(slots === 'ports' ? 'appliances.port' : 'appliances.bay', { bay })
}

/** Returns the type and the capacity of the drive in a bay: "CRU · 1 TB". */
export function driveText({ driveType, capacity }: DockBay, locale: string): string | undefined {
  const size = capacity === null ? null : formatBytes(capacity, locale)
  return [driveType, size].filter(part => part !== null).join(' · ') || undefined
}

/** Returns "18 min left" or "1 h 07 left". */
export function timeLeft(t: Translate, minutes: number): string {
  if (minutes < 60) return t('appliances.minutesLeft', { minutes })
  const rest = getNumberFormat(t.locale, { minimumIntegerDigits: 2 }).format(minutes % 60)
  return t('appliances.hoursLeft', { hours: Math.floor(minutes / 60), minutes: rest })
}
