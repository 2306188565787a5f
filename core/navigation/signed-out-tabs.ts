import { effect } from '@preact/signals-core'
import { hasStored, removeAllStored } from '../base/storage'
import { draftsOf } from '../drafts/kept-drafts'
import type { Portal } from '../portal/portal'
import { cookies } from './cookies'
import { welcome } from './welcome'

const signedOut = 'signed-out'
const signedIn = 'signed-in'

/**
 * Returns the name of the channel between the tabs of one portal. Another portal on this origin has a sign-in of its
 * own.
 */
export function channelOf(portal: Portal): string {
  return `reeldock ${portal.signOutUrl()}`
}

/**
 * Deletes the stored data of the portal at a sign-out in all tabs (decision 3), except the note of `welcome`.
 * Other tabs clear their screens too and call `onElsewhere`.
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
    // A person has signed in after a sign-out.
    if (data === signedIn && portal.access.peek() === 'unauthorized') location.reload()
    if (data !== signedOut) return
    const account = portal.account()
    // The other tab has deleted the drafts. If there are drafts now, they belong to a later sign-in.
    const isForgotten = account !== null && !hasStored(draftsOf(account))
    onElsewhere()
    // An area writes its last edits when it ends, so these are deleted afterwards.
    if (isForgotten) removeAllStored(draftsOf(account))
    // The tab that signed out has cleared the shared storage, which may belong to another account now.
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
    // Storage is forbidden here, so that nothing was stored.
  }
}
