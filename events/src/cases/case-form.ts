import * as z from 'zod/mini'
import { markdown } from '../kernel/plain-text.ts'
import type { ModerationReason } from '../launches/moderation-reason.ts'
import type { Judgement } from '../voting/judgement.ts'

/** A case is what an admin looks into. Its id is that of the first audit, or of the launch whose votes are held. */
export const CaseId = z.ulid().check(z.toUpperCase()).brand<'CaseId'>()
export type CaseId = z.infer<typeof CaseId>

const ACCUSES = ['burst', 'ring', 'shared-origin', 'new-account', 'conflict-of-interest'] as const satisfies ModerationReason[]
const CLEARS = ['reviewed', 'mistake'] as const satisfies ModerationReason[]

/** The reasons that fit a judgement: a vote is not restored for what accuses it, nor voided for what clears it. */
export const reasonsFor: Readonly<Record<Judgement, readonly ModerationReason[]>> = { hold: ACCUSES, void: ACCUSES, restore: CLEARS }

export const MOST_JUDGED_VOTES = 500
export const LONGEST_CASE_NOTE = 500

/** What an admin adds to a decision, for other admins. */
export const CaseNote = /* @__PURE__ */ markdown(1, LONGEST_CASE_NOTE)

/** Why an admin looks up a member; the member reads it. */
const SHORTEST_LOOKUP_REASON = 10
export const LONGEST_LOOKUP_REASON = 500
export const LookupReason = /* @__PURE__ */ markdown(SHORTEST_LOOKUP_REASON, LONGEST_LOOKUP_REASON)

/** What consoles call a voter: the same within a case, another one in the next. */
export const Pseudonym = z
  .string()
  .check(z.regex(/^m-[a-kmnp-z2-9]{8}$/))
  .brand<'Pseudonym'>()
export type Pseudonym = z.infer<typeof Pseudonym>
