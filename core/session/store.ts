import { computed, signal } from '@preact/signals-core'
import { environment, listen } from '../base/environment'
import { asFailure, Failure } from '../base/errors'
import { firstZone, localZone } from '../base/zones'
import { live } from '../live/live'
import { defineArea } from '../portal/container'
import type { Approval, UsersMe } from '../wire/people'
import { fetchApprovals, fetchMe } from './api'
import { accountOf, isAdmin, registrationState } from './rules'

/** A page that becomes visible again reads data that is older than this, in milliseconds. */
const staleAfter = 60_000

export type Session = ReturnType<typeof session.create>

export const session = defineArea('session', context => {
  const { http } = context
  /** Approvals that were submitted since the last read. */
  const submitted = signal<ReadonlySet<string>>(new Set())
  const handle = context.resource<UsersMe>({
    /** The user of another account is not shown with the data and drafts of the first one. */
    async load(abort, onVersion) {
      const known = me.peek().data
      const next = await fetchMe(http, { abort, onVersion })
      if (known && accountOf(known.user) !== accountOf(next.user)) {
        context.onAccountSwitch()
        throw new Failure({ category: 'cancelled' })
      }
      // The account is reported here and not in `onRead`: a write that waits for the account of its token keeps this
      // answer from being put in place.
      if (known) context.setAuthorized(accountIn(next))
      return next
    },
    onRead(next) {
      submitted.value = new Set()
      context.setAuthorized(accountIn(next))
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
  // The token may belong to another account now.
  context.onRenewed(() => {
    latestRead += 1
  })
  const syncAccount = async () => {
    await refresh()
    await handle.settled()
    return me.peek().failure
  }
  context.onEnd(context.onUnknownAccount(syncAccount))
  // Changes by others were not reported meanwhile.
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
      // The read of the whole user reports the failure.
      if (read === latestRead && !context.ended.aborted) await refresh()
    }
  }

  const approved = () => me.peek().data?.approvals.filter(({ status }) => status === 'APPROVED').length ?? 0

  function setApprovals(change: (known: readonly Approval[]) => Approval[]): void {
    const before = approved()
    handle.setData(known => ({ ...known, approvals: change(known.approvals) }))
    // An approval turns submitted data into live data, which only the server has.
    if (approved() > before) void refresh()
  }

  function takeApproval(approval: Approval): void {
    latestRead += 1
    const isSame = ({ id }: Approval) => id === approval.id
    setApprovals(known => [...known.filter(each => !isSame(each)), withKnownData(approval, known.find(isSame))])
  }

  return {
    me,
    /**
     * The account whose drafts are stored: one company, or person without one, at one server; null while that is
     * unknown.
     */
    account,
    registration: computed(() => (me.value.data ? registrationState(me.value.data, submitted.value) : null)),
    admin: computed(() => me.value.data !== null && isAdmin(me.value.data.user)),
    /**
     * The partner's time zone; the browser's until the partner is read, and UTC for one that the platform does not
     * know.
     */
    zone: computed(() => firstZone(me.value.data?.user.partner?.timezone || localZone())),
    refresh,
    readApprovals,
    /**
     * Resolves with the user, which is read first if necessary.
     * @throws Failure of that read
     */
    whoAmI,
    /**
     * Resolves with a user that is read after the call.
     * @throws Failure of the read
     */
    readNow: handle.readNow,
    /**
     * Writes a part of the user's record, whose version covers the partner (wire.ts); the answer replaces the record.
     */
    mutate: handle.mutate,
    /**
     * Makes a submission, which has no version. If it answers its approval, that is known even if a later read fails.
     * When somebody else of the company was first, the server's data is read.
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

/** An event may leave out submitted data, which can be megabytes large: the known data stays until the next read. */
function withKnownData(approval: Approval, known: Approval | undefined): Approval {
  if (approval.registrationData || approval.status === 'APPROVED' || known?.type !== approval.type) return approval
  return { ...approval, registrationData: known.registrationData } as Approval
}
