import { computed, effect } from '@preact/signals-core'
import { type AreaContext, defineArea } from '../portal/container'
import { session } from '../session/store'
import type { CalendarDay } from '../wire/calendar'
import { dayRead } from './mapping'
import type { AskedDays } from './types'

type Hear = (days: AskedDays) => void

/**
 * What is known of the days of the calendar, told to all who show some of them: what was read or written by any element
 * of the portal, and written by those of the same company in other windows of this browser. No event of the back end
 * tells of it. So a day is the same wherever it is shown, and what a draft was typed over is what was seen.
 */
export const calendarChanges = defineArea('calendar-changes', context => {
  const hearers = new Set<Hear>()
  const hear: Hear = days => {
    for (const each of hearers) each(days)
  }
  const share = shareWithWindows(context, hear)
  return {
    /** Days were read here: whoever shows some of them shows the same. */
    saw: hear,
    /** Days were written: other windows hear of it too. */
    tell(days: readonly CalendarDay[]): void {
      hear(byDay(days))
      share(days)
    },
    /** Answers what ends the hearing. */
    on(next: Hear): () => void {
      hearers.add(next)
      return () => hearers.delete(next)
    },
  }
})

const byDay = (days: readonly CalendarDay[]): AskedDays => new Map(days.map(day => [day.date, day]))

/** Hears what other windows tell of the same company at the same back end; answers what tells them. */
function shareWithWindows(context: AreaContext, hear: Hear): (days: readonly CalendarDay[]) => void {
  const who = context.use(session)
  let channel: BroadcastChannel | null = null
  const name = computed(() => {
    const company = who.me.value.data?.user.companyId
    const { bases, fetch } = context.options.value
    // A page that answers its own calls may have a back end of its own: other windows know nothing of it.
    return company && fetch === undefined ? `reeldock calendar ${bases.partners} ${company}` : null
  })
  context.onEnd(
    effect(() => {
      const opened = name.value === null ? null : openChannel(name.value)
      opened?.addEventListener('message', ({ data }) => hear(byDay(Array.isArray(data) ? data.flatMap(dayRead) : [])))
      channel = opened
      return () => {
        channel = null
        opened?.close()
      }
    }),
  )
  return days => channel?.postMessage(days)
}

/** Null where windows cannot be told: in a frame without an origin, or without channels. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
