import type { CaseId } from '@debut/events/cases/case-form.ts'
import { type Detector, type Review, ReviewEvidenceKept } from '@debut/events/vote-review/review-answers.ts'
import type { Parts } from '../kernel/query.ts'
import type { ReviewedRow } from './reviewed-votes.ts'

/** If the evidence is unavailable, everything else can still be shown. */
export const keptEvidence = ({ ask }: Parts, launchId: CaseId): Promise<ReviewEvidenceKept | undefined> =>
  ask('/internal/review-evidence', { launchId }, ReviewEvidenceKept).catch(() => undefined)

/** A detector may have found several groups. The largest is shown as its evidence, and all votes that it found are counted. */
export const evidenceIn = ({ evidence }: ReviewEvidenceKept, rows: readonly ReviewedRow[]): NonNullable<Review['evidence']> => {
  const known = new Set(rows.map(({ member_id, number }) => `${member_id}/${number}`))
  const theirs = evidence.filter(({ memberId, number }) => known.has(`${memberId}/${number}`))
  return [...Map.groupBy(theirs, ({ detector }): Detector => detector)].map(([detector, found]) => {
    const [strongest] = found.toSorted((one, other) => (other.figures['votes'] ?? 0) - (one.figures['votes'] ?? 0))
    return { detector, votes: found.length, figures: strongest?.figures ?? {}, foundAt: found[0]?.foundAt ?? '' }
  })
}
