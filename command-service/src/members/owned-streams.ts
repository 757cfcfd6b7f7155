import { type LogPosition, type MemberId, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import { ownStreams } from '@debut/events/own-streams.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { ReadModels } from '../kernel/read-models.ts'

/** The streams that are a member's without being named for them, of all that the log held at a position. */
export type FindOwned = (memberId: MemberId, upTo: LogPosition) => Promise<readonly string[]>

export const findOwnedIn =
  (readModels: ReadModels): FindOwned =>
  async (memberId, upTo) => {
    const rows = await readModels.read('owned', upTo, (tables) =>
      tables('owned').where({ member_id: memberId }).orderBy('stream').select<{ stream: string }[]>('stream'),
    )
    return rows.map(({ stream }) => stream)
  }

/** All streams of a member, as the log has them now. */
export const streamsOf = async (
  memberId: MemberId,
  { log, findOwned }: { readonly log: EventStore; readonly findOwned: FindOwned },
): Promise<readonly string[]> => [...ownStreams(memberId), ...(await findOwned(memberId, (await log.end()) ?? START_OF_LOG))]
