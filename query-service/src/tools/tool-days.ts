import { dayOf } from '@debut/events/kernel/calendar.ts'
import { addDays, type Day } from '@debut/events/kernel/days.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { OwnTool } from '@debut/events/tools/own-tools-answers.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Parts } from '../kernel/query.ts'
import { visitCounts } from '../visits/visit-counts.ts'
import { hiddenFrom } from '../voting/hidden-days.ts'

const DAYS = 14

type Count = OwnTool['days'][number]

/** What became of tools on each of the last days, the oldest first. None where visits can't be had now: they are not nought. */
export const toolDays = async (toolIds: readonly ToolId[], now: Instant, parts: Parts): Promise<(toolId: ToolId) => readonly Count[]> => {
  if (toolIds.length === 0) return () => []
  const today = dayOf(now)
  const from = addDays(today, 1 - DAYS)
  const [visits, votes] = await Promise.all([visitCounts(toolIds, from, parts.ask), votesSince(from, toolIds, parts)])
  if (visits === undefined) return () => []
  const hides = hiddenFrom(now)
  const days = Array.from({ length: DAYS }, (_, index) => addDays(from, index))
  return (toolId) =>
    days.map((day) => {
      const visited = visits.find((each) => each.toolId === toolId && each.day === day)
      const voted = votes.find((each) => each.tool_id === toolId && each.day === day)
      return { day, views: visited?.views ?? 0, clicks: visited?.clicks ?? 0, votes: day >= hides ? null : (voted?.votes ?? 0) }
    })
}

/** Those that count, by the day that they count on. */
const votesSince = async (from: Day, toolIds: readonly ToolId[], { database, checkpoints }: Parts) => {
  const { rows } = await database.raw<{ rows: { tool_id: ToolId; day: Day; votes: number }[] }>(
    `select tool_id, counts_on as day, count(*)::int as votes from :votes:.votes
     where launch_id in (select launch_id from :tools:.launches where tool_id = any(:toolIds)) and counts_on >= :from and state = 'counted'
     group by 1, 2`,
    { votes: checkpoints.of('votes').schema, tools: checkpoints.of('tools').schema, toolIds, from },
  )
  return rows
}
