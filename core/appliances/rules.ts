import type { StatusLook, Tone } from '../i18n/status-look'
import { findLook, makeLook } from '../i18n/status-look'
import { type Text, text } from '../i18n/translate'
import type { Bay } from '../wire/appliances'
import type { Instant } from '../wire/base'
import { detailLook, failedStepOf, type Step, stageLook, stepOf, wholePercent } from './stages'
import type { Dock, DockBay } from './types'

/** The look of a slot; `unknown` for a bay state that the suite does not know. */
export type SlotKind = 'empty' | 'inserted' | 'normal' | 'eject' | 'failed' | 'unknown'

/** The slot of each bay state of section 4 (decision 19). */
const slots: Record<Bay['state'], Exclude<SlotKind, 'unknown'>> = {
  empty: 'empty',
  inserted: 'inserted',
  available: 'inserted',
  queued: 'normal',
  busy: 'normal',
  copying: 'normal',
  executing: 'normal',
  copy_complete: 'eject',
  error: 'failed',
  failed: 'failed',
}

/** Returns the kind of slot of a bay state. */
export function slotOf(state: string): SlotKind {
  return Object.hasOwn(slots, state) ? slots[state as Bay['state']] : 'unknown'
}

const slotLooks: Record<Exclude<SlotKind, 'normal' | 'unknown'>, StatusLook> = {
  empty: makeLook('', 'appliances.slot.empty', 'mute'),
  inserted: makeLook('device-sd-card', 'appliances.slot.inserted', 'mute'),
  eject: makeLook('player-eject', 'appliances.slot.eject', 'ok'),
  failed: makeLook('alert-circle', 'appliances.slot.failed', 'danger'),
}
/** The looks of a working bay without a stage. */
const workLooks: Readonly<Record<string, StatusLook>> = {
  queued: makeLook('clock', 'appliances.stage.queued', 'mute'),
  busy: makeLook('progress', 'appliances.slot.busy', 'info'),
  copying: makeLook('copy', 'appliances.slot.copying', 'info'),
  executing: makeLook('player-play', 'appliances.stage.started', 'info'),
}

/** The shown status of a bay: icon, text, tone, and the progress of its copy. */
export interface BayStatus extends StatusLook {
  readonly kind: SlotKind
  /** The second line. Its tone is null unless it reports a problem. */
  readonly detail: { readonly text: Text; readonly tone: Tone | null } | null
  /** The step, of three, at which the copy runs or failed; null if the copy is at no step. */
  readonly step: Step | null
  /** The percent of the whole copy over all steps; null if no step of a copy runs. */
  readonly copied: number | null
}

/** Returns the status of a bay. An unknown state is shown by its own text in a neutral tone. */
export function bayStatus(bay: DockBay): BayStatus {
  const kind = slotOf(bay.state)
  const shown = bay.detail === null ? null : detailLook(bay.detail)
  const detail = shown && { text: shown.label, tone: shown.tone === 'mute' ? null : shown.tone }
  if (kind === 'normal') return workStatus(bay, detail)
  if (kind === 'unknown') return { kind, ...findLook({}, bay.state), detail, ...progressIn(bay) }
  const status = { kind, ...slotLooks[kind], detail, step: null, copied: null }
  if (kind === 'inserted') return { ...status, detail: detail ?? { text: text('appliances.readyToCopy'), tone: null } }
  if (kind === 'eject') return { ...status, detail: detail ?? { text: text('appliances.copied'), tone: null } }
  if (kind !== 'failed') return status
  const step = failedStepOf(bay.detail) ?? stepOf(bay.stage)
  const atStep = step && { text: text('appliances.atStep', { step }), tone: null }
  return { ...status, detail: detail ?? reasonOf(bay.stage) ?? atStep, step }
}

/** Returns the status of a bay with the drive of a cancelled shipment: neutral, because the drive is not shipped. */
export function cancelledStatus(status: BayStatus): BayStatus {
  if (status.kind === 'empty' || status.kind === 'inserted') return status
  if (status.kind === 'normal' || status.kind === 'unknown')
    return { ...status, tone: 'mute', detail: { text: text('appliances.shipmentCancelled'), tone: null } }
  const detail = { text: text('appliances.doNotShip'), tone: null }
  return { ...status, ...makeLook('ban', 'appliances.slot.cancelled', 'mute'), detail }
}

function progressIn({ stage, percentage }: DockBay): Pick<BayStatus, 'step' | 'copied'> {
  const step = stepOf(stage)
  return { step, copied: step && wholePercent(step, percentage) }
}

/** Returns the reason of a failure that a stage names; null for a stage that only says that the copy failed. */
function reasonOf(stage: string | null): BayStatus['detail'] {
  if (stage === null || stage === 'failed') return null
  const { label, tone } = stageLook(stage)
  return tone === 'danger' ? { text: label, tone } : null
}

function workStatus(bay: DockBay, detail: BayStatus['detail']): BayStatus {
  const progress = progressIn(bay)
  const { step } = progress
  const stage = bay.state === 'queued' || bay.stage === null ? findLook(workLooks, bay.state) : stageLook(bay.stage)
  const status = { kind: 'normal', ...stage, detail, ...progress } as const
  const stepText = step === null ? null : { text: text('appliances.stepOf', { step }), tone: null }
  // A slow, held or stalled copy must be seen first, so its stage moves to the second line.
  if (detail?.tone === 'warn' || bay.stalled) {
    const why =
      detail?.tone === 'warn' ? detailLook(bay.detail ?? '') : makeLook('clock-pause', 'appliances.stalled', 'warn')
    return { ...status, ...why, detail: step === null ? null : { text: stageStep(bay.stage, step), tone: null } }
  }
  return { ...status, detail: detail ?? stepText }
}

function stageStep(stage: string | null, step: Step): Text {
  if (stage === 'formatting') return text('appliances.formattingStep', { step })
  return stage === 'verifying'
    ? text('appliances.verifyingStep', { step })
    : text('appliances.duplicatingStep', { step })
}

/** Returns whether a duplication may use, and erase, the drive in a bay: the drive waits, or its copy failed. */
export function isReady(bay: DockBay): boolean {
  return slotOf(bay.state) === 'inserted' || hasFailed(bay)
}

/** Returns whether a copy failed and can be repeated on the same drive. A bay in the state `error` is out of use. */
export function hasFailed({ state }: DockBay): boolean {
  return state === 'failed'
}

/** Returns whether an order is copied onto the drive in a bay. A drive in other use has no order. */
export function isCopying({ state, workOrderNo }: DockBay): boolean {
  return slotOf(state) === 'normal' && workOrderNo !== null
}

/** Returns whether copies run in an online appliance. */
export function hasCopies({ isOnline, bays }: Dock): boolean {
  return isOnline && bays.some(isCopying)
}

/** Returns whether the shipment of the drive in a bay is known, so that its label can be printed. */
export function hasShipment({ workOrderNo, bookingNo }: DockBay): boolean {
  return workOrderNo !== null && bookingNo !== null
}

/** The bays of an appliance with completed copies, in the order in which to remove their drives. */
export interface Ejects {
  readonly dock: Dock
  readonly bays: readonly DockBay[]
}

/**
 * Returns the bays that are ready to remove, by appliance. They are sorted by ship-by (unknown last), then by order and
 * bay, and the appliance with the earliest ship-by comes first. Offline appliances are excluded, because their bays may
 * have changed.
 */
export function ejectsOf(docks: readonly Dock[], shipBy: (bay: DockBay) => Instant | null): readonly Ejects[] {
  const due = (bay: DockBay) => {
    const instant = shipBy(bay)
    return instant === null ? Number.MAX_VALUE : Date.parse(instant)
  }
  const byOrder = (a: DockBay, b: DockBay) => (a.workOrderNo ?? '').localeCompare(b.workOrderNo ?? '')
  const ejects = docks.flatMap(dock => {
    const bays = dock.isOnline ? dock.bays.filter(({ state }) => slotOf(state) === 'eject') : []
    const inOrder = bays.toSorted((a, b) => due(a) - due(b) || byOrder(a, b) || a.bay - b.bay)
    const [first] = inOrder
    return first ? [{ dock, bays: inOrder, due: due(first) }] : []
  })
  return ejects.toSorted((a, b) => a.due - b.due)
}
