import type { Period } from '@debut/events/kernel/periods.ts'

/** The board of the period that runs. */
export const BOARDS = { day: '/', week: '/weekly', month: '/monthly', year: '/yearly' } as const

/** The board of one period for ever, whichever is the current one. */
export const boardPath = (period: Period, start: string): string => `${BOARDS[period]}?start=${start}`
