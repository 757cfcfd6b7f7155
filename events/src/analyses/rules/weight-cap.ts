import * as z from 'zod/mini'
import { defineRule, OFFICIAL } from './rule.ts'

/** The highest weight of rule v1. */
export const MOST_WEIGHT = 5

export const WeightCap = z.strictObject({ cap: z.int().check(z.minimum(1), z.maximum(MOST_WEIGHT)) })
export type WeightCap = z.infer<typeof WeightCap>

export const weightCap = defineRule<WeightCap>({
  id: 'weight-cap',
  version: 1,
  title: 'Cap weights',
  says: 'No vote weighs more than the cap',
  means: 'A vote that weighs more than the cap weighs as much as the cap. Lighter votes keep their weight.',
  params: WeightCap,
  initial: () => ({ cap: 2 }),
  label: ({ cap }) => `with weights capped at ×${cap}`,
  chart: {
    title: 'Rank against the cap',
    hint: 'Lower caps to the right',
    // A cap at the highest weight is the official rule.
    steps: ({ cap }) => [
      cap === MOST_WEIGHT ? { label: OFFICIAL.label, params: { cap } } : OFFICIAL,
      ...[4, 3, 2, 1].map((each) => ({ label: `Cap ×${each}`, params: { cap: each } })),
    ],
  },
})
