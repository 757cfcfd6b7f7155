import type { Day } from '@debut/events/kernel/days.ts'
import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { VoidReason } from '@debut/events/launches/moderation-reason.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { VoteState } from '@debut/events/voting/vote-ledger.ts'
import type { Parts } from '../kernel/query.ts'

const MOST = 500

export interface ReviewedRow {
  readonly member_id: MemberId
  readonly number: number
  readonly tool_id: ToolId
  readonly board_date: Day
  readonly position: LogPosition
  readonly cast_at: Date
  readonly weight: number
  readonly state: VoteState
  readonly reason: VoidReason | null
  readonly registered_at: Date | null
  /** Held at this time. */
  readonly judged_at: Date
  readonly by_person: boolean
}

/** The votes of a launch that were ever held or voided, but for those of its makers. */
export const reviewedVotes = async (launchId: string, { database, checkpoints }: Parts): Promise<readonly ReviewedRow[]> => {
  const { rows } = await database.raw<{ rows: ReviewedRow[] }>(
    `select vote.member_id, vote.number, vote.tool_id, vote.board_date, vote.position, vote.cast_at, vote.weight, vote.state, vote.reason,
       member.registered_at, judged.at as judged_at, judged.by_person
     from :cases:.judged judged join :votes:.votes vote on vote.member_id = judged.member_id and vote.number = judged.number
     left join :members:.members member on member.member_id = judged.member_id
     where judged.launch_id = :launchId and judged.reason <> 'own-tool' order by vote.position limit ${MOST}`,
    {
      cases: checkpoints.of('cases').schema,
      votes: checkpoints.of('votes').schema,
      members: checkpoints.of('members').schema,
      launchId,
    },
  )
  return rows
}

const MINUTES = 5
export const STEP_MS = MINUTES * 60_000
/** An hour and a half before the most of them came, and half an hour after. */
const [BEFORE, STEPS] = [18, 24]

const stepOf = (at: Date) => Math.floor(at.getTime() / STEP_MS)

/** The launch's votes around the moment at which the most of these were cast. */
export const votesAround = async (launchId: string, votes: readonly ReviewedRow[], { database, checkpoints }: Parts) => {
  const [densest] = [...Map.groupBy(votes, ({ cast_at }) => stepOf(cast_at))].toSorted(([, one], [, other]) => other.length - one.length)
  if (densest === undefined) return null
  const first = densest[0] - BEFORE
  const { rows } = await database.raw<{ rows: { step: number; all: number }[] }>(
    `select floor(extract(epoch from cast_at) * 1000 / ${STEP_MS})::int as step, count(*)::int as all from :votes:.votes
     where launch_id = :launchId and cast_at >= :from and cast_at < :to group by 1`,
    {
      votes: checkpoints.of('votes').schema,
      launchId,
      from: isoAt(first * STEP_MS),
      to: isoAt((first + STEPS) * STEP_MS),
    },
  )
  const all = new Map(rows.map((row) => [row.step, row.all]))
  const counts = Array.from({ length: STEPS }, (_, index) => ({
    all: all.get(first + index) ?? 0,
    inCase: votes.filter(({ cast_at }) => stepOf(cast_at) === first + index).length,
  }))
  return { from: isoAt(first * STEP_MS), counts }
}

// oxlint-disable-next-line no-restricted-globals -- an instant as text, no zone is involved
export const isoAt = (ms: number) => new Date(ms).toISOString()

export const TOGETHER_DAYS = 30
export const MOST_PRODUCTS = 4

interface Shared {
  readonly tool_id: ToolId
  readonly voters: readonly MemberId[]
}

/** The products that most of these members voted for too, in the 30 days up to the launch's. */
export const sharedProducts = async (
  launchId: string,
  votes: readonly ReviewedRow[],
  { database, checkpoints }: Parts,
): Promise<readonly Shared[]> => {
  const [first] = votes
  if (first === undefined) return []
  const { rows } = await database.raw<{ rows: Shared[] }>(
    `select tool_id, array_agg(distinct member_id::text) as voters from :votes:.votes
     where member_id = any(:voters::uuid[]) and launch_id <> :launchId and tool_id <> :toolId and withdrawn_on is null
       and board_date > :day::date - ${TOGETHER_DAYS} and board_date <= :day::date
     group by tool_id having count(distinct member_id) > 1 order by count(distinct member_id) desc, tool_id limit ${MOST_PRODUCTS}`,
    {
      votes: checkpoints.of('votes').schema,
      voters: [...new Set(votes.map(({ member_id }) => member_id))],
      launchId,
      toolId: first.tool_id,
      day: first.board_date,
    },
  )
  return rows
}
