import type { MemberAddresses } from '@debut/events/sitemap/sitemap-answers.ts'
import type { MemberAddressesQuery } from '@debut/events/sitemap/sitemap-questions.ts'
import type { z } from 'zod/mini'
import type { SharedQuery } from '../kernel/query.ts'
import { listMemberAddresses } from './list-member-addresses.ts'
import { nextOf } from './next-of.ts'

/** Members that have a page of their own, for crawlers. */
export const memberAddressesQuery: SharedQuery<MemberAddresses, object, z.output<typeof MemberAddressesQuery>> = {
  kind: 'shared',
  reads: ['members'],
  read: async ({ query }, { database, checkpoints }) => {
    const rows = await listMemberAddresses(database, checkpoints.of('members').schema, query)
    return { members: rows.map(({ username }) => ({ username })), next: nextOf(rows, query.limit, ({ position }) => position) }
  },
}
