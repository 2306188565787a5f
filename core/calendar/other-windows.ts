import { computed } from '@preact/signals-core'
import { environment } from '../base/environment'
import type { AreaContext } from '../portal/container'
import { session } from '../session/store'

/**
 * Announces written days to the other windows of this browser with the same company and server, because the server
 * sends no event for them.
 * @param listener is called when another window has written days
 * @returns a function that announces days
 */
export function shareWithWindows(context: AreaContext, listener: () => void): () => void {
  const user = context.use(session)
  let channel: BroadcastChannel | null = null
  const name = computed(() => {
    const company = user.me.value.data?.user.companyId
    const { bases, fetch } = context.options.value
    // A page with its own `fetch` may have another server, which other windows do not know.
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
