/** Figures of today by the names that the attribute `filter` has: drives still here, those at risk, those of the next day. */
export const dayParts = ['to-ship', 'at-risk', 'next'] as const
export type DayPart = (typeof dayParts)[number]

/** Numbers of the orders behind the figures of today. */
export type DayOrders = Readonly<Record<DayPart, ReadonlySet<string>>>
