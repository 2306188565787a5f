import './duplicate/words'
import type { Failure } from '../base/errors'
import { type Text, text, verbatim } from '../i18n/translate'
import { hasFailed, isReady, slotOf } from './rules'
import type { Dock, DockBay } from './types'

/** The result of the checks before copies are started (decision 20). */
export interface Preflight {
  /** The drives to erase, as many as are needed: first waiting ones, then those with a failed copy. */
  readonly bays: readonly DockBay[]
  /** The reason why copies cannot be started, in the texts of specification.md, section 8; null without a reason. */
  readonly problem: Text | null
}

/** The fields of a work order that determine how many drives it needs. */
interface CopiedOrder {
  readonly workOrderNo: string
  readonly totalCopied: number
  readonly totalDrives: number
  readonly past: boolean
}

/** Returns how many drives of a work order are neither copied nor being copied in any appliance; 0 for a past order. */
export function drivesNeeded(order: CopiedOrder, docks: readonly Dock[]): number {
  const { workOrderNo, totalCopied, totalDrives, past } = order
  if (past) return 0
  const isRunning = (bay: DockBay) => bay.workOrderNo === workOrderNo && slotOf(bay.state) === 'normal'
  const running = docks.reduce((sum, { bays }) => sum + bays.filter(isRunning).length, 0)
  return Math.max(0, totalDrives - totalCopied - running)
}

/**
 * Checks whether copies of a work order can be started in an appliance, and onto which drives.
 *
 * @param size bytes of all compositions of the work order
 * @param needed the number of drives that are still to be copied; the copies use at most this number
 * @param isOffline whether the browser has no network, so that no appliance can be reached
 */
export function preflight(dock: Dock, size: number, needed: number, isOffline = false): Preflight {
  const ready = dock.bays.filter(isReady).toSorted((a, b) => Number(hasFailed(a)) - Number(hasFailed(b)))
  const bays = ready.slice(0, needed)
  const problem = problemOf(dock, bays, size, needed)
  return { bays, problem: problem === null && isOffline ? text('shared.offline') : problem }
}

function problemOf(dock: Dock, targetBays: readonly DockBay[], size: number, needed: number): Text | null {
  const { isOnline, serialNo, bays } = dock
  if (!isOnline) return text('duplicate.applianceOffline', { serialNo })
  if (needed === 0) return text('duplicate.nothingLeft')
  if (targetBays.length === 0) {
    // Drives whose copy runs or is complete need no separate reason: no drive is free.
    const busy = bays.find(({ state }) => state === 'busy')
    return busy ? text('duplicate.driveInUse', { bayNo: String(busy.bay) }) : text('duplicate.noDrives')
  }
  const small = targetBays.find(({ capacity }) => capacity !== null && capacity < size)
  return small ? text('duplicate.notEnoughSpace', { bayNo: String(small.bay) }) : null
}

/** Replaces a number or name that a response omits. */
const unknown = '–'

/**
 * The text for each error code of specification.md, section 8. `detail` returns a detail of the failure, and `dock` is
 * the chosen appliance.
 */
const reasons: Readonly<Record<string, (detail: (name: string) => string | null, dock: Dock) => Text>> = {
  appliance_offline: (detail, dock) =>
    text('duplicate.applianceOffline', { serialNo: detail('serialNo') ?? dock.serialNo }),
  appliance_not_found: (detail, dock) =>
    text('duplicate.applianceNotFound', { serialNo: detail('serialNo') ?? dock.serialNo }),
  drive_in_use: detail => text('duplicate.driveInUse', { bayNo: detail('bayNo') ?? unknown }),
  no_drives_inserted: () => text('duplicate.noDrives'),
  dcp_not_found_in_appliance: detail => text('duplicate.notInAppliance', { cplName: detail('cplName') ?? unknown }),
  dcp_not_found_in_store: () => text('duplicate.notInStore'),
  drive_not_enough_space: detail => text('duplicate.notEnoughSpace', { bayNo: detail('bayNo') ?? unknown }),
}

/**
 * Returns the reason why copies could not be started: by the error code, else by the message of a 409, else by the
 * status; null without a response.
 */
export function explainDuplication(failure: Failure, dock: Dock): Text | null {
  const { code, details, status } = failure
  const detail = (name: string) => (details[name] === undefined ? null : String(details[name]))
  const reason = code !== null && Object.hasOwn(reasons, code) ? reasons[code] : undefined
  if (reason) return reason(detail, dock)
  // An error without a code of section 8, for example of a past order, has its reason only in its message.
  if (status === 409 && failure.message !== '') return verbatim(failure.message)
  return status === null ? null : text('duplicate.statusCode', { status: String(status) })
}
