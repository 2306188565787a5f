import { type ReadonlySignal, signal } from '@preact/signals-core'
import { asFailure } from '../base/errors'
import type { ResourceHandle } from '../base/resource'
import { live } from '../live/live'
import type { AreaContext } from '../portal/container'
import type { Approval, UsersMe } from '../wire/people'
import { fetchApprovals } from './api'

/** Reads and submits the user's approvals, and applies their events to the record of the user. */
export function createApprovals(
  context: AreaContext,
  { resource, setData, refresh }: Pick<ResourceHandle<UsersMe>, 'resource' | 'setData' | 'refresh'>,
) {
  /** Approvals that were submitted since the last read. */
  const submitted = signal<ReadonlySet<string>>(new Set())
  /** Counts reads, events and new tokens. The answer of a read is used only if nothing was counted after its start. */
  let lastRead = 0

  /** Reads the approvals alone (decision 41). */
  async function read(): Promise<void> {
    lastRead += 1
    const current = lastRead
    if (resource.peek().data === null) return
    try {
      const approvals = await fetchApprovals(context.http, { abort: context.ended })
      if (current === lastRead) setApprovals(() => approvals)
    } catch {
      // The read of the whole user reports the failure.
      if (current === lastRead && !context.ended.aborted) await refresh()
    }
  }

  const approvedCount = () => resource.peek().data?.approvals.filter(({ status }) => status === 'APPROVED').length ?? 0

  function setApprovals(change: (known: readonly Approval[]) => Approval[]): void {
    const before = approvedCount()
    setData(known => ({ ...known, approvals: change(known.approvals) }))
    // An approval turns submitted data into live data, which only the server has.
    if (approvedCount() > before) void refresh()
  }

  function merge(approval: Approval): void {
    lastRead += 1
    const isSame = ({ id }: Approval) => id === approval.id
    setApprovals(known => [...known.filter(each => !isSame(each)), withKnownData(approval, known.find(isSame))])
  }

  context.onEnd(
    context.use(live).on('approval.changed', ({ approval }) => {
      merge(approval)
      void read()
    }),
  )
  // The token may belong to another account now.
  context.onRenewed(() => {
    lastRead += 1
  })

  return {
    submitted: submitted as ReadonlySignal<ReadonlySet<string>>,
    read,
    /** Forgets earlier submissions, because a read of the whole user contains them. */
    onRead(): void {
      submitted.value = new Set()
    },
    /**
     * Makes a submission, which has no version. If the server answers with an approval, the approval is known even if a
     * later read fails. After a conflict, the user is read again.
     */
    async submit(call: () => Promise<Approval | null>): Promise<void> {
      try {
        const approval = await call()
        if (approval === null) return
        submitted.value = new Set([...submitted.peek(), approval.id])
        merge(approval)
      } catch (thrown) {
        if (asFailure(thrown).isConflict) await refresh()
        throw thrown
      }
    },
  }
}

/** An event may leave out submitted data, which can be megabytes large: the known data stays until the next read. */
function withKnownData(approval: Approval, known: Approval | undefined): Approval {
  if (approval.registrationData || approval.status === 'APPROVED' || known?.type !== approval.type) return approval
  return { ...approval, registrationData: known.registrationData } as Approval
}
