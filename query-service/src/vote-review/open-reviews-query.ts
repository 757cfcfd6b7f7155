import type { CaseId } from '@debut/events/cases/case-form.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { VoidReason } from '@debut/events/launches/moderation-reason.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { HeldBy, OpenReviews } from '@debut/events/vote-review/review-answers.ts'
import { caseTools } from '../cases/case-tools.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'

const MOST = 200

interface Row {
  readonly launch_id: CaseId
  readonly tool_id: ToolId
  readonly board_date: Day
  readonly votes: number
  readonly reasons: readonly VoidReason[]
  readonly since: Date
  readonly all_by_person: boolean
  readonly any_by_person: boolean
  readonly total: number
}

/** Launches with held votes, those that wait longest first. */
export const openReviewsQuery: OwnQuery<OpenReviews> = {
  kind: 'own',
  reads: ['cases', 'tools'],
  read: async (_, parts) => {
    const rows = await openCases(parts)
    const tools = await caseTools(
      rows.map(({ tool_id }) => tool_id),
      parts,
    )
    const cases = rows.map((row) => ({
      caseId: row.launch_id,
      tool: tools.get(row.tool_id) ?? null,
      boardDate: row.board_date,
      votes: row.votes,
      reasons: row.reasons,
      since: isoOf(toInstant(row.since.toISOString())),
      heldBy: heldBy(row),
    }))
    return { cases, total: rows[0]?.total ?? 0 }
  },
}

export const heldBy = ({ all_by_person, any_by_person }: Pick<Row, 'all_by_person' | 'any_by_person'>): HeldBy => {
  if (all_by_person) return 'admins'
  return any_by_person ? 'both' : 'detectors'
}

export const openCases = async ({ database, checkpoints }: Parts): Promise<readonly Row[]> => {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select launch_id, min(tool_id) as tool_id, min(board_date) as board_date, count(*)::int as votes,
       array_agg(distinct reason) as reasons, min(at) as since, bool_and(by_person) as all_by_person, bool_or(by_person) as any_by_person,
       count(*) over ()::int as total
     from :cases:.judged where state = 'held' group by launch_id order by min(at), launch_id limit ${MOST}`,
    { cases: checkpoints.of('cases').schema },
  )
  return rows
}
