import type { CaseId } from '@debut/events/cases/case-form.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Parts } from '../kernel/query.ts'
import type { Pace } from './bursts.ts'
import { MOST_PRODUCTS, STEP_MS, TOGETHER_DAYS } from './reviewed-votes.ts'

/** An account counts as new until it is this old. */
const NEW_DAYS = 7
const MOST_VOTES = 5_000
const LEAST_VOTERS = 3

interface Launch {
  readonly launchId: CaseId
  readonly toolId: ToolId
  readonly day: Day
}

export interface LaunchVotes {
  readonly launch_id: CaseId
  readonly votes: number
  readonly of_new_accounts: number
}

export interface LaunchVote {
  readonly member_id: MemberId
  readonly position: LogPosition
  readonly cast_at: Date
  readonly is_new: boolean
}

const IS_NEW = `coalesce(member.registered_at > vote.cast_at - interval '${NEW_DAYS} days', false)`
/** These votes were cast on the day of the launch and not taken back. Makers' votes for their own tool don't count. */
const ON_THE_DAY = `vote.counts_on = :day and vote.board_date = :day and vote.withdrawn_on is null and vote.reason is distinct from 'own-tool'`

const schemasIn = ({ checkpoints }: Parts) => ({ votes: checkpoints.of('votes').schema, members: checkpoints.of('members').schema })

/** Counts how many votes each launch of a day got, and how many of them came from new accounts. */
export const launchVotesOn = async (day: Day, parts: Parts): Promise<readonly LaunchVotes[]> => {
  const { rows } = await parts.database.raw<{ rows: LaunchVotes[] }>(
    `select vote.launch_id, count(*)::int as votes, count(*) filter (where ${IS_NEW})::int as of_new_accounts
     from :votes:.votes vote left join :members:.members member on member.member_id = vote.member_id
     where ${ON_THE_DAY} group by vote.launch_id`,
    { ...schemasIn(parts), day },
  )
  return rows
}

export const votesOf = async ({ launchId, day }: Launch, parts: Parts): Promise<readonly LaunchVote[]> => {
  const { rows } = await parts.database.raw<{ rows: LaunchVote[] }>(
    `select vote.member_id, vote.position, vote.cast_at, ${IS_NEW} as is_new
     from :votes:.votes vote left join :members:.members member on member.member_id = vote.member_id
     where ${ON_THE_DAY} and vote.launch_id = :launchId order by vote.position limit ${MOST_VOTES}`,
    { ...schemasIn(parts), day, launchId },
  )
  return rows
}

export const paceOn = async ({ launchId, day }: Launch, parts: Parts): Promise<readonly Pace[]> => {
  const { rows } = await parts.database.raw<{ rows: Pace[] }>(
    `select floor(extract(epoch from vote.cast_at) * 1000 / ${STEP_MS})::int as step,
       count(*) filter (where vote.launch_id = :launchId)::int as own, count(*) filter (where vote.launch_id <> :launchId)::int as others
     from :votes:.votes vote where ${ON_THE_DAY} group by 1`,
    { ...schemasIn(parts), day, launchId },
  )
  return rows
}

interface OwnProduct {
  readonly tool_id: ToolId
  readonly voters: readonly MemberId[]
  /** The number of members who voted for it. */
  readonly all: number
}

/**
 * Finds other products that these members voted for within 30 days. Products of whose voters they are the largest share come first, because
 * everyone votes for popular ones.
 */
export const ownProducts = async (
  { launchId, toolId, day }: Launch,
  votes: readonly LaunchVote[],
  parts: Parts,
): Promise<readonly OwnProduct[]> => {
  if (votes.length === 0) return []
  const { rows } = await parts.database.raw<{ rows: OwnProduct[] }>(
    `select * from (
       select tool_id, count(distinct member_id)::int as "all",
         array_agg(distinct member_id::text) filter (where member_id = any(:voters::uuid[])) as voters
       from :votes:.votes
       where launch_id <> :launchId and tool_id <> :toolId and withdrawn_on is null
         and counts_on > :day::date - ${TOGETHER_DAYS} and counts_on <= :day::date
       group by tool_id
     ) as product where cardinality(voters) >= ${LEAST_VOTERS}
     order by cardinality(voters)::float / product."all" desc, cardinality(voters) desc, tool_id limit ${MOST_PRODUCTS}`,
    { ...schemasIn(parts), launchId, toolId, day, voters: votes.map(({ member_id }) => member_id) },
  )
  return rows
}
