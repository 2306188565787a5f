import { useEffect, useRef } from 'react'
import type { Resource } from '../../core/base/resource'
import { differencesBetween } from '../../core/drafts/differences'
import { drivesOf } from '../../core/drive-inventory/mapping'
import { stockSubject } from '../../core/drive-inventory/subjects'
import type { DriveRow } from '../../core/drive-inventory/types'
import type { Text } from '../../core/i18n/translate'
import { DraftBanner, type DraftShown } from '../base/drafts/DraftBanner'
import { ReadState } from '../base/frame/ReadState'
import { useText } from '../kit/context'
import { focusFirstProblem } from '../kit/fields/Form'
import { ReadOnlyBar } from '../kit/states/ReadOnlyBar'
import { Skeleton } from '../kit/states/Skeleton'
import { DrivesPart } from '../parts/company/DrivesPart'
import { Differences } from '../parts/Differences'

interface DriveFormProps {
  read: Resource<unknown>
  onRetry(): void
  editable: boolean
  rows: readonly DriveRow[]
  /** What is saved. */
  base: readonly DriveRow[]
  errors: Readonly<Record<string, Text>>
  draft: DraftShown
  /** The rows as they are saved while somebody else's wait for a choice. */
  theirs: readonly DriveRow[] | null
  /** How often a save was refused: after each the first field at fault comes into focus. */
  refusals: number
  onEdit(change: (rows: readonly DriveRow[]) => readonly DriveRow[]): void
  onSend(): void
}

/** The stock with what should be known before going on. */
export function DriveForm(props: DriveFormProps) {
  const { read, onRetry, editable, rows, base, errors, refusals, theirs } = props
  const t = useText()
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0 && form.current) focusFirstProblem(form.current)
  }, [refusals])
  return (
    <ReadState
      read={read}
      title={t('drives.loadFailed')}
      skeleton={<Skeleton rows={2} columns={2} />}
      onRetry={onRetry}
    >
      <div ref={form} className="drives">
        {!editable && <ReadOnlyBar>{t('drives.readOnly')}</ReadOnlyBar>}
        <DraftBanner
          draft={props.draft}
          failureTitle={t('drives.saveFailed')}
          differences={
            theirs && (
              <Differences of={differencesBetween([stockSubject(drivesOf(theirs))], [stockSubject(drivesOf(rows))])} />
            )
          }
          onSend={props.onSend}
        />
        <p className="quiet-text">{t('drives.unit')}</p>
        <DrivesPart rows={rows} base={base} errors={errors} editable={editable} onEdit={props.onEdit} />
      </div>
    </ReadState>
  )
}
