import { computed } from '@preact/signals-core'
import { lazy } from '../base/lazy'
import type { SaveScope } from '../drafts/form-options'
import { text } from '../i18n/translate'
import { defineArea } from '../portal/container'
import { accountForm } from '../session/account-form'
import { savePartner } from '../session/api'
import { withPartner } from '../session/mapping'
import { shownOf } from '../session/rules'
import { session } from '../session/store'
import { drivesOf, rowPath, rowsOf } from './mapping'
import { type DriveRow, driveCells } from './rules'

const schema = lazy(() => import('./schema'), 'drivesSchema')

const saveTexts = { title: text('drives.saveFailed'), busy: text('drives.saving'), success: text('drives.saved') }

export type DriveInventory = ReturnType<typeof driveInventory.create>

export const driveInventory = defineArea('drive-inventory', context => {
  const { http, notifications } = context
  const user = context.use(session)
  const { me, registration } = user
  /** Only approved registrations may edit the data that a partner works under (specification, section 6). */
  const editable = computed(() => registration.value === 'APPROVED')
  const rows = computed(() =>
    me.value.data && registration.value ? rowsOf(shownOf(me.value.data, registration.value)?.data.drives) : null,
  )
  const draft = accountForm<readonly DriveRow[]>(context, 'drives', {
    cells: driveCells,
    source: rows,
    blank: rowsOf([]),
    schema,
    pathOf: (_, path) => rowPath(path),
    onArrived: () => notifications.succeed(saveTexts),
    save: merge =>
      user.mutate({
        write({ user }, call) {
          const serverDrives = user.partner?.drives ?? null
          const merged = merge(rowsOf(serverDrives))
          return (
            merged &&
            savePartner(http, user, { companyId: user.companyId, drives: drivesOf(merged, serverDrives) }, call)
          )
        },
        apply: withPartner,
      }),
  })

  return {
    read: me,
    editable,
    draft,
    refresh: user.refresh,
    /** Returns true when everything is saved, so that the dialog may close. */
    async save(scope?: SaveScope) {
      const open = draft.peek()
      if (!open || !editable.peek()) return false
      if (!open.dirty.peek()) return true
      return (await notifications.write(saveTexts, () => open.save(scope))).ok
    },
  }
})
