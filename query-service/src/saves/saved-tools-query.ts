import type { Day } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ProfileParams } from '@debut/events/members/member-questions.ts'
import type { SavedTools } from '@debut/events/saves/save-answers.ts'
import type { SavedQuery } from '@debut/events/saves/save-questions.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { z } from 'zod/mini'
import type { FreshQuery, Parts } from '../kernel/query.ts'
import { findMember } from '../members/find-member.ts'
import { toolCards } from '../cards/tool-cards.ts'
import { isShared } from './is-shared.ts'

/** Kept nowhere: a list that its member takes back is gone with the next look. To others it is as if there were no such member. */
export const savedToolsQuery: FreshQuery<SavedTools, z.output<typeof ProfileParams>, SavedQuery> = {
  kind: 'fresh',
  reads: ['saves', 'members', 'tools', 'listings'],
  read: async ({ params: { username }, query, identity }, parts) => {
    const { database, checkpoints } = parts
    const member = username && (await findMember(database, checkpoints.of('members').schema, username))
    if (member === undefined) throw new HttpError('not-found')
    const { member_id: memberId } = member
    const shared = await isShared(memberId, parts)
    if (!shared && identity?.memberId !== memberId) throw new HttpError('not-found')
    const [rows, total] = await Promise.all([page(memberId, query, parts), countOf(memberId, parts)])
    const cards = await toolCards(
      database,
      checkpoints,
      rows.map(({ tool_id }) => tool_id),
    )
    const tools = rows.flatMap(({ tool_id, launch_id, board_date, points, closed }) => {
      const card = cards.get(tool_id)
      return card === undefined ? [] : [{ ...card, launchId: launch_id, boardDate: board_date, points: closed ? points : null }]
    })
    return { memberId, username: member.username, shared, tools, total }
  },
}

/** What is hidden or removed is in no list, and is in it again once the tool is shown again. */
const LISTED = `:saves:.saves save join :tools:.tools tool on tool.tool_id = save.tool_id and tool.state = 'listed'`

interface Row {
  readonly tool_id: ToolId
  /** Null, like what comes after it, before the first launch begins. */
  readonly launch_id: LaunchId | null
  readonly board_date: Day | null
  readonly points: number | null
  readonly closed: boolean | null
}

const page = async (memberId: MemberId, { limit, offset }: SavedQuery, { database, checkpoints }: Parts) => {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select save.tool_id, launched.launch_id, launched.board_date, launched.points, launched.closed
     from ${LISTED} left join :listings:.launched launched on launched.tool_id = save.tool_id
     where save.member_id = :memberId order by save.position desc limit :limit offset :offset`,
    { ...schemasOf(checkpoints), listings: checkpoints.of('listings').schema, memberId, limit, offset },
  )
  return rows
}

const countOf = async (memberId: MemberId, { database, checkpoints }: Parts): Promise<number> => {
  const { rows } = await database.raw<{ rows: { count: string }[] }>(
    `select count(*) as count from ${LISTED} where save.member_id = :memberId`,
    { ...schemasOf(checkpoints), memberId },
  )
  return Number(rows[0]?.count ?? 0)
}

const schemasOf = (checkpoints: Parts['checkpoints']) => ({ saves: checkpoints.of('saves').schema, tools: checkpoints.of('tools').schema })
