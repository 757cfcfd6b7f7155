/** Days from the launch, both included. */
export const phases = [
  { phase: 'six-weeks', name: 'Six weeks before', from: -42, to: -29 },
  { phase: 'four-weeks', name: 'Four weeks before', from: -28, to: -15 },
  { phase: 'two-weeks', name: 'Two weeks before', from: -14, to: -8 },
  { phase: 'last-week', name: 'The last week', from: -7, to: -1 },
  { phase: 'launch-day', name: 'Launch day', from: 0, to: 0 },
  { phase: 'week-after', name: 'The week after', from: 1, to: 7 },
  { phase: 'two-weeks-after', name: 'Two weeks after', from: 8, to: 14 },
] as const

export type Phase = (typeof phases)[number]

export const isIn = ({ from, to }: Phase, daysFromLaunch: number): boolean => daysFromLaunch >= from && daysFromLaunch <= to

const inDays = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** "3 days before". */
export const offsetLabel = (daysFromLaunch: number): string => {
  if (daysFromLaunch === 0) return 'Launch day'
  return daysFromLaunch < 0 ? `${inDays(-daysFromLaunch)} before` : `${inDays(daysFromLaunch)} after`
}
