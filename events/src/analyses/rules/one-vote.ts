import * as z from 'zod/mini'
import { defineRule, OFFICIAL } from './rule.ts'

export const OneVote = z.strictObject({})
export type OneVote = Readonly<Record<string, never>>

export const oneVote = defineRule<OneVote>({
  id: 'one-vote',
  version: 1,
  title: 'One person, one vote',
  says: 'Every vote weighs 1',
  means: 'Every vote weighs 1, however long the streak behind it.',
  params: OneVote,
  initial: () => ({}),
  label: () => 'with one vote per person',
  chart: { title: 'Rank with one vote per person', steps: () => [OFFICIAL, { label: 'One vote', params: {} }] },
})
