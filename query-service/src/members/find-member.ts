import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Links } from '@debut/events/members/self-description.ts'
import type { Username } from '@debut/events/members/username.ts'
import type { Knex } from '@debut/adapters/database.ts'

interface Found {
  readonly member_id: MemberId
  readonly username: string
  readonly name: string | null
  readonly avatar: string | null
  readonly registered_at: Date
  readonly bio: string
  readonly links: Links
}

/** Who has, or had, this name. The member who has it now comes first. */
export const findMember = async (database: Knex, schema: string, username: Username): Promise<Found | undefined> => {
  const { rows } = await database.raw<{ rows: Found[] }>(
    `select member_id, member.username, display_name as name, avatar, registered_at, bio, links
     from :schema:.names named join :schema:.members member using (member_id)
     where named.username = :username and member.username is not null
     order by member.username = named.username desc limit 1`,
    { schema, username },
  )
  return rows[0]
}
