/** A bay or port of the suite. Unknown values stay as the server sent them. */
export interface DockBay {
  readonly bay: number
  readonly state: string
  readonly stage: string | null
  /** The percentage of the stage. */
  readonly percentage: number | null
  readonly detail: string | null
  readonly workOrderNo: string | null
  readonly bookingNo: string | null
  readonly driveType: string | null
  readonly driveSerialNo: string | null
  /** The size in bytes. */
  readonly capacity: number | null
  /** Minutes until the copy is verified, by the observed rate; null without a rate. */
  readonly minutesLeft: number | null
  /** Whether the running copy has made no progress for a while. */
  readonly stalled: boolean
}

/** An appliance with its bays. */
export interface Dock {
  readonly id: string
  readonly serialNo: string
  readonly name: string
  readonly slots: 'bays' | 'ports'
  readonly isOnline: boolean
  /**
   * The time at which the appliance went offline (epoch milliseconds); null while it is online, or when it was offline
   * before the first read.
   */
  readonly awaySince: number | null
  readonly softwareVersion: string
  readonly publicIp: string
  readonly activeDownloads: number
  /** The download rate in bits per second. */
  readonly downloadRate: number
  readonly bays: readonly DockBay[]
}

/** The rises of the percentage of one stage in one bay. */
export interface Pace {
  /** The key of the copy and stage. */
  readonly key: string
  readonly percentage: number
  /** The time of the first observation of this stage. */
  readonly since: number
  readonly rises: readonly { readonly at: number; readonly percentage: number }[]
}

/** Data about an appliance that is remembered but not shown. */
export interface DockMemory {
  /** The time of the last event about the bays. Responses to older requests do not override the bays. */
  readonly baysAt: number
  /** The time of the last event about the online state, which works in the same way. */
  readonly onlineAt: number
  readonly paces: ReadonlyMap<number, Pace>
}

export interface Fleet {
  readonly docks: readonly Dock[]
  readonly memory: ReadonlyMap<string, DockMemory>
}
