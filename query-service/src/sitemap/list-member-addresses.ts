import type { Knex } from '@debut/adapters/database.ts'

interface Page {
  readonly limit: number
  /** Only those who came after this position. */
  readonly after: number
}

export interface MemberAddress {
  readonly username: string
  readonly position: number
}

/** In the order in which they came. Erased members have no page. */
export const listMemberAddresses = (database: Knex, schema: string, { limit, after }: Page): Promise<MemberAddress[]> =>
  database
    .withSchema(schema)
    .from('members')
    .where('position', '>', after)
    .whereNotNull('username')
    .orderBy('position')
    .limit(limit)
    .select<MemberAddress[]>('username', 'position')
