import type { Finding } from '../finding.ts'
import type { LedgerRow } from './ledger-rows.ts'
import { type LedgerVote, voteKey } from '../log/vote-ledger.ts'

type Names = (vote: Pick<LedgerVote, 'toolId' | 'launchId'>) => string
type Vote = Pick<LedgerVote, 'memberId' | 'number' | 'launchId' | 'toolId' | 'countsOn'>

export const voteInWords = (vote: Vote, nameOf: Names): string =>
  `Vote ${vote.number} of member ${vote.memberId} for ${nameOf(vote)}, cast on ${vote.countsOn}`

const said: readonly (readonly [string, (vote: LedgerRow | LedgerVote) => string | number | null | undefined])[] = [
  ['launch', ({ launchId }) => launchId],
  ['tool', ({ toolId }) => toolId],
  ['board', ({ boardDate }) => boardDate],
  ['day', ({ countsOn }) => countsOn],
  ['weight', ({ weight }) => weight],
  ['state', ({ state }) => state],
  ['reason', ({ reason }) => reason ?? 'none'],
  ['day of withdrawal', ({ withdrawnOn }) => withdrawnOn ?? 'none'],
  ['command', ({ commandId }) => commandId],
  ['moment', ({ castAt }) => castAt],
  ['position', ({ position }) => position],
]

/** `known` are all votes of the log, `votes` those that are asked for: each stands in the ledger once, as it is in the log, and nothing else does. */
export const compareLedger = (
  votes: readonly LedgerVote[],
  rows: readonly LedgerRow[],
  known: ReadonlyMap<string, LedgerVote>,
  nameOf: Names,
): Finding[] => {
  const byKey = new Map(rows.map((row) => [voteKey(row), row]))
  const missing = votes.filter((vote) => !byKey.has(voteKey(vote)))
  return [
    ...missing.map((vote) => found(vote, `${voteInWords(vote, nameOf)}, is in the log and not in the ledger.`)),
    ...rows.flatMap((row) => {
      const vote = known.get(voteKey(row))
      if (vote === undefined)
        return [found(row, `${voteInWords(row, nameOf)}, with weight ${row.weight}, is in the ledger and not in the log.`)]
      const differences = said.filter(([, of]) => of(vote) !== of(row))
      return differences.map(([what, of]) =>
        found(vote, `${voteInWords(vote, nameOf)}: its ${what} is ${of(vote)} in the log and ${of(row)} in the ledger.`),
      )
    }),
  ]
}

const found = ({ position }: LedgerRow | LedgerVote, text: string): Finding => ({ place: 'ledger', text, vote: position })
