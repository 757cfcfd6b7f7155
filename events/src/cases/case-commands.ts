import * as z from 'zod/mini'
import { defineCommand } from '../kernel/define-command.ts'
import { LogPosition } from '../kernel/ids.ts'
import { ModerationReason } from '../launches/moderation-reason.ts'
import { Username } from '../members/username.ts'
import { CaseId, CaseNote, LookupReason, MOST_JUDGED_VOTES, Pseudonym } from './case-form.ts'
import { Judgement } from '../voting/judgement.ts'

/** `seen` is how many decisions of this case its sender has seen: it is refused where there is another one by now. */
export const JudgeVotes = defineCommand(
  'JudgeVotes',
  {
    caseId: CaseId,
    seen: z.int().check(z.nonnegative()),
    judgement: Judgement,
    votes: z.array(LogPosition).check(z.minLength(1), z.maxLength(MOST_JUDGED_VOTES)),
    reason: ModerationReason,
    note: z._default(z.nullable(CaseNote), null),
  },
  { who: 'admin', fresh: true },
)

/** `vote` is one of theirs, which an audit always shows: the voter is found by it, and reads which it was. */
export const RevealVoter = defineCommand(
  'RevealVoter',
  { caseId: CaseId, voter: Pseudonym, vote: z._default(z.nullable(LogPosition), null), reason: LookupReason },
  { who: 'admin', fresh: true },
)

export const LookUpMember = defineCommand(
  'LookUpMember',
  { caseId: CaseId, username: Username, reason: LookupReason },
  { who: 'admin', fresh: true },
)

export const caseCommands = { JudgeVotes, RevealVoter, LookUpMember }
