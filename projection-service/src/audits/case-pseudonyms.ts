import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { CaseId } from '@debut/events/cases/case-form.ts'
import { pseudonymOf } from '@debut/adapters/pseudonym.ts'
import type { Session } from '@debut/adapters/session.ts'

/** Voters have the same pseudonyms in all audits of a case, and different ones in the next case. */
export const casePseudonyms = async (session: Session, caseId: CaseId): Promise<(memberId: string) => string> => {
  const [row] = await session.query<{ salt: Buffer }>('select salt from projections.pseudonym_salt')
  if (row === undefined) throw new Error('there is no salt for pseudonyms')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one who asks has it from the log
  return (memberId) => pseudonymOf(row.salt, caseId, memberId as MemberId)
}
