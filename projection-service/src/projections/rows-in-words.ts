import { type Day, isDay } from '@debut/events/kernel/days.ts'
import type { Session } from '@debut/adapters/session.ts'
import { activeBuild, schemaOf } from '../kernel/build.ts'
import type { DifferingRow } from '../kernel/differing-rows.ts'
import { MaskedMembers } from '../kernel/masked.ts'
import type { NamedEvent } from './newest-event.ts'

/** How one row differs, for people: without member ids and without what members wrote. */
export interface RowInWords {
  readonly table: string
  /** What tells it from other rows of its table. */
  readonly row: string
  readonly kind: 'differs' | 'missing' | 'extra'
  /** What is not the same. */
  readonly values: readonly { readonly column: string; readonly live: string | null; readonly rebuilt: string | null }[]
  /** The last day of which it says something: what that is, is hidden while the day's points are. */
  readonly day: Day | null
  /** See newestEventOf. */
  readonly event: NamedEvent | null
}

/** More columns than these can't be compared at a glance. */
const MOST_COLUMNS = 6

export const rowsInWords = async (
  session: Session,
  rows: readonly DifferingRow[],
  eventOf: (row: DifferingRow) => Promise<NamedEvent | null>,
): Promise<RowInWords[]> => {
  const tools = await toolsIn(session, rows)
  const words = new Words(new Map([...tools].map(([id, { name }]) => [id, name])))
  const events: (NamedEvent | null)[] = []
  // One after the other: nothing waits for it.
  for (const row of rows) events.push(await eventOf(row))
  return rows.map(({ table, key, live, rebuilt }, index) => {
    const known = { ...rebuilt, ...live }
    const named = key.length > 0 ? key : Object.keys(known)
    const row = named.slice(0, MOST_COLUMNS).map((column) => words.of(column, known[column]) ?? 'nothing')
    const kind = live === null ? 'extra' : rebuilt === null ? 'missing' : 'differs'
    const columns = Object.keys(known).filter(
      (column) => kind === 'differs' && JSON.stringify(live?.[column]) !== JSON.stringify(rebuilt?.[column]),
    )
    const values = columns.slice(0, MOST_COLUMNS).map((column) => {
      const [before, after] = [words.of(column, live?.[column]), words.of(column, rebuilt?.[column])]
      // What is not shown may look the same.
      return { column: column.replaceAll('_', ' '), live: before, rebuilt: after === before && after !== null ? `another ${after}` : after }
    })
    return {
      table: table.replaceAll('_', ' '),
      row: row.join(', '),
      kind,
      values,
      day: lastDayIn([live, rebuilt], tools),
      event: events[index] ?? null,
    }
  })
}

/** Of the launches that a row is about, and of the days that it names. */
const lastDayIn = (sides: readonly DifferingRow['live'][], tools: ReadonlyMap<string, NamedTool>): Day | null => {
  const values = sides.flatMap((columns) => Object.values(columns ?? {})).filter((value) => typeof value === 'string')
  const days = values.flatMap((value) => (isDay(value) ? [value] : (tools.get(value)?.day ?? [])))
  return days.toSorted().at(-1) ?? null
}

/** Text that our own code writes: states, categories, reasons, slugs. */
const OURS = /^[\w.:#/-]{1,40}$/
/** What members are known by, and what they chose to be called. */
const TELLING = /(username|email|phone|avatar|^name$|display)/
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T/
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

class Words {
  readonly #members = new MaskedMembers()
  readonly #tools: ReadonlyMap<string, string>

  constructor(tools: ReadonlyMap<string, string>) {
    this.#tools = tools
  }

  of(column: string, value: unknown): string | null {
    if (value === null || value === undefined) return null
    if (typeof value === 'number' || typeof value === 'boolean') return String(value)
    if (typeof value !== 'string') return `${JSON.stringify(value).length} characters of data`
    const tool = this.#tools.get(value)
    if (tool !== undefined) return tool
    const [, year, month, day] = DAY.exec(value) ?? []
    if (year !== undefined) return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`
    if (MOMENT.test(value)) return value
    return OURS.test(value) && !TELLING.test(column) ? this.#members.in(value) : `text of ${value.length} characters`
  }
}

interface NamedTool {
  readonly name: string
  /** Of the launch, or of the tool's last one. */
  readonly day: Day | null
}

/** Tools by their ids, and launches by the names of their tools. */
const toolsIn = async (session: Session, rows: readonly DifferingRow[]): Promise<ReadonlyMap<string, NamedTool>> => {
  const tools = await activeBuild(session, 'tools')
  const ids = rows.flatMap(({ live, rebuilt }) => Object.values({ ...live, ...rebuilt }).filter((value) => typeof value === 'string'))
  if (tools === undefined || ids.length === 0) return new Map()
  const schema = schemaOf('tools', tools.version)
  const named = await session.query<NamedTool & { id: string }>(
    `select tool_id as id, name, (select max(board_date)::text from ${schema}.launches where launches.tool_id = tools.tool_id) as day
     from ${schema}.tools where tool_id = any ($1::text[])
     union all
     select launch_id, name || coalesce(', ' || to_char(board_date, 'FMDD Mon YYYY'), ''), board_date::text
     from ${schema}.launches join ${schema}.tools using (tool_id) where launch_id = any ($1::text[])`,
    [ids],
  )
  return new Map(named.map(({ id, ...tool }) => [id, tool]))
}
