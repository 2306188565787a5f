import { type ReadonlySignal, signal, untracked } from '@preact/signals-core'
import { addTo } from '../base/add-to'
import { environment, listen, type SocketLike } from '../base/environment'
import { getOrInsert } from '../base/get-or-insert'
import { startPoll } from '../base/poll'
import { createRetry } from '../base/retry'
import { runAll } from '../base/run-all'
import { defineArea } from '../portal/container'
import type { PortalEvent } from '../wire/events'

/**
 * `live`: the socket is open. `polling`: it is not, and reads go on by the clock. `offline`: the browser has no
 * network.
 */
export type LiveState = 'live' | 'polling' | 'offline'

/**
 * The interval at which a list is read again without a socket, and bays always, in milliseconds (specification, section
 * 7).
 */
export const pollEvery = 5000

/** The close code with which the gateway refuses a token. */
const tokenEnded = 4401

/** The delays start over after a connection that has lasted this long, in milliseconds. */
const steadyAfter = 10_000

type EventType = PortalEvent['type']
type EventOf<Type extends EventType> = Extract<PortalEvent, { type: Type }>

/** A socket that opens within this many milliseconds has missed too little for a second read of everything. */
const maxGap = 1000

export type Live = ReturnType<typeof live.create>

export const live = defineArea('live', context => {
  const state = signal<LiveState>('polling')
  const listeners = new Map<EventType, Set<(event: never) => void>>()
  const refetches = new Set<() => Promise<unknown>>()
  let socket: SocketLike | null = null
  let steady: ReturnType<typeof setTimeout> | undefined
  const retry = createRetry(() => void connect())
  let waitingSince = Date.now()
  let ended = false
  let refusedToken: string | undefined

  const isWanted = () => !ended && !socket && context.access.peek() === 'authorized'
  const refetchAll = () => Promise.all([...refetches].map(refetch => refetch()))

  async function connect(): Promise<void> {
    retry.stop()
    const { bases, socket: makeSocket = environment.socket } = context.options.peek()
    if (!isWanted() || !bases.events) return
    let token: string | null
    let opened: SocketLike
    try {
      token = await context.token(refusedToken)
      if (!isWanted() || token === null) return
      opened = makeSocket(`${bases.events}?token=${encodeURIComponent(token)}`)
    } catch {
      return retryLater()
    }
    socket = opened
    opened.onopen = () => {
      if (socket !== opened) return
      steady = setTimeout(retry.reset, steadyAfter)
      refusedToken = undefined
      state.value = 'live'
      // Events since the last read may have been missed, except the first time, when the reads are as recent as the
      // socket.
      if (Date.now() - waitingSince > maxGap) void refetchAll()
      waitingSince = 0
    }
    opened.onmessage = ({ data }) => {
      const event = socket === opened ? parseEvent(data) : null
      if (event) for (const listener of listeners.get(event.type) ?? []) listener(event as never)
    }
    opened.onclose = ({ code }) => {
      if (socket !== opened) return
      clearTimeout(steady)
      socket = null
      refusedToken = code === tokenEnded ? token : undefined
      retryLater()
    }
  }

  function retryLater(): void {
    if (ended) return
    state.value = environment.isOnline() ? 'polling' : 'offline'
    retry.schedule()
  }

  function connectNow(): void {
    retry.reset()
    if (state.peek() === 'offline') state.value = 'polling'
    void connect()
  }

  function leave(): void {
    retry.stop()
    clearTimeout(steady)
    const open = socket
    socket = null
    // The close may throw, since the host page can pass a socket of its own.
    runAll([() => open?.close(1000)])
    state.value = 'polling'
  }

  const poll = startPoll(pollEvery, async () => {
    const hasNoAccess = context.access.peek() === 'unauthorized' || context.access.peek() === 'no-access'
    if (state.peek() !== 'live' && !hasNoAccess) await refetchAll()
  })
  context.onEnd(listen('online', connectNow))
  context.onEnd(
    listen('offline', () => {
      leave()
      retryLater()
    }),
  )
  // The account may have changed, and its events must not come through the socket of the previous account.
  context.onRenewed(() => {
    leave()
    connectNow()
  })
  context.onEnd(() => {
    ended = true
    leave()
    poll.stop()
  })
  // The socket is for accounts with access: it is opened when the access is known, and closed when the session ends.
  context.effect(() => untracked(context.access.value === 'authorized' ? () => void connect() : leave))

  return {
    state: state as ReadonlySignal<LiveState>,
    on<Type extends EventType>(type: Type, listener: (event: EventOf<Type>) => void): () => void {
      const ofType = getOrInsert(listeners, type, () => new Set())
      return addTo(ofType, listener as (event: never) => void)
    },
    /**
     * Is called when events may have been missed: when the socket is open again after a gap, and at each interval
     * without one.
     */
    onMissedEvents: (refetch: () => Promise<unknown>) => addTo(refetches, refetch),
  }
})

/** The required fields of each event. */
const requiredFields: Readonly<Record<EventType, readonly string[]>> = {
  'work_order.assigned': ['workOrderNo'],
  'work_order.changed': ['workOrderNo', 'status', 'totalCopied'],
  'download.changed': ['workOrderNo', 'compositionId', 'status'],
  'shipments.changed': ['workOrderNo'],
  'bays.changed': ['applianceId', 'drives'],
  'appliance.changed': ['applianceId', 'isOnline'],
  'approval.changed': ['approval'],
}

/**
 * Returns the event of a message; null for a message that is no event, is of an unknown type, or lacks a required field
 * (wire.ts).
 */
function parseEvent(message: unknown): PortalEvent | null {
  if (typeof message !== 'string') return null
  try {
    const event = JSON.parse(message) as (Record<string, unknown> & { type: EventType }) | null
    if (event === null || !Object.hasOwn(requiredFields, event.type)) return null
    const isComplete = requiredFields[event.type].every(name => event[name] !== null && event[name] !== undefined)
    return isComplete ? (event as unknown as PortalEvent) : null
  } catch {
    return null
  }
}
