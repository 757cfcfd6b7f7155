import type { Limit } from '../kernel/limits.ts'

const HOUR = 60 * 60

/** People write once or twice. The subject is the network address, or the member, unless it says otherwise. */
export const contactLimits = {
  visitor: { name: 'contact', most: 10, perSeconds: HOUR },
  member: { name: 'contact of member', most: 10, perSeconds: HOUR },
  /** All visitors together, however many addresses they come from. Members are not among them: they can always reach us. */
  allVisitors: { name: 'contact in all', most: 300, perSeconds: HOUR },
} as const satisfies Record<string, Limit>

/** Receipts that one mailbox gets in a day, however many people enter its address. */
export const RECEIPTS_A_DAY = 3

/** How long a message is kept. */
export const KEPT_FOR = { months: 12 }
