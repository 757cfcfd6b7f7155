import { dayOf, startOf } from '@debut/events/kernel/calendar.ts'
import { addDays, type Day, daysFrom } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { type Instant, isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { Lane, LaunchId } from '@debut/events/tools/launch-id.ts'
import { FREE_SLOTS, LINE_HORIZON_DAYS } from '@debut/events/launches/launch-numbers.ts'
import type { LinePlace } from '@debut/events/launches/line/line-answers.ts'
import type { Slug, ToolId } from '@debut/events/tools/tool-card.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { OwnQuery, Parts } from '../../kernel/query.ts'
import { type WithheldRow, withheldOf } from '../../tools/moderated/withheld-of.ts'

type State = LinePlace['state']

interface Row extends WithheldRow {
  readonly launch_id: LaunchId
  readonly tool_id: ToolId
  readonly board_date: Day | null
  readonly lane: Lane | null
  readonly state: Exclude<State, 'disqualified'>
  readonly disqualified: boolean
  readonly slug: Slug
  readonly name: string
  readonly tagline: string
  readonly logo: string
  readonly pictures: number
}

/** A launch as its makers see it. To anybody else it is as if there were none. */
export const placeQuery: OwnQuery<LinePlace, { readonly launchId: LaunchId }> = {
  kind: 'own',
  reads: ['line', 'tools'],
  read: async ({ params: { launchId }, memberId, now }, parts) => {
    const row = await ownLaunch(launchId, memberId, parts)
    if (row === undefined) throw new HttpError('unknown-launch')
    const state: State = row.disqualified ? 'disqualified' : row.state
    const day = row.board_date
    const line = state === 'queued' ? await placeInLine(launchId, now, parts) : { place: null, estimated: null }
    const [sameDay, { before, nearest }, history, awaitedBy] = await Promise.all([
      day === null ? [] : ofDay(day, launchId, parts),
      state === 'queued' || state === 'scheduled' ? comesBefore({ launchId, day }, now, parts) : { before: 0, nearest: [] },
      historyOf(launchId, parts),
      countAwaiting(launchId, parts),
    ])
    const { tool_id: toolId, slug, name, tagline, logo, pictures, lane } = row
    return {
      launchId,
      tool: { toolId, slug, name, tagline, logo, pictures },
      state,
      withheld: withheldOf(row),
      boardDate: day,
      lane,
      ...line,
      before,
      nearest,
      sameDay,
      changeableUntil: state === 'scheduled' && day !== null ? isoOf(startOf(day).minus({ hours: 24 })) : null,
      awaitedBy,
      history,
    }
  },
}

const ownLaunch = async (launchId: LaunchId, memberId: MemberId, { database, checkpoints }: Parts): Promise<Row | undefined> => {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select launch.*, tool.slug, tool.name, tool.tagline, tool.logo, tool.withheld, tool.withheld_because, json_array_length(tool.images) as pictures
     from :tools:.launches launch join :tools:.tools tool using (tool_id)
     where launch_id = :launchId and :memberId::uuid = any(tool.makers) and tool.state <> 'removed'`,
    { tools: checkpoints.of('tools').schema, launchId, memberId },
  )
  return rows[0]
}

/** As things are: everybody before it takes the first free place. */
const placeInLine = async (launchId: LaunchId, now: Instant, { database, checkpoints }: Parts) => {
  const tomorrow = addDays(dayOf(now), 1)
  const { schema } = checkpoints.of('line')
  const { rows: waiting } = await database.raw<{ rows: { launch_id: LaunchId; not_before: Day | null; takes_day: boolean }[] }>(
    `select waiting.launch_id, waiting.not_before, tool.state = 'listed' as takes_day
     from :schema:.waiting join :tools:.launches launch using (launch_id) join :tools:.tools tool on tool.tool_id = launch.tool_id
     order by waiting.position`,
    { schema, tools: checkpoints.of('tools').schema },
  )
  const index = waiting.findIndex((each) => each.launch_id === launchId)
  if (index === -1) return { place: null, estimated: null }
  const { rows } = await database.raw<{ rows: { day: Day; taken: number }[] }>(
    `select day, count(*)::int as taken from :schema:.slots where lane = 'free' and day >= :tomorrow group by day`,
    { schema, tomorrow },
  )
  const taken = new Map(rows.map((row) => [row.day, row.taken]))
  let estimated: Day | null = null
  // One that is kept out of sight goes on waiting.
  if (waiting[index]?.takes_day !== true) return { place: index + 1, estimated: null }
  for (const { not_before } of waiting.slice(0, index + 1).filter((each) => each.takes_day)) {
    estimated = firstFree(taken, not_before !== null && not_before > tomorrow ? not_before : tomorrow)
    if (estimated !== null) taken.set(estimated, (taken.get(estimated) ?? 0) + 1)
  }
  return { place: index + 1, estimated }
}

/** Beyond the days that are planned a day is a guess, and a good one. */
const firstFree = (taken: ReadonlyMap<Day, number>, from: Day): Day | null =>
  daysFrom(from, addDays(from, 2 * LINE_HORIZON_DAYS)).find((day) => (taken.get(day) ?? 0) < FREE_SLOTS) ?? null

type Neighbour = LinePlace['sameDay'][number]

/** None that is hidden from others, but for its own makers. */
const ofDay = async (day: Day, launchId: LaunchId, { database, checkpoints }: Parts) => {
  const { rows } = await database.raw<{ rows: Neighbour[] }>(
    `select slot.launch_id as "launchId", tool.slug, tool.name, tool.logo
     from :line:.slots slot join :tools:.tools tool using (tool_id)
     where slot.day = :day and (tool.state = 'listed' or slot.launch_id = :launchId) order by slot.position`,
    { line: checkpoints.of('line').schema, tools: checkpoints.of('tools').schema, day, launchId },
  )
  return rows
}

/** As many as a picture of the line has room for. */
const DRAWN = 16

/** The day's places in the order in which they were given, and behind all days those who wait for one. */
const comesBefore = async ({ launchId, day }: { launchId: LaunchId; day: Day | null }, now: Instant, { database, checkpoints }: Parts) => {
  const schemas = { line: checkpoints.of('line').schema, tools: checkpoints.of('tools').schema }
  const { rows } = await database.raw<{ rows: { before: number; nearest: Neighbour[] }[] }>(
    `with line as (
       select launch_id, tool_id, day, position from :line:.slots where day > :today
       union all select launch_id, tool_id, null, position from :line:.waiting
     ), itself as (
       select coalesce(
         (select position from line where launch_id = :launchId and day is not distinct from :day::date), 9223372036854775807
       ) as position
     ), earlier as (
       select line.* from line, itself where line.launch_id <> :launchId
         and (coalesce(line.day, 'infinity'), line.position) < (coalesce(:day::date, 'infinity'), itself.position)
     )
     select (select count(*)::int from earlier) as before, (
       select coalesce(json_agg(json_build_object('launchId', launch_id, 'slug', slug, 'name', name, 'logo', logo)), '[]') from (
         select earlier.launch_id, tool.slug, tool.name, tool.logo from earlier join :tools:.tools tool using (tool_id)
         where tool.state = 'listed' order by earlier.day desc nulls first, earlier.position desc limit :drawn
       ) as drawn
     ) as nearest`,
    { ...schemas, today: dayOf(now), day, launchId, drawn: DRAWN },
  )
  const [found] = rows
  if (found === undefined) throw new Error('a count has no row')
  return found
}

type Move = LinePlace['history'][number]

const historyOf = async (launchId: LaunchId, { database, checkpoints }: Parts) => {
  const moves = database.withSchema(checkpoints.of('line').schema).from('moves').where({ launch_id: launchId }).orderBy('position', 'desc')
  const rows = await moves.select<(Omit<Move, 'at'> & { at: { toISOString(): string } })[]>('at', 'what', 'day', 'because')
  return rows.map((row) => ({ ...row, at: isoOf(toInstant(row.at.toISOString())) }))
}

const countAwaiting = async (launchId: LaunchId, { database, checkpoints }: Parts): Promise<number> => {
  const awaited = database.withSchema(checkpoints.of('line').schema).from('awaited').where({ launch_id: launchId })
  const [counted] = await awaited.count<{ count: number }[]>({ count: '*' })
  return counted?.count ?? 0
}
