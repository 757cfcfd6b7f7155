import { revealOf } from '@debut/events/voting/hidden-points.ts'
import { periods } from '@debut/events/kernel/periods.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { type Instant, isoOf } from '@debut/events/kernel/instant.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import { hiddenFrom } from '../voting/hidden-days.ts'
import { launchStandings } from '../voting/launch-standings.ts'
import { revealedSince } from '../voting/revealed-since.ts'
import type { StateTopic, TopicFamily } from '../kernel/live/topic.ts'
import type { Parts } from '../kernel/query.ts'

interface LaunchRow {
  readonly launch_id: LaunchId
  readonly board_date: Day
  readonly state: 'live' | 'closed'
  /** Of the last event that changed it, or any board it stands on. */
  readonly changed: number
  readonly changed_at: Date | null
}

const NO_LAUNCH = { launchId: null, state: null, standing: null, hidden: false, revealAt: null }

/** Where the newest opened launch of a tool stands. Its rank may follow others' votes a second later. */
export const toolTopic = ({ database, checkpoints, clock }: Parts): TopicFamily => {
  const newestLaunch = async (toolId: ToolId): Promise<LaunchRow | undefined> => {
    const { rows } = await database.raw<{ rows: LaunchRow[] }>(
      `select launch_id, board_date, state, greatest(launch.position, board.position) as changed, board.at as changed_at
       from :tools:.launches launch left join lateral (
         select max(board.position) as position, max(board.at) as at
         from :rankings:.standings join :rankings:.boards board using (period, start) where standings.launch_id = launch.launch_id
       ) board on true
       where tool_id = :toolId and state <> 'scheduled'
       order by board_date desc, launch_id desc limit 1`,
      { tools: checkpoints.of('tools').schema, rankings: checkpoints.of('rankings').schema, toolId },
    )
    return rows[0]
  }

  const standingOf = async (launchId: LaunchId, now: Instant) => {
    const standings = await launchStandings(database, checkpoints.of('rankings').schema, { launchIds: [launchId], periods, now })
    return Object.fromEntries(
      (standings.get(launchId) ?? []).map(({ period, rank, of, points, voters }) => [period, { rank, of, points, voters }]),
    )
  }

  const topicOf = (toolId: ToolId): StateTopic => ({
    key: `tool:${toolId}`,
    name: `tool:${toolId}`,
    projection: 'rankings',
    read: async () => {
      const now = clock()
      const { position } = checkpoints.of('rankings')
      const launch = await newestLaunch(toolId)
      if (launch === undefined) return { changed: 0, position, body: { toolId, ...NO_LAUNCH }, validForMs: null, hasTurned: false }
      const { launch_id: launchId, board_date, state, changed, changed_at } = launch
      const reveal = revealOf(board_date)
      const hidden = board_date >= hiddenFrom(now)
      return {
        changed,
        position: Math.max(position, changed),
        body: { toolId, launchId, state, standing: await standingOf(launchId, now), hidden, revealAt: hidden ? isoOf(reveal) : null },
        validForMs: hidden ? reveal.diff(now).toMillis() : null,
        hasTurned: revealedSince(changed_at, now),
      }
    },
  })

  return {
    name: 'tool',
    projection: 'rankings',
    find: async (parameter) => {
      const toolId = ToolId.safeParse(parameter).data
      // Frames come under the name that was asked for, so there is one spelling.
      if (toolId === undefined || toolId !== parameter) throw new HttpError('invalid')
      const tools = database.withSchema(checkpoints.of('tools').schema).from('tools').where({ tool_id: toolId })
      if ((await tools.first('tool_id')) === undefined) throw new HttpError('not-found')
      return topicOf(toolId)
    },
  }
}
