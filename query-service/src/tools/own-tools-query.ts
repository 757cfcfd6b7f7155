import type { Day } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Lane, LaunchId } from '@debut/events/tools/launch-id.ts'
import type { OwnTool, OwnTools } from '@debut/events/tools/own-tools-answers.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'
import { launchStandings } from '../voting/launch-standings.ts'
import { withTiers } from '../voting/tiers.ts'
import { type WithheldRow, withheldOf } from './moderated/withheld-of.ts'
import { INVITATIONS_OF } from './invitations-of.ts'
import { toolDays } from './tool-days.ts'
import { toolCards } from '../cards/tool-cards.ts'

/** No member has as many. */
const MOST = 200

/** A member's tools, hidden ones too, and those that they are asked to be a maker of. */
export const ownToolsQuery: OwnQuery<OwnTools> = {
  kind: 'own',
  reads: ['tools', 'members', 'rewards', 'rankings', 'votes'],
  read: async ({ memberId, now }, parts) => {
    const [own, invitations] = await Promise.all([ownRows(memberId, parts), invitationsOf(memberId, parts)])
    const toolIds = own.map(({ tool_id }) => tool_id)
    const [cards, launches, daysOf] = await Promise.all([
      toolCards(parts.database, parts.checkpoints, [...toolIds, ...invitations.map(({ tool_id }) => tool_id)], ['listed', 'hidden']),
      launchesOf(toolIds, now, parts),
      toolDays(toolIds, now, parts),
    ])
    const facesOf = await faces([...[...cards.values()].flatMap(({ makers }) => makers), ...own.flatMap(({ invited }) => invited)], parts)
    return {
      tools: own.flatMap(({ tool_id, owner_id, state, invited, ...row }) => {
        const card = cards.get(tool_id)
        const its = launches.filter((launch) => launch.tool_id === tool_id)
        if (card === undefined) return []
        const people = { makers: facesOf(card.makers), invited: facesOf(invited) }
        const facts = { ownerId: owner_id, state, withheld: withheldOf(row), launches: its.map(launchOf), days: daysOf(tool_id) }
        return [{ ...card, ...people, ...facts }]
      }),
      invitations: invitations.flatMap(({ tool_id, by }) => {
        const card = cards.get(tool_id)
        return card === undefined ? [] : [{ ...card, by }]
      }),
    }
  },
}

interface OwnRow extends WithheldRow {
  readonly tool_id: ToolId
  readonly owner_id: MemberId
  readonly state: OwnTool['state']
  readonly invited: readonly Person[]
}

type Person = Omit<OwnTool['invited'][number], 'tier'>

/** Looked up once for all tools, as most of them have the same makers. */
const faces = async (people: readonly Person[], parts: Parts) => {
  const known = new Map((await withTiers(people, parts)).map((person) => [person.memberId, person]))
  return (of: readonly Person[]) => of.flatMap(({ memberId }) => known.get(memberId) ?? [])
}

const ownRows = async (memberId: MemberId, { database, checkpoints }: Parts): Promise<readonly OwnRow[]> => {
  const { rows } = await database.raw<{ rows: OwnRow[] }>(
    `select tool_id, owner_id, state, withheld, withheld_because, (
       select coalesce(json_agg(json_build_object(
         'memberId', guest->>'memberId', 'username', member.username, 'name', member.display_name, 'avatar', member.avatar
       )), '[]')
       from jsonb_array_elements(tool.invited) guest left join :members:.members member on member.member_id = (guest->>'memberId')::uuid
     ) as invited
     from :tools:.tools tool where makers @> array[:memberId::uuid] and state <> 'removed' order by tool_id desc limit :most`,
    { tools: checkpoints.of('tools').schema, members: checkpoints.of('members').schema, memberId, most: MOST },
  )
  return rows
}

const invitationsOf = async (memberId: MemberId, { database, checkpoints }: Parts) => {
  const { rows } = await database.raw<{ rows: { tool_id: ToolId; by: string | null }[] }>(
    `select distinct on (invitation.tool_id) invitation.tool_id, member.username as by
     from (${INVITATIONS_OF}) invitation left join :members:.members member on member.member_id = invitation.by
     order by invitation.tool_id limit :most`,
    { tools: checkpoints.of('tools').schema, members: checkpoints.of('members').schema, memberId, most: MOST },
  )
  return rows
}

interface LaunchRow {
  readonly launch_id: LaunchId
  readonly tool_id: ToolId
  readonly board_date: Day | null
  readonly lane: Lane | null
  readonly state: Exclude<OwnTool['launches'][number]['state'], 'disqualified'>
  readonly disqualified: boolean
}

/** Of closed days with place and points as the board of the day shows them. */
const launchesOf = async (toolIds: readonly ToolId[], now: Instant, { database, checkpoints }: Parts) => {
  if (toolIds.length === 0) return []
  const { rows } = await database.raw<{ rows: LaunchRow[] }>(
    `select launch_id, tool_id, board_date, lane, state, disqualified from :tools:.launches
     where tool_id = any(:toolIds) order by board_date desc nulls first, launch_id desc`,
    { tools: checkpoints.of('tools').schema, toolIds },
  )
  const launchIds = rows.flatMap(({ launch_id, state }) => (state === 'closed' ? [launch_id] : []))
  const standings = await launchStandings(database, checkpoints.of('rankings').schema, { launchIds, periods: ['day'], now })
  return rows.map((row) => {
    const [day] = standings.get(row.launch_id) ?? []
    return { ...row, rank: day?.rank ?? null, points: day?.points ?? null }
  })
}

const launchOf = ({ launch_id, board_date, lane, state, disqualified, rank, points }: Awaited<ReturnType<typeof launchesOf>>[number]) => ({
  launchId: launch_id,
  state: disqualified ? ('disqualified' as const) : state,
  boardDate: board_date,
  lane,
  rank,
  points,
})
