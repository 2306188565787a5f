import type { Instant } from './base'

/** GET {main}/v1/appliances answers Appliance[]; GET {main}/v1/qs/appliances/{id} answers one, with its bays as they are now. */
export interface Appliance {
  applianceId: string
  serialNo: string
  name: string
  slots: 'bays' | 'ports'
  drives: Bay[]
  activeDownloads: number
  downloadRate: number // bits per second
  isOnline: boolean
  softwareVersion: string
  publicIp: string
}
/** GET {main}/v1/appliance-status?applianceId={id}, or applianceId[]=… for several. */
export interface ApplianceStatus {
  applianceStatus: {
    appliances: Pick<
      Appliance,
      'applianceId' | 'activeDownloads' | 'downloadRate' | 'isOnline' | 'softwareVersion' | 'publicIp'
    >[]
  }
}
/** GET {main}/v1/appliances/{org}/duplication-status, polled every 5000 ms. */
export type DuplicationStatus = { applianceId: string; drives: Bay[] }[]
export interface Bay {
  bay: number // from 1
  state:
    | 'empty'
    | 'inserted'
    | 'copying'
    | 'copy_complete'
    | 'error'
    | 'available'
    | 'busy'
    | 'queued'
    | 'executing'
    | 'failed'
  stage:
    | 'pending'
    | 'queued'
    | 'started'
    | 'executing'
    | 'preparing'
    | 'formatting'
    | 'duplicating'
    | 'verifying'
    | 'completed'
    | 'succeeded'
    | 'failed'
    | 'mount_point_preparation_failed'
    | null
  percentage: number | null // of the stage
  detail:
    | 'format_failed'
    | 'partitioning_failed'
    | 'verification_failed'
    | 'duplication_interrupted'
    | 'drive_in_use'
    | 'slow_drive'
    | null
  workOrderNo: string | null
  bookingNo: string | null
  driveType: 'CRU' | 'USB' | null
  driveSerialNo: string | null
  capacity: number | null // bytes
}
/** GET {main}/v1/appliance-tasks/{applianceId} answers ApplianceTask[], newest first. */
export interface ApplianceTask {
  id: string
  type: 'duplicate_dcps' | 'download_dcps'
  workOrderNo: string
  bay: number | null
  stage: Bay['stage']
  percentage: number | null
  startedOn: Instant | null
  finishedOn: Instant | null
  detail: Bay['detail']
}
