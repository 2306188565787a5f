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
  | { readonly phase: 'preview'; readonly fileName: string; readonly plan: ImportPlan; readonly worksheets: Worksheets }

/** The worksheet that a preview shows, null where a file has only one with titles, and the others that could be imported. */
export interface Worksheets {
  readonly read: string | null
  readonly others: readonly string[]
}

export type Importing = ReturnType<typeof createImporting>

interface Opened {
  readonly fileName: string
  /** The worksheets that can be imported; none while the file is read. */
  readonly sheets: readonly ImportSheet[]
  /** The file has several worksheets with titles, those of other work orders among them. */
  readonly isOneOfSeveral: boolean
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
  /** The name of the worksheet that is shown; null for the first one. */
  const shown = signal<string | null>(null)
  /** The choices in each worksheet, by its name. */
  const allChoices = signal<ReadonlyMap<string | null, ImportChoices>>(new Map())
  const stage = signal<ReadStage | null>(null)
  let reading: AbortController | null = null

  const sheet = computed(() => {
    const sheets = opened.value?.sheets ?? []
    return sheets.find(({ name }) => name === shown.value) ?? sheets[0] ?? null
  })
  const choices = computed(() => allChoices.value.get(sheet.value?.name ?? null) ?? noChoices)
  const plan = computed(() => sheet.value && planOf(sheet.value, opened.value?.seen ?? [], choices.value))
  const state = computed<ImportState | null>(() => {
    if (opened.value === null) return null
    const { fileName, sheets, isOneOfSeveral } = opened.value
    if (plan.value === null || sheet.value === null) return { phase: 'reading', fileName, stage: stage.value }
    const others = sheets.filter(each => each !== sheet.value).flatMap(({ name }) => name ?? [])
    return {
      phase: 'preview',
      fileName,
      plan: plan.value,
      worksheets: { read: isOneOfSeveral ? sheet.value.name : null, others },
    }
  })

  function choose(changed: Partial<ImportChoices>): void {
    const next = { ...choices.peek(), ...changed }
    allChoices.value = new Map([...allChoices.peek(), [sheet.peek()?.name ?? null, next]])
  }

  /** Plans the import over the present rows. */
  function planOf(from: ImportSheet, seen: readonly Shipment[], chosen: ImportChoices): ImportPlan {
    const now = new Date().toISOString()
    const order = { workOrderNo, shipments: known.value, edits: edited.value, otherOrders: otherOrders.value }
    return planImport(from, { ...order, seen, shippingTypes: couriers.list.value, now }, chosen)
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
    shown.value = null
    allChoices.value = new Map()
  }

  function showError({ message, items }: ImportFailure): void {
    notifications.showError({ title: text('shipments.importFailed'), message, items })
  }

  /** Gives a cell of some rows another text; an empty one is the cell of the sheet again. */
  function correct(rows: readonly number[], field: EditField, words: string): void {
    const corrections = new Map(choices.peek().corrections)
    for (const row of rows) corrections.set(row, { ...corrections.get(row), [field]: words })
    choose({ corrections })
  }

  /**
   * Reads a workbook on this computer and shows its changes. A later file takes the place of an earlier one.
   */
  async function open(file: File): Promise<void> {
    close()
    const mine = new AbortController()
    reading = mine
    opened.value = { fileName: file.name, sheets: [], isOneOfSeveral: false, seen: [] }
    const retry = () => void open(file)
    const options = { title: text('shipments.importFailed'), subject: workOrderNo, explain: explainSheet, retry }
    const outcome = await notifications.run(options, () => read(file, mine.signal))
    if (reading !== mine) return
    reading = null
    if (!outcome.ok) return close()
    const seen = known.peek()
    const { others, ...first } = outcome.value
    const sheets = [{ ...first, others: [] }, ...others]
    const refusals = sheets.map(each => untracked(() => planOf(each, seen, noChoices)).refusal)
    const fitting = sheets.filter((_, index) => refusals[index] === null)
    const [refusal] = refusals
    if (fitting.length === 0 && refusal) {
      close()
      return showError(refusal)
    }
    // A worksheet of another order beside one of this order is no fault.
    opened.value = { fileName: file.name, sheets: fitting, isOneOfSeveral: others.length > 0, seen }
  }

  context.onEnd(close)
  /** Corrections and ticks of a preview are kept nowhere else. */
  const isCorrected = computed(() => opened.value !== null && allChoices.value.size > 0)
  context.unkept(isCorrected)

  return {
    /** Null while no import is under way. */
    state,
    /** Whether a preview holds corrections or ticks that are not applied. */
    isCorrected,
    close,
    open,
    correct,
    /** Shows another worksheet of the file; choices in the one that was shown are kept. */
    showWorksheet(name: string): void {
      shown.value = name
    },
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
      choose({ unticked })
    },
    tickAll(ticked: boolean): void {
      const rows = plan.peek()?.rows ?? []
      choose({ unticked: new Set(ticked ? [] : rows.map(({ row }) => row)) })
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
      choose({ resolutions: new Map([...choices.peek().resolutions, [row, resolution]]) })
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
