import { type WithoutGroup, withoutGroup as rule } from '@debut/events/analyses/rules/without-group.ts'
import { dayAt } from '@debut/events/kernel/days.ts'
import { JobRefused } from '../../kernel/jobs/job.ts'
import { type LogFacts, type WeighedVote, weighing } from './weighing.ts'

const DAY_MS = 86_400_000

/** Whether a vote is by a member of the group. Who voted before the log says that they registered is new. */
const isIn = (params: WithoutGroup, { votersOf }: LogFacts): ((vote: WeighedVote) => boolean) => {
  switch (params.group) {
    case 'new-accounts':
      return ({ at, voter }) => at - (voter.registeredAt ?? at) < params.days * DAY_MS
    case 'voters-of': {
      const voters = votersOf(params.product)
      if (voters === undefined) throw new JobRefused(`The log has no product “${params.product}” up to this position. Check its address.`)
      return ({ voter }) => voters.has(voter.memberId)
    }
    case 'joined':
      return ({ voter: { registeredAt } }) => {
        const joined = registeredAt === undefined ? undefined : dayAt(registeredAt)
        return joined !== undefined && joined >= params.from && joined <= params.to
      }
  }
}

export const withoutGroup = weighing(rule, (params, facts) => {
  const isLeftOut = isIn(params, facts)
  return (vote) => (isLeftOut(vote) ? 0 : vote.weight)
})
