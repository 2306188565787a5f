import { useEffect, useRef, useState } from 'react'
import { differencesBetween } from '../../core/drafts/differences'
import type { SaveScope } from '../../core/drafts/form-options'
import { drivesOf } from '../../core/drive-inventory/mapping'
import { driveInventory } from '../../core/drive-inventory/store'
import { stockSubject } from '../../core/drive-inventory/subjects'
import { text } from '../../core/i18n/translate'
import { useExposedWork, useRead, useStore } from '../base/bridge/hooks'
import { DraftBanner, readDraft } from '../base/drafts/DraftBanner'
import { DraftFoot } from '../base/drafts/DraftFoot'
import { useResend } from '../base/drafts/use-resend'
import { ReadState } from '../base/frame/ReadState'
import { useText } from '../kit/context'
import { BannerSlot } from '../kit/feedback/banner-place'
import { focusFirstProblem } from '../kit/fields/Form'
import { Heading } from '../kit/layout/Heading'
import { Panel } from '../kit/layout/Panel'
import { Dialog } from '../kit/overlays/Dialog'
import { ReadOnlyBar } from '../kit/states/ReadOnlyBar'
import { DriveFields } from '../parts/company/DriveFields'
import { Differences } from '../parts/Differences'
import type { DriveInventoryProps } from './contract'
import { StockSkeleton } from './StockSkeleton'

export function DriveInventory({ values, host }: DriveInventoryProps) {
  const t = useText()
  const store = useStore(driveInventory)
  const [refusals, setRefusals] = useState(0)
  const { draft: drafts, editable, read } = store
  // Edits of an earlier visit are not shown in read-only data.
  const draft = editable.value ? drafts.value : null
  const shown = readDraft(draft)
  const saved = drafts.value?.base.value ?? []
  useRead(read.value, text('drives.loadFailed'), store.refresh)
  useExposedWork({ dirty: draft?.dirty.value ?? false, save, discard: () => draft?.discard() })
  // Read the stock again when the dialog opens, because the page may have been open for days.
  useEffect(() => {
    if (values.open && !read.peek().busy) void store.refresh()
  }, [values.open, read, store])
  // Focus the first invalid field after each refused save.
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0 && place.current) focusFirstProblem(place.current)
  }, [refusals])
  // The dialog may open before the stock is read. Focus the first field when the stock arrives, unless the person has
  // moved the focus.
  const hasRows = read.value.data !== null
  useEffect(() => {
    if (!values.open || !hasRows) return
    const isAtStart = place.current?.closest('dialog')?.querySelector(':focus')?.matches('.dialog-foot *') ?? true
    if (isAtStart) place.current?.querySelector('input')?.focus()
  }, [values.open, hasRows])
  useResend(shown.unsent, () => save('unsent'))

  async function save(scope?: SaveScope): Promise<boolean> {
    if (draft === null) return true
    if (!(await store.save(scope))) return false
    host.emit('reeldock-drives-saved', { drives: drivesOf(draft.base.peek()) })
    return !draft.dirty.peek()
  }
  function close() {
    host.element.removeAttribute('open')
    host.emit('reeldock-closed', null)
  }

  if (!values.open && !values.inline) return null
  const rows = draft?.value.value ?? saved
  const theirs = draft?.theirs.value
  const form = (
    <ReadState
      read={read.value}
      title={t('drives.loadFailed')}
      skeleton={<StockSkeleton />}
      onRetry={() => void store.refresh()}
    >
      <div ref={place} className="drives">
        <BannerSlot />
        {!editable.value && <ReadOnlyBar>{t('drives.readOnly')}</ReadOnlyBar>}
        <DraftBanner
          draft={shown}
          failureTitle={t('drives.saveFailed')}
          differences={
            theirs && (
              <Differences of={differencesBetween([stockSubject(drivesOf(theirs))], [stockSubject(drivesOf(rows))])} />
            )
          }
          onSend={() => void save()}
        />
        <p className="quiet-text">{t('drives.unit')}</p>
        <DriveFields
          rows={rows}
          base={saved}
          errors={draft?.errors.value ?? {}}
          editable={editable.value}
          onEdit={change => draft?.edit(change)}
        />
      </div>
    </ReadState>
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
      <Heading depth={0} className="panel-title drives-title" part="heading">
        {t('drives.title')}
      </Heading>
      {form}
      <div className="drives-foot">{foot}</div>
    </Panel>
  )
}
