import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { Failure } from '../../base/errors'
import { toJson } from '../../base/json'
import { text } from '../../i18n/translate'
import type { AreaContext } from '../../portal/container'
import type { Shipment, ShipmentSent } from '../../wire/shipments'
import { inParts, type Part, type Writing } from '../drafts/writing'
import { courierKey } from '../rows/couriers'
import type { CourierList } from '../rows/known-couriers'
import type { RowProblems } from '../rows/problems'
import type { EditField } from '../types'
import { planImport } from './import'
import { applyPlan, type ImportChoices, type ImportFailure, type ImportPlan, isBlocked, noChoices } from './import-plan'
import { explainSheet } from './sheet-failures'
import type { ReadStage } from './sheet-file'
import { readSheet } from './sheets'

export type ImportState =
  | { readonly phase: 'reading'; readonly fileName: string; readonly stage: ReadStage | null }
  | { readonly phase: 'preview' | 'applying'; readonly fileName: string; readonly plan: ImportPlan }

export type Importing = ReturnType<typeof createImporting>

interface ImportingOptions {
  readonly context: AreaContext
  readonly workOrderNo: string
  readonly known: ReadonlySignal<readonly Shipment[]>
  readonly couriers: Pick<CourierList, 'list' | 'need'>
  write: Writing['write']
}

interface Opened {
  readonly fileName: string
  /** Says what it would change in what there is now; null while it is read. */
  readonly planOver: ((now: readonly Shipment[]) => ImportPlan) | null
}

/** The import of one work order's shipments: read, look, correct, apply. Nothing is saved before `apply`. */
export function createImporting(options: ImportingOptions) {
  const { context, workOrderNo, known, couriers } = options
  const { notifications } = context
  const opened = signal<Opened | null>(null)
  const choices = signal<ImportChoices>(noChoices)
  const applying = signal(false)
  const stage = signal<ReadStage | null>(null)
  let reading: AbortController | null = null

  const plan = computed(() => opened.value?.planOver?.(known.value) ?? null)
  const state = computed<ImportState | null>(() => {
    if (opened.value === null) return null
    const { fileName } = opened.value
    if (plan.value === null) return { phase: 'reading', fileName, stage: stage.value }
    return { phase: applying.value ? 'applying' : 'preview', fileName, plan: plan.value }
  })

  async function read(file: File, abort: AbortSignal): Promise<NonNullable<Opened['planOver']>> {
    await couriers.need()
    const onStage = (next: ReadStage) => {
      if (!abort.aborted) stage.value = next
    }
    const sheet = await readSheet(file, { abort, onStage })
    return shipments => {
      const now = new Date().toISOString()
      const current = { workOrderNo, shipments, shippingTypes: couriers.list.value, now }
      return planImport(sheet, current, choices.value)
    }
  }

  function close(): void {
    reading?.abort()
    reading = null
    opened.value = null
    stage.value = null
    choices.value = noChoices
  }

  function showError({ message, items }: ImportFailure): void {
    notifications.showError({ title: text('shipments.importFailed'), message, items })
  }

  /** Gives a cell of some rows another text; an empty one is the cell of the sheet again. */
  function correct(rows: readonly number[], field: EditField, words: string): void {
    const corrections = new Map(choices.peek().corrections)
    const refused = new Map(choices.peek().refused)
    for (const row of rows) {
      corrections.set(row, { ...corrections.get(row), [field]: words })
      const { [field]: _, row: __, ...others } = refused.get(row) ?? {}
      refused.set(row, others)
    }
    choices.value = { ...choices.peek(), corrections, refused }
  }

  context.onEnd(close)

  return {
    /** Null while no import is under way. */
    state,
    close,
    /**
     * Reads a workbook on this computer and shows what it would change. A later file takes the place of an earlier one,
     * but none is taken while one is being saved.
     */
    async open(file: File): Promise<void> {
      if (applying.peek())
        return notifications.notify('info', text('shipments.import.stillApplying', { name: file.name }))
      close()
      const mine = new AbortController()
      reading = mine
      opened.value = { fileName: file.name, planOver: null }
      const outcome = await notifications.run({ title: text('shipments.importFailed'), explain: explainSheet }, () =>
        read(file, mine.signal),
      )
      if (reading !== mine) return
      reading = null
      if (!outcome.ok) return close()
      const { refusal } = outcome.value(known.peek())
      if (refusal) {
        close()
        return showError(refusal)
      }
      opened.value = { fileName: file.name, planOver: outcome.value }
    },
    correct,
    /** The rows whose cell holds the same text as that of this one, itself among them: "use for all cells with this text". */
    alike(row: number, field: EditField): readonly number[] {
      const rows = plan.peek()?.rows ?? []
      const words = courierKey(rows.find(candidate => candidate.row === row)?.cells[field].to ?? '')
      return rows.filter(({ cells }) => courierKey(cells[field].to) === words).map(candidate => candidate.row)
    },
    /** Gives every row that stays pending, though it has a tracking number, the status Shipped. */
    markShipped(): void {
      const staying = (plan.peek()?.rows ?? []).filter(({ sent }) => sent?.status === 'pending').map(({ row }) => row)
      correct(staying, 'status', 'dispatched')
    },
    tick(row: number, ticked: boolean): void {
      const unticked = new Set(choices.peek().unticked)
      if (ticked) unticked.delete(row)
      else unticked.add(row)
      choices.value = { ...choices.peek(), unticked }
    },
    tickAll(ticked: boolean): void {
      const rows = plan.peek()?.rows ?? []
      choices.value = { ...choices.peek(), unticked: new Set(ticked ? [] : rows.map(({ row }) => row)) }
    },
    /**
     * Saves the changed rows; more than a server takes at once, in parts. Answers what was saved; null while cells need
     * correcting, or when nothing was.
     */
    async apply(): Promise<readonly ShipmentSent[] | null> {
      const mine = opened.peek()
      if (!mine?.planOver || applying.peek()) return null
      const { planOver } = mine
      const final = planOver(known.peek())
      if (isBlocked(final)) {
        if (final.badCouriers) showError(final.badCouriers)
        return null
      }
      const parts = inParts(applyPlan(final))
      if (parts.length === 0) return null
      applying.value = true
      const { saved, failure, refused } = await options.write(
        parts.map((part, at) => partOf(part, parts.slice(0, at).flat(), final, planOver)),
      )
      applying.value = false
      const isOpen = opened.peek() === mine
      if (failure === null && isOpen) close()
      if (failure && isOpen) choices.value = { ...choices.peek(), refused: refusedRows(final, refused) }
      return failure && saved.length === 0 ? null : saved
    },
  }
}

function partOf(
  rows: readonly ShipmentSent[],
  before: readonly ShipmentSent[],
  looked: ImportPlan,
  planOver: NonNullable<Opened['planOver']>,
): Part {
  const [ids, saved] = [new Set(rows.map(({ id }) => id)), new Set(before.map(({ id }) => id))]
  return send =>
    send(now => {
      const plan = planOver(now)
      // The rows say something else than what was looked at: the preview shows it first.
      if (looksOf(plan, saved) !== looksOf(looked, saved)) throw new Failure({ category: 'stale' })
      return applyPlan(plan).filter(({ id }) => ids.has(id))
    })
}

/** What a person sees of what would be changed, but for rows that are saved by now. */
function looksOf({ rows }: ImportPlan, saved: ReadonlySet<string>): string {
  return toJson(
    rows.flatMap(({ outcome, cells, shipmentId }) =>
      saved.has(shipmentId ?? '') ? [] : [[outcome, Object.values(cells).map(({ from, to }) => [from, to])]],
    ),
  )
}

/** What was refused, by row of the sheet. */
function refusedRows({ rows }: ImportPlan, refusal: ReadonlyMap<string, RowProblems>): ImportChoices['refused'] {
  return new Map(
    rows.flatMap(({ row, shipmentId, sent }) => {
      const problems = sent && shipmentId !== null ? refusal.get(shipmentId) : undefined
      return problems ? [[row, problems] as const] : []
    }),
  )
}
