import type { Day } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ProfileParams } from '@debut/events/members/member-questions.ts'
import type { MakerLaunches } from '@debut/events/members/profile-answers.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { z } from 'zod/mini'
import type { Parts, SharedQuery } from '../kernel/query.ts'
import { toolCards } from '../cards/tool-cards.ts'
import { findMember } from './find-member.ts'

const MOST = 50

/** Launches that have begun, of tools that a member makes. */
export const makerLaunchesQuery: SharedQuery<MakerLaunches, z.output<typeof ProfileParams>> = {
  kind: 'shared',
  reads: ['members', 'tools'],
  read: async ({ params: { username } }, parts) => {
    const { database, checkpoints } = parts
    const member = username && (await findMember(database, checkpoints.of('members').schema, username))
    if (member === undefined) throw new HttpError('not-found')
    if (member.username !== username) return { moved: member.username }
    const launches = await launchesOf(member.member_id, parts)
    const cards = await toolCards(database, checkpoints, [...new Set(launches.map(({ tool_id }) => tool_id))])
    return {
      username,
      joined: isoOf(toInstant(member.registered_at.toISOString())),
      launches: launches.flatMap(({ tool_id, launch_id, board_date }) => {
        const card = cards.get(tool_id)
        return card === undefined ? [] : [{ ...card, launchId: launch_id, boardDate: board_date }]
      }),
    }
  },
}

interface LaunchRow {
  readonly tool_id: ToolId
  readonly launch_id: LaunchId
  readonly board_date: Day
}

const launchesOf = async (memberId: MemberId, { database, checkpoints }: Parts): Promise<readonly LaunchRow[]> => {
  const { rows } = await database.raw<{ rows: LaunchRow[] }>(
    `select tool_id, launch_id, board_date from :tools:.launches launch join :tools:.tools tool using (tool_id)
     where makers @> array[:memberId::uuid] and tool.state = 'listed' and launch.state in ('live', 'closed') and not disqualified order by board_date desc, launch_id desc limit :most`,
    { tools: checkpoints.of('tools').schema, memberId, most: MOST },
  )
  return rows
}
