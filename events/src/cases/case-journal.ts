import { defineJournal } from '../kernel/define-journal.ts'
import type { Judgement } from '../voting/judgement.ts'
import { MemberLookedUp, VoterRevealed, VotesJudged } from './case-events.ts'

const DONE: Readonly<Record<Judgement, string>> = { hold: 'held', void: 'voided', restore: 'restored' }

const about = ({ caseId }: { readonly caseId: string }) => ({ kind: 'case', id: caseId })

interface LookUp {
  readonly caseId: string
  readonly memberId: string
  readonly reason: string | null
}

/** Who the voter is stays between them and who looked them up. */
const lookUp = (text: string, data: LookUp) => ({ kind: 'access', text, about: about(data), note: data.reason, noteOf: data.memberId })

export const caseJournal = [
  defineJournal(VotesJudged, ({ judgement, votes, reason, note, ...data }) => ({
    kind: 'votes',
    text: `${DONE[judgement]} ${votes.length === 1 ? 'a vote' : `${votes.length} votes`} for`,
    about: { kind: 'votes', id: data.caseId },
    reason,
    note,
  })),
  defineJournal(VoterRevealed, (data) => lookUp('revealed a voter in', data)),
  defineJournal(MemberLookedUp, (data) => lookUp('looked up a member by name for', data)),
]
