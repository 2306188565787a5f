import alertCircle from 'icon:alert-circle'
import alertTriangle from 'icon:alert-triangle'
import ban from 'icon:ban'
import check from 'icon:check'
import circleX from 'icon:circle-x'
import help from 'icon:help-circle'
import minus from 'icon:minus'
import { type Text, text } from '../../../core/i18n/translate'
import { isWarned } from '../../../core/shipments/sheets/import-checks'
import type { PlannedRow, RowOutcome } from '../../../core/shipments/sheets/import-rows'
import { useText } from '../../kit/context'
import { StatusText } from '../../kit/feedback/StatusText'
import type { Tone } from '../../kit/feedback/tone'
import { ConflictChoice } from './ConflictChoice'
import type { PreviewContext, PreviewRow } from './preview-row'

interface Look {
  readonly icon?: string
  readonly word: Text
  readonly tone: Tone
}

const looks: Readonly<Record<RowOutcome, Look>> = {
  change: { icon: check, word: text('shipments.import.outcome.change'), tone: 'ok' },
  same: { word: text('shipments.import.outcome.same'), tone: 'mute' },
  problem: { icon: alertCircle, word: text('shipments.import.outcome.problem'), tone: 'danger' },
  conflict: { icon: alertTriangle, word: text('shipments.import.outcome.conflict'), tone: 'warn' },
  'no-courier': { icon: help, word: text('shipments.import.outcome.noCourier'), tone: 'warn' },
  unmatched: { icon: help, word: text('shipments.import.outcome.unmatched'), tone: 'warn' },
  repeated: { icon: alertTriangle, word: text('shipments.import.outcome.repeated'), tone: 'warn' },
  rejected: { icon: circleX, word: text('shipments.import.outcome.rejected'), tone: 'mute' },
  'read-only': { icon: ban, word: text('shipments.import.outcome.readOnly'), tone: 'mute' },
  'left-out': { icon: minus, word: text('shipments.import.outcome.leftOut'), tone: 'mute' },
}

/** A row that changes though the grid would warn of its number. */
const toCheck: Look = { icon: alertTriangle, word: text('shipments.import.outcome.toCheck'), tone: 'warn' }

/** What becomes of a row, by icon, word and tone. */
export function ResultCell({ row, ctx }: { row: PreviewRow; ctx: PreviewContext }) {
  const t = useText()
  const { icon, tone } = row.outcome === 'change' && isWarned(row.checks) ? toCheck : looks[row.outcome]
  const warns = row.outcome === 'unmatched' || row.outcome === 'repeated'
  return (
    <>
      <span data-problem={warns ? '' : undefined} tabIndex={warns ? -1 : undefined}>
        <StatusText {...(icon && { icon })} tone={tone} loud>
          {t.text(wordOf(row))}
        </StatusText>
      </span>
      {row.outcome === 'conflict' && <ConflictChoice row={row} ctx={ctx} />}
    </>
  )
}

function wordOf({ outcome, cells, checks }: PlannedRow): Text {
  const all = Object.values(cells)
  if (outcome === 'change' && isWarned(checks)) return toCheck.word
  if (outcome === 'change' && all.some(({ corrected }) => corrected)) return text('shipments.import.outcome.corrected')
  if (outcome !== 'problem') return looks[outcome].word
  const isCourier = cells.shippingCourier.state === 'problem' || cells.returnCourier.state === 'problem'
  const bad = isCourier ? all.find(({ state, message }) => state === 'problem' && message) : null
  return bad?.message ?? text('shipments.import.outcome.altered')
}
