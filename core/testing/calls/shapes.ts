import type { Appliance } from '../../wire/appliances'
import type { Partner, User } from '../../wire/people'
import type { WorkOrder } from '../../wire/work-orders'
import { downloadAt } from '../derive'
import { minute } from '../durations'
import type { Account, ApplianceRecord, OrderHead, PartnerRecord } from '../records'
import { baysAt } from '../transitions/bays'
import { lineAt } from '../transitions/downloads'

/** The time for which a list marks an order after the simulation changed its status. */
const markedFor = 10 * minute

export function orderShape(head: OrderHead, now: number, marked: boolean): WorkOrder {
  const changedAt = head.statusChangedOn === null ? null : Date.parse(head.statusChangedOn)
  return {
    workOrderNo: head.workOrderNo,
    status: head.status,
    assignedOn: head.assignedOn,
    deliveryMode: head.deliveryMode,
    tasks: head.tasks,
    compositions: head.compositions.map(composition => ({
      id: composition.id,
      cplName: composition.cplName,
      size: composition.size,
      dcpTransferStatus: composition.dcpTransferStatus,
      download: downloadAt(composition, now),
    })),
    shipments: head.bookingNos.map(bookingNo => ({ bookingNo })),
    totalCopied: head.totalCopied,
    totalDrives: head.totalDrives,
    shippedDrives: head.shipped,
    nextShipBy: head.nextShipBy,
    overallWorkOrderStatusChangedInServer: marked && changedAt !== null && now - changedAt < markedFor,
  }
}

export function applianceShape(record: ApplianceRecord, now: number): Appliance {
  const { applianceId, serialNo, name, slots, away, softwareVersion, publicIp } = record
  const line = lineAt(record, now)
  return {
    applianceId,
    serialNo,
    name,
    slots,
    drives: baysAt(record, now),
    ...line,
    isOnline: away === null,
    softwareVersion,
    publicIp,
  }
}

export function partnerShape(record: PartnerRecord, appliances: readonly ApplianceRecord[], now: number): Partner {
  const { companyId: _companyId, submitted: _submitted, version: _version, nextAt: _nextAt, ...partner } = record
  return { ...partner, appliances: appliances.map(appliance => applianceShape(appliance, now)) }
}

export function userShape(
  { companyId, companyName, roleNames }: Account,
  partner: PartnerRecord,
  appliances: readonly ApplianceRecord[],
  now: number,
): User {
  return {
    companyId,
    companyName,
    roleNames,
    partner: partner.submitted ? partnerShape(partner, appliances, now) : null,
  }
}

export function isAdmin({ roleNames }: Account): boolean {
  return roleNames.some(role => role.toLowerCase() === 'admin')
}
