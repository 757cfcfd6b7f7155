import { oneVote as rule } from '@debut/events/analyses/rules/one-vote.ts'
import { weighing } from './weighing.ts'

export const oneVote = weighing(rule, () => () => 1)
