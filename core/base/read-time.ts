import type { TimeOfDay } from '../wire/base'

/**
 * Returns a time of day as people type it ("9", "930", "9:30", "5:30 pm") as "HH:mm"; null for any other text. Times of
 * 12 and of 24 hours are accepted (decision 11), also before the person leaves the field and it rewrites the time.
 */
export function readTime(typed: string): TimeOfDay | null {
  const match = /^\s*(\d{1,2})(?:[:.h]?(\d{2}))?\s*(?:([ap])\.?m\.?)?\s*$/i.exec(typed)
  if (!match) return null
  const half = match[3]?.toLowerCase()
  const hour = Number(match[1])
  const minute = Number(match[2] ?? 0)
  if (minute > 59 || hour > 23 || (half && (hour < 1 || hour > 12))) return null
  const hours = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour
  return `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
