import { dayOf } from '@debut/events/kernel/calendar.ts'
import { addDays, type Day } from '@debut/events/kernel/days.ts'
import { type Makers, RANKED_DAYS } from '@debut/events/members/maker-routes.ts'
import type { Parts, SharedQuery } from '../kernel/query.ts'
import { tierOf } from '../voting/tiers.ts'
import { POINTS_OF_MAKERS } from './points-of-makers.ts'
import { toolsMadeBy } from './tools-made.ts'

interface Page {
  readonly limit: number
  readonly offset: number
}

type Maker = Makers['makers'][number]

/** Those who make something that everybody can see, by the points of the last closed days. */
export const makersQuery: SharedQuery<Makers, object, Page> = {
  kind: 'shared',
  reads: ['members', 'rankings', 'tools', 'rewards'],
  changesWith: (now) => [dayOf(now)],
  read: async ({ query, now }, parts) => {
    const rows = await listMakers(parts, { since: addDays(dayOf(now), -RANKED_DAYS), ...query })
    return { makers: rows.map((row, index) => ({ rank: query.offset + index + 1, ...row })) }
  },
}

const listMakers = async ({ database, checkpoints }: Parts, { since, limit, offset }: Page & { readonly since: Day }) => {
  const [members, rankings, tools, rewards] = ['members', 'rankings', 'tools', 'rewards'].map((name) => checkpoints.of(name).schema)
  // What is shown of a maker is looked up for those of the page alone.
  const { rows } = await database.raw<{ rows: Omit<Maker, 'rank'>[] }>(
    `with won as (${POINTS_OF_MAKERS} and standing.start >= :since group by maker.id)
     select maker."memberId", username, name, avatar, ${tierOf('maker."memberId"')} as tier, points, ${toolsMadeBy('maker."memberId"')} as tools
     from (
       select member_id as "memberId", username, display_name as name, avatar, coalesce(points, 0) as points
       from (select distinct unnest(makers) as id from :tools:.tools where state = 'listed') making
       join :members:.members member on member_id = making.id and username is not null
       left join won on won.id = making.id
       order by 5 desc, username limit :limit offset :offset
     ) maker order by points desc, username`,
    { members, rankings, tools, rewards, since, limit, offset },
  )
  return rows
}
