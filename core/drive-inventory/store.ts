import { computed, effect, type ReadonlySignal } from '@preact/signals-core'
import { createDraft, type Draft } from '../base/draft'
import { Failure } from '../base/errors'
import type { Resource } from '../base/resource'
import { draftKeeper, keptDraft } from '../drafts/keeper'
import { bringSchema, refusedFields, validateWith } from '../drafts/validate'
import { type Text, text } from '../i18n/translate'
import { defineArea } from '../portal/container'
import { canEditPartner, newestApproval } from '../session/rules'
import { session } from '../session/store'
import type { UsersMe } from '../wire/people'
import { saveDrives } from './api'
import { drivesOf, rowPath, rowsOf } from './mapping'
import { isDriveRows, mergeRows, sameRows } from './rules'
import type { DriveRow } from './types'

export interface DriveInventory {
  readonly read: ReadonlySignal<Resource<UsersMe>>
  readonly editable: ReadonlySignal<boolean>
  readonly draft: ReadonlySignal<Draft<readonly DriveRow[], Text> | null>
  refresh(): Promise<void>
  /** True when everything is saved: the dialog may close. */
  save(): Promise<boolean>
}

export const driveInventory = defineArea<DriveInventory>('drive-inventory', context => {
  const who = context.use(session)
  const editable = computed(() => canEditPartner(who.registration.value ?? 'NOT_SUBMITTED'))
  const rows = computed(() => (who.me.value.data ? shownRows(who.me.value.data, editable.value) : null))
  const draft = computed(() => (who.account.value === null ? null : draftFor(who.account.value)))

  function draftFor(account: string): Draft<readonly DriveRow[], Text> {
    return createDraft<readonly DriveRow[], Text>({
      initial: rows.peek() ?? rowsOf([]),
      equal: sameRows,
      merge: mergeRows,
      keeper: draftKeeper(account, 'drives', keptDraft(isDriveRows)),
      onEnd: context.onEnd,
      reread: who.refresh,
      validate: async value => validateWith((await bringSchema(() => import('./schema'))).drivesSchema, value),
      refused: failure => refusedFields(failure, rowPath),
      async save(value) {
        const { user } = await who.whoAmI()
        if (user.partner === null) throw new Failure({ category: 'unexpected' })
        const partner = await saveDrives(context.http, user.partner.org, user.companyId, drivesOf(value))
        who.partnerChanged(partner)
        return rowsOf(partner.drives)
      },
    })
  }

  context.onEnd(
    effect(() => {
      if (rows.value !== null) draft.value?.rebase(rows.value)
    }),
  )

  return {
    read: who.me,
    editable,
    draft,
    refresh: who.refresh,
    async save() {
      const open = draft.peek()
      if (!open || !editable.peek()) return false
      const outcome = await context.notifications.run(
        { title: text('drives.saveFailed'), success: text('drives.saved') },
        async () => {
          const result = await open.save()
          if (result === 'failed') throw open.failure.peek() ?? new Failure({ category: 'unexpected' })
          if (result !== 'saved') throw new Failure({ category: 'cancelled' })
        },
      )
      // Somebody else was first: their stock is read, and offered.
      if (!outcome.ok && outcome.failure.category === 'stale') void who.refresh()
      return outcome.ok
    },
  }
})

/** The submitted drives until the registration is approved, the partner's own after that (decision 8). */
function shownRows(me: UsersMe, approved: boolean): readonly DriveRow[] {
  const submitted = newestApproval(me.approvals, 'registration')?.registrationData
  return rowsOf(approved ? me.user.partner?.drives : (submitted?.drives ?? me.user.partner?.drives))
}
