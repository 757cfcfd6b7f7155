import { type MemberId, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { ReadModels } from '../kernel/read-models.ts'

/** Finds the members who make every product that carries a tag. If there are any, it is still their own word and no one else's. */
export type FindTagMakers = (tag: string) => Promise<readonly MemberId[]>

export const findTagMakersIn =
  (readModels: ReadModels, log: Pick<EventStore, 'end'>): FindTagMakers =>
  async (tag) => {
    const carrying = await readModels.read('tools', (await log.end()) ?? START_OF_LOG, (tables) =>
      tables('tools').whereRaw('tags @> array[?]', [tag]).whereNot({ state: 'removed' }).select<{ makers: MemberId[] }[]>('makers'),
    )
    const [first, ...rest] = carrying.map(({ makers }) => makers)
    return (first ?? []).filter((memberId) => rest.every((makers) => makers.includes(memberId)))
  }
