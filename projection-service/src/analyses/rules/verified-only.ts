import { verifiedOnly as rule } from '@debut/events/analyses/rules/verified-only.ts'
import { weighing } from './weighing.ts'

export const verifiedOnly = weighing(
  rule,
  () =>
    ({ weight, position, voter: { verifiedFrom } }) =>
      verifiedFrom !== undefined && verifiedFrom < position ? weight : 0,
)
