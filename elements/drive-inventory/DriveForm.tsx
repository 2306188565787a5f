import { useEffect, useRef } from 'react'
import type { DraftState } from '../../core/base/draft'
import type { Failure } from '../../core/base/errors'
import type { Resource } from '../../core/base/resource'
import type { DriveRow } from '../../core/drive-inventory/types'
import type { Text } from '../../core/i18n/translate'
import { DraftBanner } from '../base/DraftBanner'
import { ReadState } from '../base/ReadState'
import { useText } from '../kit/context'
import { focusFirstProblem } from '../kit/Form'
import { ReadOnlyBar } from '../kit/states/ReadOnlyBar'
import { Skeleton } from '../kit/states/Skeleton'
import { DrivesPart } from '../parts/DrivesPart'

interface DriveFormProps {
  read: Resource<unknown>
  onRetry(): void
  editable: boolean
  rows: readonly DriveRow[]
  /** What is saved. */
  base: readonly DriveRow[]
  errors: Readonly<Record<string, Text>>
  state: DraftState
  /** Why it could not be saved. */
  failure: Failure | null
  /** How often a save was refused: after each the first field at fault comes into focus. */
  refusals: number
  onEdit(change: (rows: readonly DriveRow[]) => readonly DriveRow[]): void
  onTakeTheirs(): void
  onKeepMine(): void
}

/** The stock with what should be known before going on. */
export function DriveForm(props: DriveFormProps) {
  const { read, onRetry, editable, rows, base, errors, state, failure, refusals } = props
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
          state={state}
          failure={failure}
          failureTitle={t('drives.saveFailed')}
          onTakeTheirs={props.onTakeTheirs}
          onKeepMine={props.onKeepMine}
        />
        <p className="quiet-text">{t('drives.unit')}</p>
        <DrivesPart rows={rows} base={base} errors={errors} editable={editable} onEdit={props.onEdit} />
      </div>
    </ReadState>
  )
}
