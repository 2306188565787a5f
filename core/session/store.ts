import { computed } from '@preact/signals-core'
import { environment, listen } from '../base/environment'
import { Failure } from '../base/errors'
import { firstZone, localZone } from '../base/zones'
import { defineArea } from '../portal/container'
import type { UsersMe } from '../wire/people'
import { fetchMe } from './api'
import { createApprovals } from './approvals'
import { accountOf, isAdmin, registrationState } from './rules'

/** The age in milliseconds from which data is read again when the page becomes visible. */
const staleAfter = 60_000

export type Session = ReturnType<typeof session.create>

export const session = defineArea('session', context => {
  const { http } = context
  const handle = context.resource<UsersMe>({
    /** Reads the user. The user of another account is not shown with the data and drafts of the first account. */
    async load(abort, onVersion) {
      const known = me.peek().data
      const next = await fetchMe(http, { abort, onVersion })
      if (known && accountOf(known.user) !== accountOf(next.user)) {
        context.onAccountSwitch()
        throw new Failure({ category: 'cancelled' })
      }
      // The account is reported here and not in `onRead`, because this answer is not stored while a write waits for the
      // account of its token.
      if (known) context.setAuthorized(accountIn(next))
      return next
    },
    onRead(next) {
      approvals.onRead()
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

  const approvals = createApprovals(context, handle)
  const syncAccount = async () => {
    await refresh()
    await handle.settled()
    return me.peek().failure
  }
  context.onEnd(context.onUnknownAccount(syncAccount))
  // While the network was away, changes by others were not reported.
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

  return {
    me,
    /**
     * The owner of the stored drafts at one server: a company, or a person without a company. Null until the user is
     * read.
     */
    account,
    registration: computed(() => (me.value.data ? registrationState(me.value.data, approvals.submitted.value) : null)),
    admin: computed(() => me.value.data !== null && isAdmin(me.value.data.user)),
    /** The partner's time zone, else that of the browser. UTC if the platform does not know the partner's time zone. */
    zone: computed(() => {
      const partnerZone = me.value.data?.user.partner?.timezone
      return partnerZone ? firstZone(partnerZone) : localZone()
    }),
    refresh,
    readApprovals: approvals.read,
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
     * Writes a part of the user's record, with a version that covers the partner (core/wire). The answer replaces the
     * record.
     */
    mutate: handle.mutate,
    submit: approvals.submit,
  }
})
