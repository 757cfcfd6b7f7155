import { defineProcess } from '../../kernel/processes/define-process.ts'
import type { VoteOrigins } from './vote-origins.ts'

const EVERY_MS = 1_000

interface Parts {
  readonly origins: VoteOrigins
}

/** Each instance writes down where the votes came from that it took, behind them. */
export const writeOrigins = defineProcess({
  name: 'write-origins',
  runs: 'everywhere',
  every: [{ ms: EVERY_MS, run: ({ origins }: Parts) => origins.write() }],
})
