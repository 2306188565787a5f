import { useEffect, useState } from 'react'
import type { SavePart } from '../../core/drafts/form'
import { drivesOf } from '../../core/drive-inventory/mapping'
import { driveInventory } from '../../core/drive-inventory/store'
import { text } from '../../core/i18n/translate'
import { useRead, useStore, useWork } from '../base/bridge/hooks'
import { draftShown } from '../base/drafts/DraftBanner'
import { DraftFoot } from '../base/drafts/DraftFoot'
import { useResend } from '../base/drafts/use-resend'
import { useText } from '../kit/context'
import { Panel } from '../kit/layout/Panel'
import { Dialog } from '../kit/overlays/Dialog'
import type { DriveInventoryProps } from './contract'
import { DriveForm } from './DriveForm'

export function DriveInventory({ values, host }: DriveInventoryProps) {
  const t = useText()
  const store = useStore(driveInventory)
  const [refusals, setRefusals] = useState(0)
  const { draft: drafts, editable, read } = store
  // What was typed once is no part of what may only be read.
  const draft = editable.value ? drafts.value : null
  const shown = draftShown(draft)
  const saved = drafts.value?.base.value ?? []
  useRead(read.value, text('drives.loadFailed'), store.refresh)
  useWork({ dirty: draft?.dirty.value ?? false, save, discard: () => draft?.discard() })
  // A page may have been open for days: what others have saved since is read before it is shown.
  useEffect(() => {
    if (values.open && !read.peek().busy) void store.refresh()
  }, [values.open, read, store])
  useResend(shown.unsent, () => save('unsent'))

  async function save(part?: SavePart): Promise<boolean> {
    if (draft === null) return true
    if (!(await store.save(part))) return false
    host.emit('reeldock-drives-saved', { drives: drivesOf(draft.base.peek()) })
    return true
  }
  function close() {
    host.element.removeAttribute('open')
    host.emit('reeldock-closed', null)
  }

  if (!values.open && !values.inline) return null
  const form = (
    <DriveForm
      read={read.value}
      onRetry={() => void store.refresh()}
      editable={editable.value}
      rows={draft?.value.value ?? saved}
      base={saved}
      errors={draft?.errors.value ?? {}}
      draft={shown}
      theirs={draft?.theirs.value ?? null}
      refusals={refusals}
      onEdit={change => draft?.edit(change)}
      onSend={() => void save()}
    />
  )
  const foot = (
    <DraftFoot
      editable={editable.value && read.value.data !== null}
      state={shown.state}
      onDiscard={() => draft?.discard()}
      onSave={async () => {
        if (!(await save())) setRefusals(refusals + 1)
        else if (values.open) close()
      }}
      onClose={values.open ? close : null}
    />
  )
  if (values.open)
    return (
      <Dialog title={t('drives.title')} onClose={close} foot={foot}>
        {form}
      </Dialog>
    )
  return (
    <Panel label={t('drives.title')} padded>
      {form}
      <div className="drives-foot">{foot}</div>
    </Panel>
  )
}
