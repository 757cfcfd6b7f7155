import { dayOf } from '@debut/events/kernel/calendar.ts'
import { addDays, type Day } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { DisqualifyReason } from '@debut/events/launches/disqualify-reason.ts'
import type { Lane, LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ModeratedLaunches } from '@debut/events/launches/moderation-answers.ts'
import type { ModeratedQuery } from '@debut/events/launches/launch-questions.ts'
import type { Slug, ToolId } from '@debut/events/tools/tool-card.ts'
import { QUEUE_PAGE } from '@debut/events/kernel/query-fields.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'
import { waitsFor } from '../moderation/waits-for.ts'

/** Without a word to look for: what is on now, and around it. */
const RECENT_DAYS = 7

interface Row {
  readonly launch_id: LaunchId
  readonly tool_id: ToolId
  readonly slug: Slug
  readonly name: string
  readonly tagline: string
  readonly logo: string
  readonly url: string
  readonly state: 'queued' | 'scheduled' | 'live' | 'closed'
  readonly board_date: Day | null
  readonly lane: Lane | null
  readonly reason: DisqualifyReason | null
  readonly total: number
  readonly is_own: boolean
}

/** Launches by a part of their tool's name or address, or by their own id. */
export const moderatedLaunchesQuery: OwnQuery<ModeratedLaunches, object, ModeratedQuery> = {
  kind: 'own',
  reads: ['tools', 'line'],
  read: async ({ query: { q, offset }, now, memberId: reader }, parts) => {
    const launches = await found({ words: q.trim(), offset, reader }, now, parts)
    return {
      launches: launches.map(({ launch_id, tool_id, slug, name, tagline, logo, url, state, board_date, lane, reason, is_own }) => ({
        launchId: launch_id,
        tool: { toolId: tool_id, slug, name, tagline, logo, url },
        state,
        boardDate: board_date,
        lane,
        disqualified: reason,
        waitsFor: waitsFor({ isOwn: is_own }),
      })),
      total: launches[0]?.total ?? 0,
    }
  },
}

interface Wanted {
  readonly words: string
  readonly offset: number
  readonly reader: MemberId
}

const found = async ({ words, offset, reader }: Wanted, now: Instant, { database, checkpoints }: Parts): Promise<readonly Row[]> => {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select launch.launch_id, launch.tool_id, launch.state, launch.board_date, launch.lane, tool.slug, tool.name, tool.tagline, tool.logo,
       tool.url, :reader::uuid = any(tool.makers) as is_own, case when launch.disqualified then (
         select because from :line:.moves where moves.launch_id = launch.launch_id and what = 'disqualified' order by position desc limit 1
       ) end as reason, count(*) over ()::int as total
     from :tools:.launches launch join :tools:.tools tool using (tool_id)
     where launch.state <> 'withdrawn' and tool.state <> 'removed' and case
       when :words <> '' then launch.launch_id = upper(:words) or strpos(lower(tool.name), lower(:words)) > 0 or strpos(tool.slug, lower(:words)) > 0
       else launch.board_date is null or launch.board_date >= :since or launch.disqualified end
     order by launch.board_date desc nulls first, launch.launch_id desc limit :most offset :offset`,
    {
      tools: checkpoints.of('tools').schema,
      line: checkpoints.of('line').schema,
      words,
      since: addDays(dayOf(now), -RECENT_DAYS),
      most: QUEUE_PAGE,
      offset,
      reader,
    },
  )
  return rows
}
