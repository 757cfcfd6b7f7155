import type { CaseId, Pseudonym } from '@debut/events/cases/case-form.ts'
import { type LogPosition, type MemberId, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { PseudonymsOf } from '@debut/adapters/pseudonym.ts'
import type { ReadModels } from '../kernel/read-models.ts'

interface Voter {
  readonly memberId: MemberId
  /** Of the vote that the admin saw. */
  readonly toolId: ToolId | null
  readonly boardDate: Day | null
}

interface Wanted {
  readonly caseId: CaseId
  readonly voter: Pseudonym
  readonly vote: LogPosition | null
}

/** Who is called so in a case. */
export type FindVoter = (wanted: Wanted) => Promise<Voter | undefined>

/** A pseudonym can't be turned back: it is looked for among those who could have it. */
export const findVoterIn =
  (readModels: ReadModels, log: Pick<EventStore, 'end'>, pseudonymsOf: PseudonymsOf): FindVoter =>
  async ({ caseId, voter, vote }) => {
    const upTo = (await log.end()) ?? START_OF_LOG
    const pseudonymOf = await pseudonymsOf(caseId)
    const isCalledSo = ({ memberId }: Pick<Voter, 'memberId'>) => pseudonymOf(memberId) === voter
    const votes = await readModels.read('votes', upTo, (tables) =>
      tables('votes')
        .where(vote === null ? { launch_id: caseId } : { position: vote })
        .select<Voter[]>('member_id as memberId', 'tool_id as toolId', 'board_date as boardDate'),
    )
    const found = votes.find(isCalledSo)
    if (found !== undefined || vote !== null) return found
    const members = await readModels.read('members', upTo, (tables) =>
      tables('members').select<Pick<Voter, 'memberId'>[]>('member_id as memberId'),
    )
    const member = members.find(isCalledSo)
    return member && { ...member, toolId: null, boardDate: null }
  }
