import './words'
import { computed, signal } from '@preact/signals-core'
import { text } from '../../i18n/translate'
import type { Shipment, ShipmentSent } from '../../wire/shipments'
import { courierKey } from '../rows/couriers'
import type { EditField, ShipmentEdit } from '../types'
import type { SheetsOrder } from './export-store'
import { planImport } from './import'
import { changesOf, type ImportChoices, type ImportFailure, type ImportPlan, noChoices } from './import-plan'
import { explainSheet } from './sheet-failures'
import type { ReadStage } from './sheet-file'
import { readSheet } from './sheets'

export type ImportState =
  | { readonly phase: 'reading'; readonly fileName: string; readonly stage: ReadStage | null }
  | { readonly phase: 'preview'; readonly fileName: string; readonly plan: ImportPlan }

export type Importing = ReturnType<typeof createImporting>

interface Opened {
  readonly fileName: string
  /** Says what it would change in what there is now; null while it is read. */
  readonly planOver: PlanOver | null
  /** The shipments that it was first compared with. */
  readonly seen: readonly Shipment[]
}

type PlanOver = (now: readonly Shipment[], edits: ReadonlyMap<string, ShipmentEdit>) => ImportPlan

/** The import of one work order's shipments: read, look, correct, apply. Nothing is saved before `apply`. */
export function createImporting({ context, workOrderNo, known, edited, couriers, saveImport }: SheetsOrder) {
  const { notifications } = context
  const opened = signal<Opened | null>(null)
  const choices = signal<ImportChoices>(noChoices)
  const stage = signal<ReadStage | null>(null)
  let reading: AbortController | null = null

  const plan = computed(() => opened.value?.planOver?.(known.value, edited.value) ?? null)
  const state = computed<ImportState | null>(() => {
    if (opened.value === null) return null
    const { fileName } = opened.value
    if (plan.value === null) return { phase: 'reading', fileName, stage: stage.value }
    return { phase: 'preview', fileName, plan: plan.value }
  })

  async function read(file: File, abort: AbortSignal): Promise<PlanOver> {
    await couriers.need()
    const onStage = (next: ReadStage) => {
      if (!abort.aborted) stage.value = next
    }
    const sheet = await readSheet(file, { abort, onStage })
    return (shipments, edits) => {
      const now = new Date().toISOString()
      const current = { workOrderNo, shipments, edits, shippingTypes: couriers.list.value, now }
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
    for (const row of rows) corrections.set(row, { ...corrections.get(row), [field]: words })
    choices.value = { ...choices.peek(), corrections }
  }

  /**
   * Reads a workbook on this computer and shows what it would change. A later file takes the place of an earlier one.
   */
  async function open(file: File): Promise<void> {
    close()
    const mine = new AbortController()
    reading = mine
    opened.value = { fileName: file.name, planOver: null, seen: [] }
    const retry = () => void open(file)
    const options = { title: text('shipments.importFailed'), subject: workOrderNo, explain: explainSheet, retry }
    const outcome = await notifications.run(options, () => read(file, mine.signal))
    if (reading !== mine) return
    reading = null
    if (!outcome.ok) return close()
    const seen = known.peek()
    const { refusal } = outcome.value(seen, edited.peek())
    if (refusal) {
      close()
      return showError(refusal)
    }
    opened.value = { fileName: file.name, planOver: outcome.value, seen }
  }

  context.onEnd(close)
  /** Corrections and ticks of a preview are kept nowhere else. */
  const isCorrected = computed(() => opened.value !== null && choices.value !== noChoices)
  context.unkept(isCorrected)

  return {
    /** Null while no import is under way. */
    state,
    /** Whether a preview holds corrections or ticks that are not applied. */
    isCorrected,
    close,
    open,
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
     * Types what it changes over the rows and saves that, as what a person types there: what could not leave, was refused, or
     * was changed by somebody else since the file was opened, is told in its row. Answers what was saved; null while cells
     * need correcting, or when nothing was.
     */
    async apply(): Promise<readonly ShipmentSent[] | null> {
      const mine = opened.peek()
      if (!mine?.planOver) return null
      const final = mine.planOver(known.peek(), edited.peek())
      if (final.badCouriers) showError(final.badCouriers)
      const changes = changesOf(final)
      if (changes.size === 0) return null
      close()
      return saveImport(changes, mine.seen)
    },
  }
}
