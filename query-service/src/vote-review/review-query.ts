import type { CaseId } from '@debut/events/cases/case-form.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { Review } from '@debut/events/vote-review/review-answers.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import { caseTools } from '../cases/case-tools.ts'
import type { OwnQuery } from '../kernel/query.ts'
import { evidenceIn, keptEvidence } from './kept-evidence.ts'
import { heldBy, openCases } from './open-reviews-query.ts'
import { hiddenFrom } from '../voting/hidden-days.ts'
import { type ReviewedRow, reviewedVotes, sharedProducts, votesAround } from './reviewed-votes.ts'

const DAY_MS = 86_400_000
const ESTABLISHED_DAYS = 30
const REGULAR_VOTES = 5
/** A streak of five days makes a vote count double. */
const STEADY_WEIGHT = 2

/** What is known about the votes of a launch that are held, or were. No answer of a console names a voter. */
export const reviewQuery: OwnQuery<Review, { readonly caseId: CaseId }> = {
  kind: 'own',
  reads: ['cases', 'votes', 'tools', 'members'],
  read: async ({ params: { caseId }, now }, parts) => {
    const rows = await reviewedVotes(caseId, parts)
    const [first] = rows
    if (first === undefined) throw new HttpError('not-found')
    const [kept, around, shared, open, pseudonymOf] = await Promise.all([
      keptEvidence(parts, caseId),
      // While its points are hidden, the votes for a launch are drawn for admins no more than for others.
      first.board_date >= hiddenFrom(now) ? null : votesAround(caseId, rows, parts),
      sharedProducts(caseId, rows, parts),
      openCases(parts),
      parts.pseudonymsOf(caseId),
    ])
    const tools = await caseTools([first.tool_id, ...shared.map(({ tool_id }) => tool_id)], parts)
    const foundBy = Map.groupBy(kept?.evidence ?? [], ({ memberId, number }) => `${memberId}/${number}`)
    const productsOf = (row: ReviewedRow) => shared.flatMap(({ voters }, index) => (voters.includes(row.member_id) ? [index] : []))
    const held = rows.filter(({ state }) => state === 'held')
    const index = open.findIndex(({ launch_id }) => launch_id === caseId)
    return {
      caseId,
      tool: tools.get(first.tool_id) ?? null,
      boardDate: first.board_date,
      held: held.length,
      since: open[index] === undefined ? null : isoIn(open[index].since),
      heldBy: open[index] === undefined ? null : heldBy(open[index]),
      previous: open[index - 1]?.launch_id ?? null,
      next: open[index + 1]?.launch_id ?? null,
      evidence: kept === undefined ? null : evidenceIn(kept, rows),
      against: against(rows),
      votes: rows.map((row) => ({
        position: row.position,
        voter: pseudonymOf(row.member_id),
        castAt: isoIn(row.cast_at),
        accountDays: accountDays(row),
        weight: row.weight,
        state: row.state,
        reason: row.reason,
        foundBy: [...new Set((foundBy.get(`${row.member_id}/${row.number}`) ?? []).map(({ detector }) => detector))],
        sameProducts: productsOf(row).length,
      })),
      around,
      together: {
        products: shared.map(({ tool_id, voters }) => ({ tool: tools.get(tool_id) ?? null, voters: voters.length })),
        voters: rows.map((row) => ({ voter: pseudonymOf(row.member_id), products: productsOf(row) })),
      },
    }
  },
}

const isoIn = (date: Date) => isoOf(toInstant(date.toISOString()))

const accountDays = ({ cast_at, registered_at }: ReviewedRow): number | null =>
  registered_at === null ? null : Math.max(0, Math.floor((cast_at.getTime() - registered_at.getTime()) / DAY_MS))

const against = (rows: readonly ReviewedRow[]) => ({
  voters: rows.length,
  established: rows.filter((row) => (accountDays(row) ?? 0) > ESTABLISHED_DAYS).length,
  regulars: rows.filter(({ number }) => number > REGULAR_VOTES).length,
  steady: rows.filter(({ weight }) => weight >= STEADY_WEIGHT).length,
})
