import { type MemberId, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { ReadModels } from '../kernel/read-models.ts'

/** The makers of every product that a member has voted for. */
export type FindVotedMakers = (memberId: MemberId) => Promise<readonly MemberId[]>

export const findVotedMakersIn =
  (readModels: ReadModels, log: Pick<EventStore, 'end'>): FindVotedMakers =>
  async (memberId) => {
    const upTo = (await log.end()) ?? START_OF_LOG
    const voted = await readModels.read('votes', upTo, (tables) =>
      tables('votes').where({ member_id: memberId }).distinct<{ tool_id: ToolId }[]>('tool_id'),
    )
    const ids = voted.map(({ tool_id }) => tool_id)
    const tools = await readModels.read('tools', upTo, (tables) =>
      tables('tools').whereIn('tool_id', ids).select<{ makers: MemberId[] }[]>('makers'),
    )
    return tools.flatMap(({ makers }) => makers)
  }
