import alertCircle from 'icon:alert-circle'
import alertTriangle from 'icon:alert-triangle'
import ban from 'icon:ban'
import check from 'icon:check'
import circleX from 'icon:circle-x'
import help from 'icon:help-circle'
import minus from 'icon:minus'
import { type Text, text } from '../../../core/i18n/translate'
import { isWarned } from '../../../core/shipments/sheets/import-checks'
import { hasUnknownStatus } from '../../../core/shipments/sheets/import-fixes'
import { alteredNumber, invalidCourier } from '../../../core/shipments/sheets/import-messages'
import type { PlannedRow, RowOutcome } from '../../../core/shipments/sheets/import-rows'
import { useText } from '../../kit/context'
import { StatusText } from '../../kit/feedback/StatusText'
import type { Tone } from '../../kit/feedback/tone'
import { ConflictChoice } from './ConflictChoice'
import type { PreviewContext, PreviewRow } from './preview-row'

interface Look {
  readonly icon?: string
  readonly label: Text
  readonly tone: Tone
}

const looks: Readonly<Record<RowOutcome, Look>> = {
  change: { icon: check, label: text('shipments.import.outcome.change'), tone: 'ok' },
  same: { label: text('shipments.import.outcome.same'), tone: 'mute' },
  problem: { icon: alertCircle, label: text('shipments.import.outcome.problem'), tone: 'danger' },
  conflict: { icon: alertTriangle, label: text('shipments.import.outcome.conflict'), tone: 'warn' },
  'no-courier': { icon: help, label: text('shipments.import.outcome.noCourier'), tone: 'warn' },
  unmatched: { icon: help, label: text('shipments.import.outcome.unmatched'), tone: 'warn' },
  repeated: { icon: alertTriangle, label: text('shipments.import.outcome.repeated'), tone: 'warn' },
  rejected: { icon: circleX, label: text('shipments.import.outcome.rejected'), tone: 'mute' },
  'read-only': { icon: ban, label: text('shipments.import.outcome.readOnly'), tone: 'mute' },
  'left-out': { icon: minus, label: text('shipments.import.outcome.leftOut'), tone: 'mute' },
}

/** The look of a row that changes although the grid would warn about its number. */
const toCheck: Look = { icon: alertTriangle, label: text('shipments.import.outcome.toCheck'), tone: 'warn' }

/** The results of rows without a serial, by reason. */
const serialFaults = {
  'no-result': text('shipments.import.outcome.serialNoResult'),
  error: text('shipments.import.outcome.serialError'),
} as const

/** The looks of rows with an invalid status. The other cells of such a row are applied, or change nothing. */
const unknownStatusLooks: Readonly<Partial<Record<RowOutcome, Look>>> = {
  change: { icon: alertTriangle, label: text('shipments.import.outcome.withoutStatus'), tone: 'warn' },
  same: { icon: alertTriangle, label: text('shipments.import.outcome.checkStatus'), tone: 'warn' },
}

/** The result of a row as icon, text and tone. */
export function ResultCell({ row, ctx }: { row: PreviewRow; ctx: PreviewContext }) {
  const t = useText()
  const { icon, tone, label } = lookOf(row)
  const isWarning = row.outcome === 'unmatched' || row.outcome === 'repeated' || hasUnknownStatus(row)
  return (
    <>
      <span data-problem={isWarning ? '' : undefined} tabIndex={isWarning ? -1 : undefined}>
        <StatusText {...(icon && { icon })} tone={tone} loud>
          {t.text(label)}
        </StatusText>
      </span>
      {row.outcome === 'conflict' && <ConflictChoice row={row} ctx={ctx} />}
    </>
  )
}

function lookOf(row: PlannedRow): Look {
  const { outcome, cells, checks } = row
  const look = looks[outcome]
  const all = Object.values(cells)
  if (outcome === 'problem') {
    const messages = all.flatMap(({ state, message }) => (state === 'problem' && message ? message : []))
    if (messages.includes(invalidCourier)) return { ...look, label: invalidCourier }
    return messages.includes(alteredNumber) ? { ...look, label: text('shipments.import.outcome.altered') } : look
  }
  if (outcome === 'unmatched' && row.serialFault) return { ...look, label: serialFaults[row.serialFault] }
  if (hasUnknownStatus(row)) return unknownStatusLooks[outcome] ?? look
  if (outcome !== 'change') return look
  if (isWarned(checks)) return toCheck
  return all.some(({ corrected }) => corrected) ? { ...look, label: text('shipments.import.outcome.corrected') } : look
}
