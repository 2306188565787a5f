/**
 * The figures of today as the attribute `filter` names them: drives to ship, drives at risk, and drives of the next
 * day.
 */
export const dayParts = ['to-ship', 'at-risk', 'next'] as const
export type DayPart = (typeof dayParts)[number]

/** Numbers of the orders behind the figures of today. */
export type DayOrders = Readonly<Record<DayPart, ReadonlySet<string>>>
