import { actGroups } from '@debut/events/moderation/act-kinds.ts'
import type { ModerationLog } from '@debut/events/moderation/moderation-answers.ts'
import type { ModerationLogQuery } from '@debut/events/moderation/moderation-questions.ts'
import type { SharedQuery } from '../kernel/query.ts'
import { hiddenFrom } from '../voting/hidden-days.ts'
import { ACTS_READ, readActs } from './read-acts.ts'

/** What a vote was judged to be is shown once the points of its launch day are. */
export const moderationLogQuery: SharedQuery<ModerationLog, object, ModerationLogQuery> = {
  kind: 'shared',
  reads: ACTS_READ,
  changesWith: (now) => [hiddenFrom(now)],
  read: async ({ query: { group, limit, before }, now }, parts) => {
    const kinds = group === undefined ? [] : actGroups[group]
    const where = [
      '(day is null or day < :hiddenFrom)',
      ...(group === undefined ? [] : ['kind = any(:kinds)']),
      ...(before === undefined ? [] : ['position < :before']),
    ].join(' and ')
    const bindings = { hiddenFrom: hiddenFrom(now), ...(group && { kinds }), ...(before !== undefined && { before }) }
    const acts = await readActs({ where, bindings, limit: limit + 1 }, parts)
    const shown = acts.slice(0, limit).map(({ decidedBy: _, idInLog: __, ...act }) => act)
    return { acts: shown, more: acts.length > limit }
  },
}
