import { leafOf, type LedgerVote } from '@debut/events/voting/vote-ledger.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { oncePer } from '../kernel/once-per.ts'
import { DayTree } from './day-tree.ts'

/** Receipts are asked for mostly of the last few days. */
const KEPT = 6

type Leaf = Pick<LedgerVote, 'memberId' | 'commandId' | 'launchId' | 'weight' | 'state' | 'position'>

export interface PublishedVotes {
  readonly tree: DayTree
  /** Where a vote stands in the tree, and its state when the day was closed. */
  find(position: LogPosition): { readonly index: number; readonly state: Leaf['state'] } | undefined
}

const keptOf = oncePer((_: Knex) => new Map<string, Promise<PublishedVotes>>())

/** The tree of a closed day, which never changes again: each is read and hashed once. */
export const dayTree = (database: Knex, schema: string, day: Day, upTo: LogPosition): Promise<PublishedVotes> => {
  const kept = keptOf(database)
  const key = `${schema} ${day}`
  const votes = kept.get(key) ?? publishedVotes(database, schema, day, upTo)
  kept.delete(key)
  kept.set(key, votes)
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  votes.catch(() => {
    if (kept.get(key) === votes) kept.delete(key)
  })
  return votes
}

const publishedVotes = async (database: Knex, schema: string, day: Day, upTo: LogPosition): Promise<PublishedVotes> => {
  const { rows: leaves } = await database.raw<{ rows: Leaf[] }>(
    `select vote.member_id as "memberId", vote.command_id as "commandId", vote.launch_id as "launchId", vote.weight, vote.position,
       case when judged in ('held', 'voided') then judged when withdrawn then 'withdrawn' else 'counted' end as state
     from :schema:.votes vote left join lateral (
       select bool_or(state = 'withdrawn') as withdrawn,
         (array_agg(state order by position desc) filter (where state <> 'withdrawn'))[1] as judged
       from :schema:.vote_changes change
       where change.member_id = vote.member_id and change.number = vote.number and change.position < :upTo
     ) changes on true
     where vote.counts_on = :day and vote.position < :upTo order by vote.position`,
    { schema, day, upTo },
  )
  const places = new Map(leaves.map(({ position, state }, index) => [position, { index, state }]))
  return { tree: await DayTree.grow(leaves, leafOf), find: (position) => places.get(position) }
}
