import { Day } from '@debut/events/kernel/days.ts'
import { CommandId, LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { Session } from '@debut/adapters/session.ts'
import { z } from 'zod'
import { compareRows } from './compare-rows.ts'
import type { Finding } from '../finding.ts'
import type { ReadModel, ReadModels } from './read-models.ts'
import type { Recount } from '../log/recount.ts'
import type { Scope } from '../log/scope.ts'

interface Table<Row extends { readonly memberId: MemberId }> {
  readonly name: string
  readonly projection: ReadModel
  readonly columns: string
  readonly row: z.ZodType<Row>
  logged(recount: Recount): readonly Row[]
  /** Which row it is, among those of its table. */
  nameOf(row: Row): string
}

interface Compared {
  readonly rows: number
  readonly findings: readonly Finding[]
}

type Compare = (session: Session, models: ReadModels, scope: Scope, recount: Recount) => Promise<Compared>

const compared =
  <Row extends { readonly memberId: MemberId }>({ name, projection, columns, row, logged, nameOf }: Table<Row>): Compare =>
  async (session, models, { members }, recount) => {
    if (members === undefined) return { rows: 0, findings: [] }
    const sql = `select member_id as "memberId", ${columns} from ${models.schemaOf(projection)}.${name} where ${members.sql}`
    const shown = z.array(row).parse(await session.query(sql, [members.value]))
    const mine = logged(recount).filter(({ memberId }) => members.has(memberId))
    return { rows: mine.length, findings: compareRows(name, { logged: mine, shown, nameOf }) }
  }

/** Every table that has rows of its own for each member. */
const tables: readonly Compare[] = [
  compared({
    name: 'members',
    projection: 'members',
    columns: 'username, (extract(epoch from registered_at) * 1000)::float8 as "registeredAt", position',
    row: z.object({ memberId: MemberId, username: z.string().nullable(), registeredAt: z.number(), position: LogPosition }),
    logged: ({ members }) => members.members(),
    nameOf: ({ memberId }) => `Member ${memberId}`,
  }),
  compared({
    name: 'streaks',
    projection: 'streaks',
    columns: 'streak, latest, longest, position',
    row: z.object({ memberId: MemberId, streak: z.int(), latest: z.nullable(Day), longest: z.int(), position: LogPosition }),
    logged: ({ days }) => days.streaks(),
    nameOf: ({ memberId }) => `The streak of member ${memberId}`,
  }),
  compared({
    name: 'calendar',
    projection: 'streaks',
    columns: 'day, votes, streak',
    row: z.object({ memberId: MemberId, day: Day, votes: z.int(), streak: z.int().nullable() }),
    logged: ({ days }) => days.calendar(),
    nameOf: ({ memberId, day }) => `The ${day} of member ${memberId}`,
  }),
  compared({
    name: 'granted',
    projection: 'rewards',
    columns: 'tier, position',
    row: z.object({ memberId: MemberId, tier: z.int(), position: LogPosition }),
    logged: ({ days }) => days.granted(),
    nameOf: ({ memberId, tier }) => `The reward of member ${memberId} for a streak of ${tier}`,
  }),
  compared({
    name: 'results',
    projection: 'results',
    columns: `command_id as "commandId", position, coalesce((select json_agg(each ->> 'type') from jsonb_array_elements(events) as each), '[]') as events`,
    row: z.object({ memberId: MemberId, commandId: CommandId, position: LogPosition, events: z.array(z.string()) }),
    logged: ({ results }) => results.kept(),
    nameOf: ({ memberId, commandId }) => `The result of command ${commandId} of member ${memberId}`,
  }),
]

export const compareMembers: Compare = async (session, models, scope, recount) => {
  const each: Compared[] = []
  for (const compare of tables) each.push(await compare(session, models, scope, recount))
  const counted = scope.isAll ? await compareCount(session, models, recount) : []
  return { rows: each.reduce((sum, { rows }) => sum + rows, 0), findings: [...each.flatMap(({ findings }) => findings), ...counted] }
}

const Count = z.object({ members: z.int() })

const compareCount = async (session: Session, models: ReadModels, { members }: Recount): Promise<Finding[]> => {
  const shown = z.array(Count).parse(await session.query(`select members from ${models.schemaOf('members')}.member_count`))
  return compareRows('member_count', { logged: [{ members: members.count() }], shown, nameOf: () => 'The count of members' })
}
