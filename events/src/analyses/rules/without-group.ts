import * as z from 'zod/mini'
import { Day } from '../../kernel/days.ts'
import { Slug } from '../../tools/tool-card.ts'
import { dateLabel } from '../range.ts'
import { defineRule, OFFICIAL } from './rule.ts'

export const WithoutGroup = z.discriminatedUnion('group', [
  z.strictObject({ group: z.literal('new-accounts'), days: z.int().check(z.minimum(1), z.maximum(3_650)) }),
  z.strictObject({ group: z.literal('voters-of'), product: Slug }),
  z.strictObject({ group: z.literal('joined'), from: Day, to: Day }),
])
export type WithoutGroup = z.infer<typeof WithoutGroup>

const AGES = [1, 7, 30, 90]

export const withoutGroup = defineRule<WithoutGroup>({
  id: 'without-group',
  version: 1,
  title: 'Leave out a group',
  says: 'For example accounts under 7 days old',
  means:
    'Votes by members of the group weigh 0. An account’s age is taken when it voted; voters of a product are members with a vote for it that counts; days are those of Los Angeles, both included.',
  params: WithoutGroup,
  initial: () => ({ group: 'new-accounts', days: 7 }),
  label: (params) => {
    switch (params.group) {
      case 'new-accounts':
        return `without accounts under ${params.days} ${params.days === 1 ? 'day' : 'days'} old`
      case 'voters-of':
        return `without voters of ${params.product}`
      case 'joined':
        return `without members who joined ${dateLabel(params.from)} to ${dateLabel(params.to)}`
    }
  },
  chart: {
    title: 'Rank without the group',
    steps: (params) =>
      params.group === 'new-accounts'
        ? [
            OFFICIAL,
            ...[...new Set([...AGES, params.days])]
              .toSorted((one, other) => one - other)
              .map((days) => ({ label: `Under ${days} d`, params: { group: params.group, days } })),
          ]
        : [OFFICIAL, { label: 'Without them', params }],
  },
  refusal: (params) => (params.group === 'joined' && params.from > params.to ? 'days-in-reverse' : undefined),
})
