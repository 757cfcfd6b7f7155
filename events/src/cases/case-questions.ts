import * as z from 'zod/mini'
import { LogPosition } from '../kernel/ids.ts'
import { CaseId, MOST_JUDGED_VOTES } from './case-form.ts'
import { Judgement } from '../voting/judgement.ts'

export const CaseParams = z.object({ caseId: CaseId })

const POSITION_DIGITS = 17

/** Votes by the positions at which they were cast, with commas between them. */
const Votes = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(MOST_JUDGED_VOTES * POSITION_DIGITS)),
    z.transform((text: string) => text.split(',').map(Number)),
  ),
  z.array(LogPosition).check(z.minLength(1), z.maxLength(MOST_JUDGED_VOTES)),
)

export const PreviewQuery = z.object({ judgement: Judgement, votes: Votes })
