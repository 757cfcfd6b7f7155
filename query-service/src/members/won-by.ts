import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Profile } from '@debut/events/members/profile-answers.ts'
import type { Parts } from '../kernel/query.ts'
import { POINTS_OF_MAKERS } from './points-of-makers.ts'

type Medal = Extract<Profile, { readonly memberId: MemberId }>['medals'][number]

/** No member's page shows more. */
const MOST = 50

/** What the launches of a member's tools came to once their days and periods were closed. */
export const wonBy = async (memberId: MemberId, parts: Parts) => {
  const [points, medals] = await Promise.all([pointsOf(memberId, parts), medalsOf(memberId, parts)])
  return { points, medals }
}

const schemasIn = ({ checkpoints }: Parts) => ({ rankings: checkpoints.of('rankings').schema, tools: checkpoints.of('tools').schema })

const pointsOf = async (memberId: MemberId, parts: Parts) => {
  const { rows } = await parts.database.raw<{ rows: { points: number }[] }>(
    `${POINTS_OF_MAKERS} and tool.makers @> array[:memberId::uuid] and maker.id = :memberId group by maker.id`,
    { ...schemasIn(parts), memberId },
  )
  return rows[0]?.points ?? 0
}

/** As they stand now: an award that was revised is that of another. */
const medalsOf = async (memberId: MemberId, parts: Parts) => {
  const { rows } = await parts.database.raw<{ rows: Medal[] }>(
    `select tool.tool_id as "toolId", json_build_object('slug', slug, 'name', name, 'logo', logo) as tool, period, place, start
     from :tools:.tools tool join :rankings:.awards award using (tool_id)
     join :tools:.launches launch on launch.launch_id = award.launch_id and not launch.disqualified
     where makers @> array[:memberId::uuid] and tool.state = 'listed'
     order by array_position(array['year', 'month', 'week', 'day'], period), place, start desc limit :most`,
    { ...schemasIn(parts), memberId, most: MOST },
  )
  return rows
}
