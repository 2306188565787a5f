import { computed } from '@preact/signals-core'
import { lazy } from '../base/lazy'
import type { SavePart } from '../drafts/form'
import { text } from '../i18n/translate'
import { defineArea } from '../portal/container'
import { accountForm } from '../session/account-form'
import { savePartner } from '../session/api'
import { withPartner } from '../session/mapping'
import { canEditPartner, shownOf } from '../session/rules'
import { session } from '../session/store'
import { drivesOf, rowPath, rowsOf } from './mapping'
import { driveCells } from './rules'
import type { DriveRow } from './types'

const schema = lazy(() => import('./schema'), 'drivesSchema')

export type DriveInventory = ReturnType<typeof driveInventory.create>

export const driveInventory = defineArea('drive-inventory', context => {
  const { http, notifications } = context
  const who = context.use(session)
  const { me, registration } = who
  const editable = computed(() => registration.value !== null && canEditPartner(registration.value))
  const rows = computed(() =>
    me.value.data && registration.value ? rowsOf(shownOf(me.value.data, registration.value)?.data.drives) : null,
  )
  const draft = accountForm<readonly DriveRow[]>(context, 'drives', {
    cells: driveCells,
    source: rows,
    blank: rowsOf([]),
    schema,
    pathOf: (_, path) => rowPath(path),
    onArrived: () => notifications.notify('ok', text('drives.saved')),
    save: merge =>
      who.mutate({
        write({ user }, call) {
          const merged = merge(rowsOf(user.partner?.drives))
          return merged && savePartner(http, user, { companyId: user.companyId, drives: drivesOf(merged) }, call)
        },
        apply: withPartner,
      }),
  })

  return {
    read: me,
    editable,
    draft,
    refresh: who.refresh,
    /** True when everything is saved: the dialog may close. */
    async save(part?: SavePart) {
      const open = draft.peek()
      if (!open || !editable.peek()) return false
      if (!open.dirty.peek()) return true
      const outcome = await notifications.run({ title: text('drives.saveFailed'), success: text('drives.saved') }, () =>
        open.save(part),
      )
      return outcome.ok
    },
  }
})
