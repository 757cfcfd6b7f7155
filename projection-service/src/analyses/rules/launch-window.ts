import { launchWindow as rule } from '@debut/events/analyses/rules/launch-window.ts'
import { addDays, startMillis } from '@debut/events/kernel/days.ts'
import { weighing } from './weighing.ts'

const HOUR_MS = 3_600_000

export const launchWindow = weighing(rule, ({ part, hours }) => ({ weight, at, boardDate }) => {
  const [start, end] = [startMillis(boardDate), startMillis(addDays(boardDate, 1))]
  const from = part === 'first' ? start : Math.max(start, end - hours * HOUR_MS)
  const to = part === 'first' ? Math.min(end, start + hours * HOUR_MS) : end
  return at >= from && at < to ? weight : 0
})
