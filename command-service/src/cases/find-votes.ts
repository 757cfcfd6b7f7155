import { type LogPosition, type MemberId, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { ReadModels } from '../kernel/read-models.ts'

export interface FoundVote {
  /** Where the log has it cast. */
  readonly position: LogPosition
  readonly memberId: MemberId
  readonly number: number
  readonly launchId: LaunchId
  readonly toolId: ToolId
  readonly boardDate: Day
}

/** Whose votes were cast at these positions. The read models say it; what the votes are now, only their voters' streams do. */
export type FindVotes = (positions: readonly LogPosition[]) => Promise<readonly FoundVote[]>

export const findVotesIn =
  (readModels: ReadModels, log: Pick<EventStore, 'end'>): FindVotes =>
  async (positions) =>
    readModels.read('votes', (await log.end()) ?? START_OF_LOG, (tables) =>
      tables('votes')
        .whereIn('position', [...positions])
        .select<FoundVote[]>(
          'position',
          'member_id as memberId',
          'number',
          'launch_id as launchId',
          'tool_id as toolId',
          'board_date as boardDate',
        ),
    )
