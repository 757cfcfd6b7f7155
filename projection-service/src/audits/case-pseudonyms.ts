import type { JobId } from '@debut/events/jobs/job-id.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { CaseId } from '@debut/events/cases/case-form.ts'
import { pseudonymOf } from '@debut/adapters/pseudonym.ts'
import type { Session } from '@debut/adapters/session.ts'

/** An audit is a case of its own: its voters have other names in the next. */
export const casePseudonyms = async (session: Session, jobId: JobId): Promise<(memberId: string) => string> => {
  const [row] = await session.query<{ salt: Buffer }>('select salt from projections.pseudonym_salt')
  if (row === undefined) throw new Error('there is no salt for pseudonyms')
  const caseId = CaseId.parse(jobId)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one who asks has it from the log
  return (memberId) => pseudonymOf(row.salt, caseId, memberId as MemberId)
}
