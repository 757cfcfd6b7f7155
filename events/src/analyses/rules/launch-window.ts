import * as z from 'zod/mini'
import { defineRule, OFFICIAL } from './rule.ts'

const LONGEST_DAY = 25

export const LaunchWindow = z.strictObject({
  part: z.enum(['first', 'last']),
  hours: z.int().check(z.minimum(1), z.maximum(LONGEST_DAY)),
})
export type LaunchWindow = z.infer<typeof LaunchWindow>

const STEPS = [18, 12, 6, 3]

export const launchWindow = defineRule<LaunchWindow>({
  id: 'launch-window',
  version: 1,
  title: 'Part of the launch day',
  says: 'Only the first or last hours count',
  means: 'Only votes cast within these hours of the product’s launch day count, Los Angeles time. Votes from later days don’t.',
  params: LaunchWindow,
  initial: () => ({ part: 'first', hours: 12 }),
  label: ({ part, hours }) => `counting the ${part} ${hours} h of each launch day`,
  chart: {
    title: 'Rank against the hours counted',
    hint: 'Fewer hours to the right',
    steps: ({ part, hours }) => [
      OFFICIAL,
      ...[...new Set([...STEPS, hours])]
        .toSorted((one, other) => other - one)
        .map((each) => ({ label: `${part === 'first' ? 'First' : 'Last'} ${each} h`, params: { part, hours: each } })),
    ],
  },
})
