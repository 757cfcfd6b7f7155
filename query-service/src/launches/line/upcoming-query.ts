import { dayOf } from '@debut/events/kernel/calendar.ts'
import { addDays, type Day } from '@debut/events/kernel/days.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { Upcoming } from '@debut/events/launches/line/line-answers.ts'
import type { UpcomingQuery } from '@debut/events/launches/line/line-questions.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { SharedQuery } from '../../kernel/query.ts'
import { toolCards } from '../../cards/tool-cards.ts'

interface Row {
  readonly day: Day
  readonly launch_id: LaunchId
  readonly tool_id: ToolId
}

/** What has its day, from the next day on. */
export const upcomingQuery: SharedQuery<Upcoming, object, UpcomingQuery> = {
  kind: 'shared',
  reads: ['line', 'tools', 'members'],
  changesWith: (now) => [dayOf(now)],
  read: async ({ query, now }, { database, checkpoints }) => {
    const tomorrow = addDays(dayOf(now), 1)
    const from = query.from !== undefined && query.from > tomorrow ? query.from : tomorrow
    const schemas = { line: checkpoints.of('line').schema, tools: checkpoints.of('tools').schema }
    const shown = `from :line:.slots slot join :tools:.tools tool using (tool_id) where tool.state = 'listed'`
    const [{ rows }, counted] = await Promise.all([
      database.raw<{ rows: Row[] }>(
        `select slot.day, slot.launch_id, slot.tool_id ${shown} and slot.day >= :from and slot.day < :until order by slot.day, slot.position`,
        { ...schemas, from, until: addDays(from, query.days) },
      ),
      database.raw<{ rows: { total: number }[] }>(`select count(*)::int as total ${shown} and slot.day >= :tomorrow`, {
        ...schemas,
        tomorrow,
      }),
    ])
    const cards = await toolCards(database, checkpoints, [...new Set(rows.map(({ tool_id }) => tool_id))])
    const launchesOf = (day: Day) =>
      rows.flatMap((row) => {
        const card = cards.get(row.tool_id)
        return row.day !== day || card === undefined ? [] : [{ ...card, launchId: row.launch_id }]
      })
    return {
      days: [...new Set(rows.map(({ day }) => day))].map((day) => ({ day, launches: launchesOf(day) })),
      total: counted.rows[0]?.total ?? 0,
    }
  },
}
