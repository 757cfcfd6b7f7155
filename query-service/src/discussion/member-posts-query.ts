import type { MemberPosts } from '@debut/events/discussion/post-answers.ts'
import type { MemberPostsQuery } from '@debut/events/discussion/post-questions.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ProfileParams } from '@debut/events/members/member-questions.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { z } from 'zod/mini'
import type { Parts, SharedQuery } from '../kernel/query.ts'
import { findMember } from '../members/find-member.ts'
import { NEWEST, pageOfPosts } from './page-of-posts.ts'
import { POSTS_READ } from './shown-posts.ts'

/** What one member has written for everybody. A name that was given up leads to their present name. */
export const memberPostsQuery: SharedQuery<MemberPosts, z.output<typeof ProfileParams>, MemberPostsQuery> = {
  kind: 'shared',
  reads: POSTS_READ,
  awaitsOwn: true,
  read: async ({ params: { username }, query: { limit, before } }, parts) => {
    const { database, checkpoints } = parts
    const member = username && (await findMember(database, checkpoints.of('members').schema, username))
    if (member === undefined) throw new HttpError('not-found')
    if (member.username !== username) return { moved: member.username }
    const { member_id: memberId } = member
    const from = `
      select * from :discussion:.posts where member_id = :memberId and state = 'published' ${before === undefined ? '' : 'and position < :before'}
      order by position desc limit :limit`
    const given = { memberId, limit, ...(before !== undefined && { before }) }
    const [page, all] = await Promise.all([pageOfPosts(from, NEWEST, given, parts), countOf(memberId, parts)])
    return { username, ...page, all }
  },
}

const countOf = async (memberId: MemberId, { database, checkpoints }: Parts): Promise<number> => {
  const posts = database.withSchema(checkpoints.of('discussion').schema).from('posts').where({ member_id: memberId, state: 'published' })
  const [counted] = await posts.count<{ count: number }[]>({ count: '*' })
  return counted?.count ?? 0
}
