import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { OwnSaves, SavedShared } from '@debut/events/saves/save-answers.ts'
import type { ShownTools } from '@debut/events/saves/save-questions.ts'
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

const SAVES = { projection: 'saves', table: 'saves', who: 'member_id', what: 'tool_id' }

/** Which of the tools on a page the reader saved, and whether their list is public. */
export const ownSavesQuery: OwnQuery<OwnSaves, object, ShownTools> = {
  kind: 'own',
  reads: ['saves'],
  read: async ({ memberId, query: { tools } }, parts) => {
    const [saved, shared] = await Promise.all([markedAmong(parts, SAVES, memberId, tools), isShared(memberId, parts)])
    return { tools: saved, shared }
  },
}
