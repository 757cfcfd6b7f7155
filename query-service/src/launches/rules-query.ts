import type { Day } from '@debut/events/kernel/days.ts'
import type { Rules } from '@debut/events/launches/day-answers.ts'
import { CURRENT_RULE } from '@debut/events/launches/rules.ts'
import type { SharedQuery } from '../kernel/query.ts'
import { rules } from './rules.ts'

/** The rules in words, each with the first day that was counted under it. */
export const rulesQuery: SharedQuery<Rules> = {
  kind: 'shared',
  reads: ['rankings'],
  read: async (_, { database, checkpoints }) => {
    const days = database.withSchema(checkpoints.of('rankings').schema).from('days').groupBy('rule')
    const first = await days.min({ since: 'day' }).select<{ rule: string; since: Day }[]>('rule')
    const since = new Map(first.map((row) => [row.rule, row.since]))
    return { current: CURRENT_RULE, rules: rules.map((rule) => ({ ...rule, since: since.get(rule.id) ?? null })) }
  },
}
