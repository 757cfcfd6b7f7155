import type { CheckUsernameQuery } from '@debut/events/members/member-questions.ts'
import { isReserved, Username } from '@debut/events/members/username.ts'
import type { z } from 'zod/mini'
import type { FreshQuery } from '../kernel/query.ts'

/** Whether a name can't be had: somebody's, also if they gave it up, or no username at all. What was one's own before is one's own still. */
export const checkUsernameQuery: FreshQuery<boolean, object, z.output<typeof CheckUsernameQuery>> = {
  kind: 'fresh',
  reads: ['members'],
  read: async ({ query, identity }, { database, checkpoints }) => {
    const username = Username.safeParse(query.username)
    if (!username.success || isReserved(username.data)) return true
    const names = database.withSchema(checkpoints.of('members').schema).from('names').where({ username: username.data })
    const others = identity === undefined ? names : names.whereNot({ member_id: identity.memberId })
    return (await others.first('member_id')) !== undefined
  },
}
