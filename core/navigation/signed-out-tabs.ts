import { effect } from '@preact/signals-core'
import { hasStored, removeAllStored } from '../base/storage'
import { draftsOf } from '../drafts/kept-drafts'
import type { Portal } from '../portal/portal'
import { cookies } from './cookies'
import { welcome } from './welcome'

const signedOut = 'signed-out'
const signedIn = 'signed-in'

/** The tabs of one portal: another one on this origin has a sign-in of its own. */
export function channelOf(portal: Portal): string {
  return `reeldock ${portal.signOutUrl()}`
}

/**
 * Whoever signs out at the portal leaves nothing behind (decision 3) but that a registration waits, in no tab: the others forget what they show, too,
 * and `onElsewhere` hears of it.
 */
export function shareSignOut(portal: Portal, onElsewhere: () => void): () => void {
  const channel = new BroadcastChannel(channelOf(portal))
  const endLeaving = portal.onLeaving(() => {
    welcome.outlastSignOut()
    cookies.rememberAccess('unauthorized')
    forget('localStorage')
    forget('sessionStorage')
    channel.postMessage(signedOut)
  })
  const endArriving = effect(() => {
    if (portal.access.value === 'authorized') channel.postMessage(signedIn)
  })
  channel.onmessage = ({ data }) => {
    // Where nobody was signed in, there is somebody now.
    if (data === signedIn && portal.access.peek() === 'unauthorized') location.reload()
    if (data !== signedOut) return
    const account = portal.account()
    // Drafts that are there by now belong to a sign-in since.
    const isForgotten = account !== null && !hasStored(draftsOf(account))
    onElsewhere()
    // What was typed last is written as its area ends.
    if (isForgotten) removeAllStored(draftsOf(account))
    // The tab that signed out has cleared what all share. By now it may be somebody else's.
    forget('sessionStorage')
  }
  return () => {
    endLeaving()
    endArriving()
    channel.close()
  }
}

function forget(area: 'localStorage' | 'sessionStorage'): void {
  cookies.forgetPath()
  try {
    globalThis[area].clear()
  } catch {
    // Storage is forbidden here: nothing was kept.
  }
}
