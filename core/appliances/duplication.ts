import './duplicate/words'
import type { Failure } from '../base/errors'
import { type Text, text, verbatim } from '../i18n/translate'
import { hasFailed, isReady, slotOf } from './rules'
import type { Dock, DockBay } from './types'

/** What can be known before copies are started (decision 20). */
export interface Preflight {
  /** Drives that are in and wait, then those whose copy failed, as many as are needed: all of them are erased. */
  readonly bays: readonly DockBay[]
  /** The reason of a refusal, in the texts of specification.md, section 8; null when nothing is known against it. */
  readonly problem: Text | null
}

/** The part of a work order that tells how many drives it needs. */
interface CopiedOrder {
  readonly workOrderNo: string
  readonly totalCopied: number
  readonly totalDrives: number
  readonly past: boolean
}

/** How many drives a work order lacks that nothing is being copied onto, in any appliance; 0 for a past order. */
export function drivesNeeded(order: CopiedOrder, docks: readonly Dock[]): number {
  const { workOrderNo, totalCopied, totalDrives, past } = order
  if (past) return 0
  const isRunning = (bay: DockBay) => bay.workOrderNo === workOrderNo && slotOf(bay.state) === 'normal'
  const running = docks.reduce((sum, { bays }) => sum + bays.filter(isRunning).length, 0)
  return Math.max(0, totalDrives - totalCopied - running)
}

/**
 * @param size bytes of all compositions of the work order.
 * @param needed drives that it lacks: no more are taken.
 * @param isCut this machine has no network: nothing can be asked of any appliance.
 */
export function preflight(dock: Dock, size: number, needed: number, isCut = false): Preflight {
  const ready = dock.bays.filter(isReady).toSorted((a, b) => Number(hasFailed(a)) - Number(hasFailed(b)))
  const bays = ready.slice(0, needed)
  const problem = problemOf(dock, bays, size, needed)
  return { bays, problem: problem === null && isCut ? text('shared.offline') : problem }
}

function problemOf(dock: Dock, taken: readonly DockBay[], size: number, needed: number): Text | null {
  const { isOnline, serialNo, bays } = dock
  if (!isOnline) return text('duplicate.applianceOffline', { serialNo })
  if (needed === 0) return text('duplicate.nothingLeft')
  if (taken.length === 0) {
    // Drives that are being copied or wait to be pulled are no obstacle: there are just no free ones.
    const busy = bays.find(({ state }) => state === 'busy')
    return busy ? text('duplicate.driveInUse', { bayNo: String(busy.bay) }) : text('duplicate.noDrives')
  }
  const small = taken.find(({ capacity }) => capacity !== null && capacity < size)
  return small ? text('duplicate.notEnoughSpace', { bayNo: String(small.bay) }) : null
}

/** An answer that leaves a number out is read with a dash in its place. */
const unknown = '–'

/** The text for each server code of specification.md, section 8, with its numbers; `asked` is the appliance that was chosen. */
const reasons: Readonly<Record<string, (detail: (name: string) => string | null, asked: Dock) => Text>> = {
  appliance_offline: (detail, asked) =>
    text('duplicate.applianceOffline', { serialNo: detail('serialNo') ?? asked.serialNo }),
  appliance_not_found: (detail, asked) =>
    text('duplicate.applianceNotFound', { serialNo: detail('serialNo') ?? asked.serialNo }),
  drive_in_use: detail => text('duplicate.driveInUse', { bayNo: detail('bayNo') ?? unknown }),
  no_drives_inserted: () => text('duplicate.noDrives'),
  dcp_not_found_in_appliance: detail => text('duplicate.notInAppliance', { cplName: detail('cplName') ?? unknown }),
  dcp_not_found_in_store: () => text('duplicate.notInStore'),
  drive_not_enough_space: detail => text('duplicate.notEnoughSpace', { bayNo: detail('bayNo') ?? unknown }),
}

/** Explains why copies could not be started: by the code, else by the message of a refusal, else by the status; null where no answer came. */
export function explainDuplication(failure: Failure, asked: Dock): Text | null {
  const { code, details, status } = failure
  const detail = (name: string) => (details[name] === undefined ? null : String(details[name]))
  const reason = code !== null && Object.hasOwn(reasons, code) ? reasons[code] : undefined
  if (reason) return reason(detail, asked)
  // A refusal without a code of section 8, such as that of a past order, has its reason in its message alone.
  if (status === 409 && failure.message !== '') return verbatim(failure.message)
  return status === null ? null : text('duplicate.statusCode', { status: String(status) })
}
