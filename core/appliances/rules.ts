import type { StatusLook, Tone } from '../i18n/status-look'
import { findLook, makeLook } from '../i18n/status-look'
import { type Text, text } from '../i18n/translate'
import type { Bay } from '../wire/appliances'
import type { Instant } from '../wire/base'
import { detailLook, failedStepOf, type Step, stageLook, stepOf, wholePercent } from './stages'
import type { Dock, DockBay } from './types'

/** How a slot is drawn; `unknown` for a bay state that nobody knows. */
export type SlotKind = 'empty' | 'inserted' | 'normal' | 'eject' | 'failed' | 'unknown'

/** Every bay state of section 4 as a slot (decision 19). */
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

export function slotOf(state: string): SlotKind {
  return Object.hasOwn(slots, state) ? slots[state as Bay['state']] : 'unknown'
}

const kinds: Record<Exclude<SlotKind, 'normal' | 'unknown'>, StatusLook> = {
  empty: makeLook('', 'appliances.slot.empty', 'mute'),
  inserted: makeLook('device-sd-card', 'appliances.slot.inserted', 'mute'),
  eject: makeLook('player-eject', 'appliances.slot.eject', 'ok'),
  failed: makeLook('alert-circle', 'appliances.slot.failed', 'danger'),
}
/** A bay at work that tells no stage. */
const works: Readonly<Record<string, StatusLook>> = {
  queued: makeLook('clock', 'appliances.stage.queued', 'mute'),
  busy: makeLook('progress', 'appliances.slot.busy', 'info'),
  copying: makeLook('copy', 'appliances.slot.copying', 'info'),
  executing: makeLook('player-play', 'appliances.stage.started', 'info'),
}

/** The face of a bay: icon, text and tone together, and the progress of its copy. */
export interface BayFace extends StatusLook {
  readonly kind: SlotKind
  /** A second line, in a tone of its own where it says that something is wrong. */
  readonly detail: { readonly words: Text; readonly tone: Tone | null } | null
  /** Of the three; null while none is under way. */
  readonly step: Step | null
  /** Percent of the whole copy, all steps together; null where no copy is under way. */
  readonly copied: number | null
}

/** Returns the face of a bay. An unknown state is shown by its own text, in a neutral tone. */
export function faceOf(bay: DockBay): BayFace {
  const kind = slotOf(bay.state)
  const shown = bay.detail === null ? null : detailLook(bay.detail)
  const detail = shown && { words: shown.word, tone: shown.tone === 'mute' ? null : shown.tone }
  if (kind === 'normal') return workFace(bay, detail)
  if (kind === 'unknown') return { kind, ...findLook({}, bay.state), detail, ...progressIn(bay) }
  const face = { kind, ...kinds[kind], detail, step: null, copied: null }
  if (kind === 'inserted') return { ...face, detail: detail ?? { words: text('appliances.readyToCopy'), tone: null } }
  if (kind === 'eject') return { ...face, detail: detail ?? { words: text('appliances.copied'), tone: null } }
  if (kind !== 'failed') return face
  const step = failedStepOf(bay.detail) ?? stepOf(bay.stage)
  const atStep = step && { words: text('appliances.atStep', { step }), tone: null }
  return { ...face, detail: detail ?? reasonOf(bay.stage) ?? atStep, step }
}

/** The face of a bay that holds the drive of a cancelled shipment: neutral, because nothing is shipped. */
export function cancelledFace(face: BayFace): BayFace {
  if (face.kind === 'empty' || face.kind === 'inserted') return face
  if (face.kind === 'normal' || face.kind === 'unknown')
    return { ...face, tone: 'mute', detail: { words: text('appliances.shipmentCancelled'), tone: null } }
  const detail = { words: text('appliances.doNotShip'), tone: null }
  return { ...face, ...makeLook('ban', 'appliances.slot.cancelled', 'mute'), detail }
}

function progressIn({ stage, percentage }: DockBay): Pick<BayFace, 'step' | 'copied'> {
  const step = stepOf(stage)
  return { step, copied: step && wholePercent(step, percentage) }
}

/** A stage that says more of a failure than that it failed. */
function reasonOf(stage: string | null): BayFace['detail'] {
  if (stage === null || stage === 'failed') return null
  const { word, tone } = stageLook(stage)
  return tone === 'danger' ? { words: word, tone } : null
}

function workFace(bay: DockBay, detail: BayFace['detail']): BayFace {
  const progress = progressIn(bay)
  const { step } = progress
  const stage = bay.state === 'queued' || bay.stage === null ? findLook(works, bay.state) : stageLook(bay.stage)
  const face = { kind: 'normal', ...stage, detail, ...progress } as const
  const stepText = step === null ? null : { words: text('appliances.stepOf', { step }), tone: null }
  // A slow, held or stalled copy must be seen first, so its stage moves to the second line.
  if (detail?.tone === 'warn' || bay.stalled) {
    const why =
      detail?.tone === 'warn' ? detailLook(bay.detail ?? '') : makeLook('clock-pause', 'appliances.stalled', 'warn')
    return { ...face, ...why, detail: step === null ? null : { words: stageStep(bay.stage, step), tone: null } }
  }
  return { ...face, detail: detail ?? stepText }
}

function stageStep(stage: string | null, step: Step): Text {
  if (stage === 'formatting') return text('appliances.formattingStep', { step })
  return stage === 'verifying'
    ? text('appliances.verifyingStep', { step })
    : text('appliances.duplicatingStep', { step })
}

/** A drive is there, and nothing is done with it, or its copy failed: a duplication would erase it. */
export function isReady(bay: DockBay): boolean {
  return slotOf(bay.state) === 'inserted' || hasFailed(bay)
}

/** Its copy failed, and may be made again with the drive that is there; a bay in error is out of use. */
export function hasFailed({ state }: DockBay): boolean {
  return state === 'failed'
}

/** Whether an order is copied onto the drive in a bay; a drive in use by something else has no order. */
export function isCopying({ state, workOrderNo }: DockBay): boolean {
  return slotOf(state) === 'normal' && workOrderNo !== null
}

/** Whether copies run in an appliance as far as it tells now. */
export function hasCopies({ isOnline, bays }: Dock): boolean {
  return isOnline && bays.some(isCopying)
}

/** Whether the shipment of the drive in a bay is known, so that its label can be printed. */
export function hasShipment({ workOrderNo, bookingNo }: DockBay): boolean {
  return workOrderNo !== null && bookingNo !== null
}

/** Bays whose copies have ended, in the order in which their drives are to be removed. */
export interface Ejects {
  readonly dock: Dock
  readonly bays: readonly DockBay[]
}

/**
 * Returns the bays that are ready to remove by appliance, sorted by ship-by (unknown last), then by order and bay; the
 * appliance with the earliest ship-by comes first. An offline one is left out, because its bays may have changed since.
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
