import { isoOf } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { Role } from '@debut/events/members/role.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { RolesOf } from '@debut/adapters/current-roles.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { Checkpoints } from '../kernel/checkpoints.ts'
import { isBarred } from '../moderation/own-sanction.ts'

/** A role that was taken is of no use after this. */
const MOMENT_MS = 1_000
const KEPT = 1_000

/**
 * Returns the roles that members hold, or none while they are suspended or banned. Few members have roles, but those ask often, so the
 * result is kept for a moment.
 */
export const currentRoles = (database: Knex, checkpoints: Pick<Checkpoints, 'of'>, clock: Clock): RolesOf => {
  const kept = new Map<MemberId, { readonly roles: Promise<readonly Role[]>; readonly until: number }>()

  const read = async (memberId: MemberId): Promise<readonly Role[]> => {
    const [members, conduct] = [checkpoints.of('members').schema, checkpoints.of('conduct').schema]
    const { rows } = await database.raw<{ rows: { role: string }[] }>(
      `select role from :members:.roles held where member_id = :memberId and not ${isBarred('held.member_id')}`,
      { members, conduct, memberId, now: isoOf(clock()) },
    )
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
