import './words'
import { computed, type ReadonlySignal, signal, untracked } from '@preact/signals-core'
import { text } from '../../i18n/translate'
import type { Shipment, ShipmentSent } from '../../wire/shipments'
import type { SheetsOrder } from './export-store'
import { planImport } from './import'
import { createImportChoices } from './import-choices'
import { changesOf, type ImportFailure, type ImportPlan } from './import-plan'
import { type ImportChoices, noChoices } from './import-rows'
import { explainSheet } from './sheet-faults'
import type { ReadStage } from './sheet-file'
import { readSheet } from './sheets'
import type { ImportSheet } from './spreadsheet'

export type ImportState =
  | { readonly phase: 'reading'; readonly fileName: string; readonly stage: ReadStage | null }
  | { readonly phase: 'preview'; readonly fileName: string; readonly plan: ImportPlan; readonly worksheets: Worksheets }

/**
 * The worksheet that a preview shows (null when the file has only one with titles), and the others that could be
 * imported.
 */
export interface Worksheets {
  readonly read: string | null
  readonly others: readonly string[]
}

export type Importing = ReturnType<typeof createImporting>

interface Opened {
  readonly fileName: string
  /** The worksheets that can be imported; empty while the file is read. */
  readonly sheets: readonly ImportSheet[]
  /** Whether the file has several worksheets with titles, including those of other work orders. */
  readonly isOneOfSeveral: boolean
  /** The shipments at the time when the file was opened. */
  readonly shipmentsAtOpening: readonly Shipment[]
}

function stateOf(
  { fileName, sheets, isOneOfSeveral }: Opened,
  sheet: ImportSheet | null,
  plan: ImportPlan | null,
  stage: ReadStage | null,
): ImportState {
  if (plan === null || sheet === null) return { phase: 'reading', fileName, stage }
  const others = sheets.filter(each => each !== sheet).flatMap(({ name }) => name ?? [])
  return { phase: 'preview', fileName, plan, worksheets: { read: isOneOfSeveral ? sheet.name : null, others } }
}

/**
 * Returns the import of one work order's shipments: a file is read, previewed, corrected and applied. Nothing is saved
 * before `apply`.
 */
export function createImporting(order: SheetsOrder) {
  const { context, workOrderNo, known, edited, couriers, otherOrders, saveImport } = order
  const { notifications } = context
  const opened = signal<Opened | null>(null)
  /** The name of the worksheet in the preview; null for the first one. */
  const shownName = signal<string | null>(null)
  const stage = signal<ReadStage | null>(null)
  let reading: AbortController | null = null

  const sheet = computed(() => {
    const sheets = opened.value?.sheets ?? []
    return sheets.find(({ name }) => name === shownName.value) ?? sheets[0] ?? null
  })
  const { choices, isAnyMade, clear, actions } = createImportChoices(
    computed(() => sheet.value?.name ?? null),
    () => plan.peek()?.rows ?? [],
  )
  const plan: ReadonlySignal<ImportPlan | null> = computed(
    () => sheet.value && planOf(sheet.value, opened.value?.shipmentsAtOpening ?? [], choices.value),
  )
  const state = computed(() => opened.value && stateOf(opened.value, sheet.value, plan.value, stage.value))

  /** Plans the import over the present rows. */
  function planOf(from: ImportSheet, atOpening: readonly Shipment[], chosen: ImportChoices): ImportPlan {
    const now = new Date().toISOString()
    const present = { workOrderNo, shipments: known.value, edits: edited.value, otherOrders: otherOrders.value }
    return planImport(
      from,
      { ...present, shipmentsAtOpening: atOpening, shippingTypes: couriers.list.value, now },
      chosen,
    )
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
    shownName.value = null
    clear()
  }

  const showError = ({ message, items }: ImportFailure) =>
    notifications.showError({ title: text('shipments.importFailed'), message, items })

  /** Reads a workbook on this computer and shows its changes. A later file replaces an earlier one. */
  async function open(file: File): Promise<void> {
    close()
    const current = new AbortController()
    reading = current
    opened.value = { fileName: file.name, sheets: [], isOneOfSeveral: false, shipmentsAtOpening: [] }
    const retry = () => void open(file)
    const options = { title: text('shipments.importFailed'), subject: workOrderNo, explain: explainSheet, retry }
    const outcome = await notifications.run(options, () => read(file, current.signal))
    if (reading !== current) return
    reading = null
    if (!outcome.ok) return close()
    const shipmentsAtOpening = known.peek()
    const { others, ...first } = outcome.value
    const sheets = [{ ...first, others: [] }, ...others]
    const refusals = sheets.map(each => untracked(() => planOf(each, shipmentsAtOpening, noChoices)).refusal)
    const fitting = sheets.filter((_, index) => refusals[index] === null)
    const [refusal] = refusals
    if (fitting.length === 0 && refusal) {
      close()
      return showError(refusal)
    }
    // Worksheets of other orders are skipped when one is of this order.
    opened.value = { fileName: file.name, sheets: fitting, isOneOfSeveral: others.length > 0, shipmentsAtOpening }
  }

  context.onEnd(close)
  /** Only the preview holds the corrections and choices, so the portal must ask before they are lost. */
  const isCorrected = computed(() => opened.value !== null && isAnyMade.value)
  context.unkept(isCorrected)

  return {
    /** The state of the import; null when no import is in progress. */
    state,
    /** Whether a preview holds corrections or choices that are not applied. */
    isCorrected,
    close,
    open,
    ...actions,
    /** Shows another worksheet of the file. Choices in the previous one are kept. */
    showWorksheet(name: string): void {
      shownName.value = name
    },
    /**
     * Edits the rows with the changes and saves them like edits of a person. Rows that are not sent, are refused, or
     * come into conflict keep their edits and show why.
     * @returns the saved rows; null when a problem or a conflict blocks the import, or none was saved
     */
    async apply(): Promise<readonly ShipmentSent[] | null> {
      const final = plan.peek()
      if (!final) return null
      if (final.badCouriers) showError(final.badCouriers)
      const changes = changesOf(final)
      if (changes.size === 0) return null
      // Conflicts with the data read so far are resolved. A later save of another person is a new conflict.
      const current = known.peek()
      close()
      return saveImport(changes, current)
    },
  }
}
