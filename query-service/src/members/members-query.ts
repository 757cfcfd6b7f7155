import type { Members } from '@debut/events/members/member-answers.ts'
import type { MembersQuery } from '@debut/events/members/member-questions.ts'
import type { z } from 'zod/mini'
import type { SharedQuery } from '../kernel/query.ts'
import { listMembers } from './list-members.ts'

/** Newest first. */
export const membersQuery: SharedQuery<Members, object, z.output<typeof MembersQuery>> = {
  kind: 'shared',
  reads: ['members', 'rewards'],
  read: async ({ query: { limit, before } }, { database, checkpoints }) =>
    listMembers(database, { members: checkpoints.of('members').schema, rewards: checkpoints.of('rewards').schema }, { limit, before }),
}
