import type { Shipment } from '../wire/shipments'
import { couriers, workOrderNo } from './fixtures'
import type { Typed } from './sheet-fixtures'
import { type ImportPlan, isBlocked } from './sheets/import-plan'
import type { ImportChoices } from './sheets/import-rows'
import type { SheetValue } from './sheets/spreadsheet'
import type { EditField, ShipmentEdit } from './types'

/** Fixtures that the tests of an import share. */

export const now = '2026-11-18T09:00:00Z'
export const before = '2026-11-17T10:00:00Z'

export const context = (...shipments: Shipment[]) => ({
  workOrderNo,
  shipments,
  edits: new Map<string, ShipmentEdit>(),
  shippingTypes: couriers,
  shipmentsAtOpening: shipments,
  otherOrders: new Map(),
  now,
})

/** Returns the rows that an import would send; an empty list while a problem blocks it. */
export const sentBy = (plan: ImportPlan) =>
  isBlocked(plan) ? [] : plan.rows.flatMap(({ sent }) => (sent ? [sent] : []))

export const row = (serial: SheetValue, courier: SheetValue, tracking: SheetValue, more: Typed = {}): Typed => ({
  'Serial Number': serial,
  'Shipping Courier Type': courier,
  'Shipping Tracking Number': tracking,
  ...more,
})
export const key = (message: unknown) => (message as { key?: string } | null)?.key ?? null
export const choose = (
  corrections: [number, Partial<Record<EditField, string>>][],
  unticked: number[] = [],
): ImportChoices => ({
  corrections: new Map(corrections),
  unticked: new Set(unticked),
  resolutions: new Map(),
})
