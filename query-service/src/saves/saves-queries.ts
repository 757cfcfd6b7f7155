import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { OwnSaves, SavedShared } from '@debut/events/saves/save-answers.ts'
import type { Shown } from '@debut/events/saves/save-questions.ts'
import { markedAmong } from '../kernel/marked-among.ts'
import type { OwnQuery, SharedQuery } from '../kernel/query.ts'
import { isShared } from './is-shared.ts'

/** Whether a member’s page links to their list of saved tools. */
export const savedSharedQuery: SharedQuery<SavedShared, { readonly member: MemberId }> = {
  kind: 'shared',
  reads: ['saves'],
  awaitsOwn: true,
  read: async ({ params: { member } }, parts) => ({ shared: await isShared(member, parts) }),
}

const SAVES = { projection: 'saves', who: 'member_id' }
const OF_TOOLS = { ...SAVES, table: 'saves', what: 'tool_id' }
const OF_POSTS = { ...SAVES, table: 'saved_posts', what: 'post_id' }

/** Which of those on a page the reader saved, and whether their list of tools is public. */
export const ownSavesQuery: OwnQuery<OwnSaves, object, Shown> = {
  kind: 'own',
  reads: ['saves'],
  read: async ({ memberId, query }, parts) => {
    const [tools, posts, shared] = await Promise.all([
      markedAmong(parts, OF_TOOLS, memberId, query.tools),
      markedAmong(parts, OF_POSTS, memberId, query.posts),
      isShared(memberId, parts),
    ])
    return { tools, posts, shared }
  },
}
