import type { TextFacts } from '../why-held.ts'

/** Of a text that no rule holds. */
export const harmless: TextFacts = { isStaff: false, hasHeldWord: false, links: 0, mostLinks: 5, saidBefore: false, saidBy: 0 }
