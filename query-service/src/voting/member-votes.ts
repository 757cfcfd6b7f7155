import type { VoidReason } from '@debut/events/launches/moderation-reason.ts'
import type { VoteState } from '@debut/events/voting/vote-ledger.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Knex } from '@debut/adapters/database.ts'

interface VoteRow {
  readonly number: number
  readonly launch_id: LaunchId
  readonly tool_id: ToolId
  readonly board_date: Day
  readonly counts_on: Day
  readonly weight: number
  readonly state: VoteState
  readonly reason: VoidReason | null
  readonly cast_at: Date
  readonly position: LogPosition
}

interface Page {
  readonly memberId: MemberId
  readonly limit: number
  /** Only votes with a lower number. */
  readonly before?: number | undefined
  readonly launches?: readonly LaunchId[] | undefined
}

/** The votes that a member has not withdrawn, newest first. */
export const memberVotes = async (database: Knex, schema: string, { memberId, limit, before, launches }: Page) => {
  const votes = database.withSchema(schema).from('votes').where({ member_id: memberId }).whereNull('withdrawn_on')
  const wanted = launches === undefined ? votes : votes.whereIn('launch_id', [...launches])
  const page = before === undefined ? wanted : wanted.where('number', '<', before)
  return (await page.orderBy('number', 'desc').limit(limit).select<VoteRow[]>('*')).map(voteOf)
}

const voteOf = ({ number, launch_id, tool_id, board_date, counts_on, weight, state, reason, cast_at, position }: VoteRow) => ({
  number,
  launchId: launch_id,
  toolId: tool_id,
  boardDate: board_date,
  countsOn: counts_on,
  weight,
  state,
  ...(reason !== null && { reason }),
  castAt: cast_at.toISOString(),
  position,
})
