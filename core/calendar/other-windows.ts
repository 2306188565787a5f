import { computed } from '@preact/signals-core'
import { environment } from '../base/environment'
import type { AreaContext } from '../portal/container'
import { session } from '../session/store'

/**
 * That days were written is told to those of the same company, at the same back end, in other windows of this browser:
 * no event of the back end tells of it. `listener` is called when they tell it; answers what tells them.
 */
export function shareWithWindows(context: AreaContext, listener: () => void): () => void {
  const who = context.use(session)
  let channel: BroadcastChannel | null = null
  const name = computed(() => {
    const company = who.me.value.data?.user.companyId
    const { bases, fetch } = context.options.value
    // A page that answers its own calls may have a back end of its own: other windows know nothing of it.
    return company && fetch === undefined ? `reeldock calendar ${bases.partners} ${company}` : null
  })
  context.effect(() => {
    const opened = name.value === null ? null : environment.channel(name.value)
    opened?.addEventListener('message', listener)
    channel = opened
    return () => {
      channel = null
      opened?.close()
    }
  })
  return () => channel?.postMessage('written')
}
