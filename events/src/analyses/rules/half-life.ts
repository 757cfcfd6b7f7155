import * as z from 'zod/mini'
import { defineRule, OFFICIAL } from './rule.ts'

/** Zero is well formed and has an answer of its own: it would divide by it. */
export const HalfLife = z.strictObject({ hours: z.int().check(z.minimum(0), z.maximum(720)) })
export type HalfLife = z.infer<typeof HalfLife>

const STEPS = [48, 24, 12, 6, 3]

export const halfLife = defineRule<HalfLife>({
  id: 'half-life',
  version: 1,
  title: 'Decay',
  says: 'A vote loses half its weight every few hours',
  means:
    'A vote’s age is the time from when it was cast to midnight, Los Angeles time, at the end of the day it counts on. It loses half its weight in each half-life, so late votes weigh more.',
  params: HalfLife,
  initial: () => ({ hours: 12 }),
  label: ({ hours }) => `with votes losing half their weight every ${hours} h`,
  chart: {
    title: 'Rank against the half-life',
    hint: 'Shorter half-lives to the right',
    steps: ({ hours }) => [
      OFFICIAL,
      ...[...new Set([...STEPS, hours])]
        .toSorted((one, other) => other - one)
        .map((each) => ({ label: `${each} h`, params: { hours: each } })),
    ],
  },
  refusal: ({ hours }) => (hours === 0 ? 'divides-by-zero' : undefined),
})
