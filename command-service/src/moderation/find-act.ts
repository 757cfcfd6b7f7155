import { type ActId, positionIn } from '@debut/events/kernel/act-id.ts'
import { START_OF_LOG } from '@debut/events/kernel/ids.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { ReadModels } from '../kernel/read-models.ts'

/** Where the log has an act. */
export interface ActPlace {
  readonly stream: string
  readonly revision: number
}

/** An id does not say where its act is: the read models do, and the log is read there before anything is decided. */
export type FindAct = (actId: ActId) => Promise<ActPlace | undefined>

export const findActIn =
  (readModels: ReadModels, log: Pick<EventStore, 'end'>): FindAct =>
  async (actId) => {
    const position = positionIn(actId)
    const named = position === undefined ? { act_id: actId } : { position }
    const rows = await readModels.read('moderation', (await log.end()) ?? START_OF_LOG, (tables) =>
      tables('acts').where(named).select<ActPlace[]>('stream', 'revision'),
    )
    return rows[0]
  }
