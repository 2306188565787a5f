import { computed, effect } from '@preact/signals-core'
import type { AreaContext } from '../portal/container'
import { session } from '../session/store'
import type { CalendarDay } from '../wire/calendar'
import { dayRead } from './mapping'

type Tell = (days: readonly CalendarDay[]) => void

/**
 * Days that were written are told to those of the same company, at the same back end, in other windows of this browser:
 * no event of the back end tells of them. `listener` is called with what they tell; answers what tells them.
 */
export function shareWithWindows(context: AreaContext, listener: Tell): Tell {
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
      opened?.addEventListener('message', ({ data }) => listener(Array.isArray(data) ? data.flatMap(dayRead) : []))
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
