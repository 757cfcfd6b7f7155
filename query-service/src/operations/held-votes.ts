import type { Parts } from '../kernel/query.ts'

/** Of one product; without a name once it is gone. */
interface Held {
  readonly name: string | null
  readonly votes: number
  readonly since: Date
}

/** Votes that wait for people, by product, those that wait longest first. */
export const heldVotes = async ({ database, checkpoints }: Parts): Promise<readonly Held[]> => {
  const { rows } = await database.raw<{ rows: Held[] }>(
    `select tool.name, count(*)::int as votes, min(held.at) as since
     from :votes:.votes vote
     cross join lateral (
       select max(at) as at from :votes:.vote_changes change
       where change.member_id = vote.member_id and change.number = vote.number and change.state = 'held'
     ) as held
     left join :tools:.tools tool on tool.tool_id = vote.tool_id and tool.state <> 'removed'
     where vote.state = 'held' group by tool.name, vote.tool_id order by since`,
    { votes: checkpoints.of('votes').schema, tools: checkpoints.of('tools').schema },
  )
  return rows
}

/** How many products have any. */
export const countHeldProducts = async ({ database, checkpoints }: Parts): Promise<number> => {
  const votes = database.withSchema(checkpoints.of('votes').schema).from('votes').where({ state: 'held' })
  const rows = await votes.countDistinct<{ count: string }[]>('launch_id as count')
  return Number(rows[0]?.count ?? 0)
}
