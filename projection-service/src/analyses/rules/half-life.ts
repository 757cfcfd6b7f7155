import { halfLife as rule } from '@debut/events/analyses/rules/half-life.ts'
import { addDays, startMillis } from '@debut/events/kernel/days.ts'
import { weighing } from './weighing.ts'

const HOUR_MS = 3_600_000

/** Its age at the end of the day it counts on: nothing for a vote that was cast later, as an import may say. */
export const halfLife = weighing(rule, ({ hours }) => ({ weight, at, countsOn }) => {
  const age = Math.max(0, startMillis(addDays(countsOn, 1)) - at)
  return weight * 0.5 ** (age / (hours * HOUR_MS))
})
