import type { Tally } from './launch-facts.ts'

type Sums = Readonly<Record<Tally['state'], { readonly votes: number; readonly points: number }>>

const NONE = { votes: 0, points: 0 }

/** All weights together. */
export const summaryOf = (tallies: readonly Tally[]): Sums =>
  tallies.reduce<Sums>(
    (sums, { state, votes, points }) => ({ ...sums, [state]: { votes: sums[state].votes + votes, points: sums[state].points + points } }),
    { counted: NONE, held: NONE, voided: NONE, withdrawn: NONE },
  )
