import { contentOf, type VoteState } from '@debut/events/voting/vote-ledger.ts'
import type { VoidReason } from '@debut/events/launches/moderation-reason.ts'
import { leafHash } from '@debut/events/kernel/merkle.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { CommandId, LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import { dayTree } from './day-trees.ts'

interface ReceiptRow {
  readonly number: number
  readonly launch_id: LaunchId
  readonly tool_id: ToolId
  readonly weight: number
  readonly counts_on: Day
  readonly state: VoteState
  readonly reason: VoidReason | null
  readonly cast_at: Date
  readonly command_id: CommandId
  readonly position: LogPosition
  /** Null until the day is closed. */
  readonly merkle_root: string | null
  readonly up_to: LogPosition | null
}

interface Parts {
  readonly database: Knex
  readonly schemas: { readonly votes: string; readonly rankings: string }
  /** The votes table holds every vote up to this position. */
  readonly votesUpTo: LogPosition
}

/** A member’s own vote on a launch, with the proof that it is part of the published root of its day. */
export const voteReceipt = async (parts: Parts, memberId: MemberId, launchId: LaunchId) => {
  const { rows } = await parts.database.raw<{ rows: ReceiptRow[] }>(
    `select vote.*, day.merkle_root, day.up_to
     from :votes:.votes vote left join :rankings:.days day on day.day = vote.counts_on
     where member_id = :memberId and launch_id = :launchId order by number desc limit 1`,
    { ...parts.schemas, memberId, launchId },
  )
  const [row] = rows
  if (row === undefined) throw new HttpError('not-found')
  const published = await publishedOf(row, parts)
  const content = contentOf({ memberId, commandId: row.command_id, launchId, weight: row.weight, state: published?.state ?? row.state })
  return { vote: voteOf(row), leaf: leafHash(content), content, published }
}

const publishedOf = async ({ counts_on, merkle_root, up_to, position }: ReceiptRow, { database, schemas, votesUpTo }: Parts) => {
  if (merkle_root === null || up_to === null) return null
  // While votes are missing, the tree would be too small, and it would be kept: its proofs would lead to another root.
  if (votesUpTo + 1 < up_to) return null
  const { tree, find } = await dayTree(database, schemas.votes, counts_on, up_to)
  const place = find(position)
  if (place === undefined) return null
  const { index, state } = place
  return { day: counts_on, root: merkle_root, index, size: tree.size, proof: tree.proof(index), upTo: up_to, state }
}

const voteOf = ({ number, launch_id, tool_id, weight, counts_on, state, reason, cast_at, command_id }: ReceiptRow) => ({
  number,
  launchId: launch_id,
  toolId: tool_id,
  weight,
  countsOn: counts_on,
  state,
  ...(reason !== null && { reason }),
  castAt: cast_at.toISOString(),
  commandId: command_id,
})
