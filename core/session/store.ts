import { computed, signal } from '@preact/signals-core'
import { environment, listen } from '../base/environment'
import { asFailure, Failure } from '../base/errors'
import { firstZone, localZone } from '../base/zones'
import { live } from '../live/live'
import { defineArea } from '../portal/container'
import type { Approval, UsersMe } from '../wire/people'
import { fetchApprovals, fetchMe } from './api'
import { accountOf, isAdmin, registrationState } from './rules'

/** A page that is seen again reads anew what is older, in milliseconds. */
const staleAfter = 60_000

export type Session = ReturnType<typeof session.create>

export const session = defineArea('session', context => {
  const { http } = context
  /** Approvals that were submitted since the last read. */
  const submitted = signal<ReadonlySet<string>>(new Set())
  const handle = context.resource<UsersMe>({
    /** Another account's user is not shown among what was read and typed for the first one's. */
    async load(abort, onVersion) {
      const known = me.peek().data
      const next = await fetchMe(http, { abort, onVersion })
      if (known && accountOf(known.user) !== accountOf(next.user)) {
        context.otherAccount()
        throw new Failure({ category: 'cancelled' })
      }
      // At once: a write that waits to know whose token it has keeps this answer from being shown.
      if (known) context.granted(accountIn(next))
      return next
    },
    onRead(next) {
      submitted.value = new Set()
      context.granted(accountIn(next))
    },
    onFailure: failure => {
      if (failure.category === 'not-found') context.refused('not-found')
    },
  })
  const { resource: me, refresh } = handle
  const { bases } = context.options.peek()
  const accountIn = ({ user }: UsersMe) => `${bases.main} ${accountOf(user)}`
  const account = computed(() => me.value.data && accountIn(me.value.data))

  const feed = context.use(live)
  context.onEnd(
    feed.on('approval.changed', ({ approval }) => {
      takeApproval(approval)
      void readApprovals()
    }),
  )
  // The token may be another account's now.
  context.onRenewed(() => {
    latestRead += 1
  })
  const readAccount = async () => {
    await refresh()
    await handle.settled()
    return me.peek().failure
  }
  context.onEnd(context.onUnknownAccount(readAccount))
  // What others saved meanwhile was not reported.
  context.onEnd(listen('online', () => void refresh()))
  context.onEnd(
    listen('visibilitychange', () => {
      const { at, busy } = me.peek()
      if (environment.isVisible() && at !== null && !busy && Date.now() - at >= staleAfter) void refresh()
    }),
  )
  void refresh()

  async function whoAmI(): Promise<UsersMe> {
    // A failed read is not final: the next caller reads again.
    if (me.peek().data === null && !me.peek().busy) void refresh()
    await handle.settled()
    const { data, failure } = me.peek()
    if (data) return data
    throw failure ?? new Failure({ category: 'cancelled' })
  }

  /** The number of reads and events of approvals: the answer of a read is used only if no other one came after it. */
  let latestRead = 0

  /** Reads the approvals alone (decision 41). */
  async function readApprovals(): Promise<void> {
    latestRead += 1
    const read = latestRead
    if (me.peek().data === null) return
    try {
      const approvals = await fetchApprovals(http, { abort: context.ended })
      if (read === latestRead) setApprovals(() => approvals)
    } catch {
      // The whole read says what is wrong.
      if (read === latestRead && !context.ended.aborted) await refresh()
    }
  }

  const approved = () => me.peek().data?.approvals.filter(({ status }) => status === 'APPROVED').length ?? 0

  function setApprovals(change: (known: readonly Approval[]) => Approval[]): void {
    const before = approved()
    handle.setData(known => ({ ...known, approvals: change(known.approvals) }))
    // An approval turns submitted data into live data: only the server has that.
    if (approved() > before) void refresh()
  }

  function takeApproval(approval: Approval): void {
    latestRead += 1
    const isSame = ({ id }: Approval) => id === approval.id
    setApprovals(known => [...known.filter(each => !isSame(each)), withKnownData(approval, known.find(isSame))])
  }

  return {
    me,
    /** Whose drafts are kept: one company, or person without one, at one back end; null while that is unknown. */
    account,
    registration: computed(() => (me.value.data ? registrationState(me.value.data, submitted.value) : null)),
    admin: computed(() => me.value.data !== null && isAdmin(me.value.data.user)),
    /** The partner's own time zone; the browser's until it is read, and UTC for one that the platform does not know. */
    zone: computed(() => firstZone(me.value.data?.user.partner?.timezone || localZone())),
    refresh,
    readApprovals,
    /** Resolves with the user, reading it first where necessary; rejects with the Failure of that read. */
    whoAmI,
    /** Resolves with what was read after the call; rejects with the Failure of the read. */
    readNow: handle.readNow,
    /** Writes something of this record, whose version covers the partner (wire.ts); its answer takes the record's place. */
    mutate: handle.mutate,
    /**
     * Makes a submission, which goes without a version. Its approval, where it answers one, is known from then on, whatever
     * becomes of a later read; where somebody else of the company was first, what stands there by now is read.
     */
    async submit(call: () => Promise<Approval | null>): Promise<void> {
      try {
        const approval = await call()
        if (approval === null) return
        submitted.value = new Set([...submitted.peek(), approval.id])
        takeApproval(approval)
      } catch (thrown) {
        if (asFailure(thrown).isConflict) await refresh()
        throw thrown
      }
    },
  }
})

/** An event may leave out what was submitted, which can weigh megabytes: what is known of it stays until the next read. */
function withKnownData(approval: Approval, known: Approval | undefined): Approval {
  if (approval.registrationData || approval.status === 'APPROVED' || known?.type !== approval.type) return approval
  return { ...approval, registrationData: known.registrationData } as Approval
}
