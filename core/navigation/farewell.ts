import type { Portal } from '../portal/portal'
import { cookies } from './cookies'

const channelName = 'reeldock'
const signedOut = 'signed-out'

/**
 * Whoever signs out at the portal leaves nothing behind (decision 3), in no tab: the others forget what they show, too,
 * and `onElsewhere` hears of it.
 */
export function shareSignOut(portal: Portal, onElsewhere: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  const endLeaving = portal.onLeaving(() => {
    forget()
    channel.postMessage(signedOut)
  })
  channel.onmessage = ({ data }) => {
    if (data !== signedOut) return
    onElsewhere()
    forget()
  }
  return () => {
    endLeaving()
    channel.close()
  }
}

function forget(): void {
  cookies.forgetPath()
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // Storage is forbidden here: nothing was kept.
  }
}
