import { type MemberId, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import type { Role } from '@debut/events/members/role.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { ReadModels } from '../kernel/read-models.ts'

/** The members who hold one of these roles now. */
export type FindModerators = (roles: readonly Role[]) => Promise<readonly MemberId[]>

export const findModeratorsIn =
  (readModels: ReadModels, log: Pick<EventStore, 'end'>): FindModerators =>
  async (roles) => {
    const rows = await readModels.read('members', (await log.end()) ?? START_OF_LOG, (tables) =>
      tables('roles').whereIn('role', roles).distinct<{ member_id: MemberId }[]>('member_id'),
    )
    return rows.map(({ member_id }) => member_id)
  }
