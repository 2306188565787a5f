import './words'
import { computed, signal, untracked } from '@preact/signals-core'
import { text } from '../../i18n/translate'
import type { Shipment, ShipmentSent } from '../../wire/shipments'
import { courierKey } from '../rows/couriers'
import { type EditField, editFields } from '../types'
import type { SheetsOrder } from './export-store'
import { planImport } from './import'
import { changesOf, type ImportFailure, type ImportPlan } from './import-plan'
import type { Resolution } from './import-rows'
import { type ImportChoices, noChoices } from './import-rows'
import { explainSheet } from './sheet-failures'
import type { ReadStage } from './sheet-file'
import { readSheet } from './sheets'
import type { ImportSheet } from './spreadsheet'

export type ImportState =
  | { readonly phase: 'reading'; readonly fileName: string; readonly stage: ReadStage | null }
  | { readonly phase: 'preview'; readonly fileName: string; readonly plan: ImportPlan }

export type Importing = ReturnType<typeof createImporting>

interface Opened {
  readonly fileName: string
  /** Null while it is read. */
  readonly sheet: ImportSheet | null
  /** The shipments that it was first compared with. */
  readonly seen: readonly Shipment[]
}

/** The import of one work order's shipments: read, look, correct, apply. Nothing is saved before `apply`. */
export function createImporting({
  context,
  workOrderNo,
  known,
  edited,
  couriers,
  otherOrders,
  saveImport,
}: SheetsOrder) {
  const { notifications } = context
  const opened = signal<Opened | null>(null)
  const choices = signal<ImportChoices>(noChoices)
  const stage = signal<ReadStage | null>(null)
  let reading: AbortController | null = null

  const plan = computed(() => {
    const { sheet = null, seen = [] } = opened.value ?? {}
    return sheet && planOf(sheet, seen)
  })
  const state = computed<ImportState | null>(() => {
    if (opened.value === null) return null
    const { fileName } = opened.value
    if (plan.value === null) return { phase: 'reading', fileName, stage: stage.value }
    return { phase: 'preview', fileName, plan: plan.value }
  })

  /** Plans the import over the present rows. */
  function planOf(sheet: ImportSheet, seen: readonly Shipment[]): ImportPlan {
    const now = new Date().toISOString()
    const order = { workOrderNo, shipments: known.value, edits: edited.value, otherOrders: otherOrders.value }
    return planImport(sheet, { ...order, seen, shippingTypes: couriers.list.value, now }, choices.value)
  }

  async function read(file: File, abort: AbortSignal): Promise<ImportSheet> {
    await couriers.need()
    const onStage = (next: ReadStage) => {
      if (!abort.aborted) stage.value = next
    }
    return readSheet(file, { abort, onStage })
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
   * Reads a workbook on this computer and shows its changes. A later file takes the place of an earlier one.
   */
  async function open(file: File): Promise<void> {
    close()
    const mine = new AbortController()
    reading = mine
    opened.value = { fileName: file.name, sheet: null, seen: [] }
    const retry = () => void open(file)
    const options = { title: text('shipments.importFailed'), subject: workOrderNo, explain: explainSheet, retry }
    const outcome = await notifications.run(options, () => read(file, mine.signal))
    if (reading !== mine) return
    reading = null
    if (!outcome.ok) return close()
    const seen = known.peek()
    const { refusal } = untracked(() => planOf(outcome.value, seen))
    if (refusal) {
      close()
      return showError(refusal)
    }
    opened.value = { fileName: file.name, sheet: outcome.value, seen }
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
    /** Returns the rows with the same text in a cell as this one, itself among them, for "use for all cells with this text". */
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
    /** Resolves the conflict of a row as it is shown: the values of the sheet, or those that were saved meanwhile. */
    resolve(row: number, keep: Resolution['keep']): void {
      const cells = plan.peek()?.rows.find(planned => planned.row === row)?.cells
      if (!cells) return
      const waiting = editFields.flatMap(field => {
        const { theirs } = cells[field]
        return theirs === null ? [] : [[field, theirs] as const]
      })
      const resolution = { keep, theirs: Object.fromEntries(waiting) }
      choices.value = { ...choices.peek(), resolutions: new Map([...choices.peek().resolutions, [row, resolution]]) }
    },
    /**
     * Types the changes over the rows and saves them, as if a person had typed them there: a row that could not leave, was
     * refused, or was changed by somebody else and not read yet, tells so. Answers the saved rows; null while a cell needs
     * correcting, while a conflict waits for a choice, or when nothing was saved.
     */
    async apply(): Promise<readonly ShipmentSent[] | null> {
      const final = plan.peek()
      if (!final) return null
      if (final.badCouriers) showError(final.badCouriers)
      const changes = changesOf(final)
      if (changes.size === 0) return null
      // Conflicts with all data that was read are resolved: a later save of somebody else is a new one.
      const seen = known.peek()
      close()
      return saveImport(changes, seen)
    },
  }
}
