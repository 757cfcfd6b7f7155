import type { Figure } from './figure.ts'
import type { liveVoteLoad } from './live-vote-load.ts'
import { percentile } from './percentile.ts'

export type Votes = Awaited<ReturnType<typeof liveVoteLoad.run>>

const TIMES_AS_LONG = 2

/** Compares the rate of votes, and how long the slowest take, with something else going on and without it. */
export const votesBeside = (
  what: string,
  { alone, beside, note }: Record<'alone' | 'beside', readonly Votes[]> & { note: string },
): Figure[] => {
  const figure = (name: string, unit: string, of: (votes: Votes) => number) => ({
    what: name,
    unit,
    value: median(beside.map(of)),
    limit: { what: 'the same without', value: median(alone.map(of)) },
  })
  const latency = (name: string, part: 'answer' | 'whole'): Figure => ({
    ...figure(name, 'ms', (votes) => votes[part].p99),
    goal: { of: 'ratio', is: 'at most', value: TIMES_AS_LONG },
    note: `p50 ${median(beside.map((votes) => votes[part].p50)).toFixed(1)} ms, without ${median(alone.map((votes) => votes[part].p50)).toFixed(1)} ms`,
  })
  return [
    {
      ...figure(`votes, beside ${what}`, '/s', ({ perSecond }) => perSecond),
      goal: { of: 'ratio', is: 'at least', value: 0.9 },
      note: `${note}; ${refused(beside)} refused, without ${refused(alone)}; medians of ${alone.length} turns`,
    },
    latency('the same, a vote until its answer, p99', 'answer'),
    latency('the same, a vote → another socket, p99', 'whole'),
  ]
}

const refused = (parts: readonly Votes[]) => parts.reduce((all, part) => all + part.refused, 0)
const median = (values: readonly number[]) => percentile(values, 0.5)
