import type { MemberId } from '@debut/events/kernel/ids.ts'
import { Role } from '@debut/events/members/role.ts'
import type { RoleHolders } from '@debut/events/operations/operation-answers.ts'
import type { OwnQuery } from '../kernel/query.ts'
import { withTiers } from '../voting/tiers.ts'

interface Row {
  readonly memberId: MemberId
  readonly username: string | null
  readonly avatar: string | null
  readonly roles: readonly string[]
}

/** Admins first, and by their names. */
export const roleHoldersQuery: OwnQuery<RoleHolders> = {
  kind: 'own',
  reads: ['members', 'rewards'],
  read: async (_, parts) => {
    const { database, checkpoints } = parts
    const { rows } = await database.raw<{ rows: Row[] }>(
      `select member_id as "memberId", username, avatar, array_agg(role order by role) as roles
       from :members:.roles join :members:.members using (member_id)
       group by member_id, username, avatar order by bool_or(role = 'admin') desc, username`,
      { members: checkpoints.of('members').schema },
    )
    const people = rows.map(({ roles, ...person }) => ({ ...person, roles: roles.flatMap((role) => Role.safeParse(role).data ?? []) }))
    return { members: await withTiers(people, parts) }
  },
}
