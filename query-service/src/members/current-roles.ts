import type { MemberId } from '@debut/events/kernel/ids.ts'
import { Role } from '@debut/events/members/role.ts'
import type { RolesOf } from '@debut/adapters/current-roles.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { Checkpoints } from '../kernel/checkpoints.ts'

/** A role that was taken is of no use after this. */
const MOMENT_MS = 1_000
const KEPT = 1_000

/** The roles that members hold. Few have any, and those ask often: what was found is good for a moment. */
export const currentRoles = (database: Knex, checkpoints: Pick<Checkpoints, 'of'>): RolesOf => {
  const kept = new Map<MemberId, { readonly roles: Promise<readonly Role[]>; readonly until: number }>()

  const read = async (memberId: MemberId): Promise<readonly Role[]> => {
    const { schema } = checkpoints.of('members')
    const rows = await database.withSchema(schema).from('roles').where({ member_id: memberId }).select<{ role: string }[]>('role')
    return rows.flatMap(({ role }) => Role.safeParse(role).data ?? [])
  }

  return (memberId) => {
    const now = performance.now()
    const known = kept.get(memberId)
    if (known !== undefined && known.until > now) return known.roles
    if (kept.size >= KEPT) kept.clear()
    const roles = read(memberId)
    kept.set(memberId, { roles, until: now + MOMENT_MS })
    roles.catch(() => kept.delete(memberId))
    return roles
  }
}
