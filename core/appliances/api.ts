import type { Http } from '../http/http'
import type { Appliance, ApplianceStatus, ApplianceTask, DuplicationStatus } from '../wire/appliances'

const partOf = (id: string) => encodeURIComponent(id)

/** Reads GET {main}/v1/appliances: the appliances of the partner. */
export function fetchAppliances(http: Http, abort: AbortSignal): Promise<Appliance[]> {
  return http.get('main', 'v1/appliances', { abort })
}

/** Reads GET {main}/v1/appliances/{org}/duplication-status: the bays of all appliances. */
export function fetchDuplicationStatus(http: Http, org: string, abort: AbortSignal): Promise<DuplicationStatus> {
  return http.get('main', `v1/appliances/${partOf(org)}/duplication-status`, { abort })
}

/** Reads GET {main}/v1/qs/appliances/{id}: one appliance with its current bays. */
export function fetchAppliance(http: Http, id: string, abort: AbortSignal): Promise<Appliance> {
  return http.get('main', `v1/qs/appliances/${partOf(id)}`, { abort })
}

/**
 * Reads GET {main}/v1/appliance-status?applianceId={id}: whether the appliance is online, and its transfer rate; null
 * when the server knows nothing.
 */
export async function fetchStatus(
  http: Http,
  id: string,
  abort: AbortSignal,
): Promise<ApplianceStatus['applianceStatus']['appliances'][number] | null> {
  const answer = await http.get<ApplianceStatus>('main', 'v1/appliance-status', { params: { applianceId: id }, abort })
  return answer.applianceStatus?.appliances?.find(({ applianceId }) => applianceId === id) ?? null
}

/** Reads GET {main}/v1/appliance-tasks/{id}: copies and downloads, newest first. */
export function fetchTasks(http: Http, id: string, abort: AbortSignal): Promise<ApplianceTask[]> {
  return http.get('main', `v1/appliance-tasks/${partOf(id)}`, { abort })
}

/**
 * Sends POST {main}/v1/work-orders/{no}/duplicate. The server answers 202, or fails with a code of specification.md,
 * section 8.
 */
export function startDuplication(http: Http, workOrderNo: string, applianceId: string): Promise<null> {
  return http.post('main', `v1/work-orders/${partOf(workOrderNo)}/duplicate`, { applianceId }, { repeats: true })
}
