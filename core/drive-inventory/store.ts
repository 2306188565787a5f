import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { Failure } from '../base/errors'
import { lazy } from '../base/lazy'
import type { Resource } from '../base/resource'
import { createForm, type Form, type SavePart } from '../drafts/form'
import { typedStorage } from '../drafts/typed-storage'
import { refusedFields, validateWith } from '../drafts/validate'
import { type Text, text } from '../i18n/translate'
import { defineArea } from '../portal/container'
import { savePartner } from '../session/api'
import { withPartner } from '../session/mapping'
import { canEditPartner, newestApproval } from '../session/rules'
import { session } from '../session/store'
import type { UsersMe } from '../wire/people'
import { drivesOf, rowPath, rowsOf } from './mapping'
import { driveCells } from './rules'
import type { DriveRow } from './types'

/** Comes when the form is first checked: nothing is sent without. */
const schema = lazy(() => import('./schema'), 'drivesSchema')

export interface DriveInventory {
  readonly read: ReadonlySignal<Resource<UsersMe>>
  readonly editable: ReadonlySignal<boolean>
  readonly draft: ReadonlySignal<Form<readonly DriveRow[], Text> | null>
  refresh(): Promise<void>
  /** True when everything is saved: the dialog may close. */
  save(part?: SavePart): Promise<boolean>
}

export const driveInventory = defineArea<DriveInventory>('drive-inventory', context => {
  const who = context.use(session)
  const editable = computed(() => canEditPartner(who.registration.value ?? 'NOT_SUBMITTED'))
  const rows = computed(() => (who.me.value.data ? shownRows(who.me.value.data, editable.value) : null))
  const draft = computed(() => (who.account.value === null ? null : draftFor(who.account.value)))

  function draftFor(account: string): Form<readonly DriveRow[], Text> {
    return createForm<readonly DriveRow[], Text>({
      cells: driveCells,
      source: rows,
      blank: rowsOf([]),
      storage: signal(typedStorage(account, 'drives', driveCells.isCell)),
      onEnd: context.onEnd,
      reread: who.refresh,
      validate: async value => validateWith(await schema.load(), value),
      refused: failure => refusedFields(failure, rowPath),
      async save(merge) {
        await who.mutate({
          write({ user: { partner, companyId } }, call) {
            if (partner === null) throw new Failure({ category: 'unexpected' })
            const merged = merge(rowsOf(partner.drives))
            return merged && savePartner(context.http, partner.org, { companyId, drives: drivesOf(merged) }, call)
          },
          apply: withPartner,
        })
      },
    })
  }

  return {
    read: who.me,
    editable,
    draft,
    refresh: who.refresh,
    async save(part) {
      const open = draft.peek()
      if (!open || !editable.peek()) return false
      const outcome = await context.notifications.run(
        { title: text('drives.saveFailed'), success: text('drives.saved') },
        () => open.save(part),
      )
      return outcome.ok
    },
  }
})

/** The submitted drives until the registration is approved, the partner's own after that (decision 8). */
function shownRows(me: UsersMe, approved: boolean): readonly DriveRow[] {
  const submitted = newestApproval(me.approvals, 'registration')?.registrationData
  return rowsOf(approved ? me.user.partner?.drives : (submitted?.drives ?? me.user.partner?.drives))
}
