/** A bay or port as the suite reads it; what nobody knows stays as it was sent. */
export interface DockBay {
  readonly bay: number
  readonly state: string
  readonly stage: string | null
  /** Of the stage. */
  readonly percentage: number | null
  readonly detail: string | null
  readonly workOrderNo: string | null
  readonly bookingNo: string | null
  readonly driveType: string | null
  readonly driveSerialNo: string | null
  /** Bytes. */
  readonly capacity: number | null
  /** Until the copy is verified, by the rate that was observed; null without a rate. */
  readonly minutesLeft: number | null
  /** At work, but nothing has moved for a while. */
  readonly stalled: boolean
}

/** An appliance with what stands in it. */
export interface Dock {
  readonly id: string
  readonly serialNo: string
  readonly name: string
  readonly slots: 'bays' | 'ports'
  readonly isOnline: boolean
  /** When it was seen to go (epoch milliseconds); null while it is online, or where it was away before. */
  readonly awaySince: number | null
  readonly softwareVersion: string
  readonly publicIp: string
  readonly activeDownloads: number
  /** Bits per second. */
  readonly downloadRate: number
  readonly bays: readonly DockBay[]
}

/** How the percentage of one stage in one bay has risen. */
export interface Pace {
  /** The copy and stage that it is of. */
  readonly of: string
  readonly percentage: number
  /** When this stage was first seen. */
  readonly since: number
  readonly rises: readonly { readonly at: number; readonly percentage: number }[]
}

/** What is remembered of a dock beside what is shown. */
export interface DockMemory {
  /** When an event told of its bays, and of whether it is online: an older answer does not overrule it. */
  readonly baysAt: number
  readonly onlineAt: number
  readonly paces: ReadonlyMap<number, Pace>
}

export interface Fleet {
  readonly docks: readonly Dock[]
  readonly memory: ReadonlyMap<string, DockMemory>
}
