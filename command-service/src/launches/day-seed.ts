import { createHmac } from 'node:crypto'
import type { Day } from '@debut/events/kernel/days.ts'

/** A day's seed needs no storing: it is made from the secret, and unknown to others until the day is closed. */
export const seedOf = (secret: string, day: Day): string => createHmac('sha256', secret).update(day).digest('hex')
