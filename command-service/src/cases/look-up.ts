import type { LookUpMember, RevealVoter } from '@debut/events/cases/case-commands.ts'
import { lookupsStream } from '@debut/events/cases/case-events.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import type { MemberContext } from '../kernel/command.ts'
import type { FindNamed } from '../kernel/find-named.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import type { FindVoter } from './find-voter.ts'
import { isAudit, isWithinCase } from './is-within-case.ts'
import { lookups } from './lookups.ts'

interface Parts {
  readonly handle: Handle
  readonly findVoter: FindVoter
  readonly findNamed: FindNamed
}

export const revealVoter = async (
  { caseId, voter, vote, reason }: PayloadOf<typeof RevealVoter>,
  context: MemberContext,
  { handle, findVoter }: Parts,
): Promise<Outcome> => {
  if (await isWithinCase(caseId, context, handle)) return { refusal: 'no-such-case' }
  // Without a vote, what they voted for does not keep its makers from revealing them.
  if (vote === null && (await isAudit(caseId, context, handle))) return { refusal: 'unknown-voter' }
  const found = await findVoter({ caseId, voter, vote })
  if (found === undefined) return { refusal: 'unknown-voter' }
  const about = { caseId, reason, ...(await aboutOf(found.memberId, context, handle)) }
  return handle(lookups, lookupsStream(found.memberId), { type: 'RevealVoter', ...found, ...about }, context)
}

export const lookUpMember = async (
  { caseId, username, reason }: PayloadOf<typeof LookUpMember>,
  context: MemberContext,
  { handle, findNamed }: Parts,
): Promise<Outcome> => {
  if (await isWithinCase(caseId, context, handle)) return { refusal: 'no-such-case' }
  const memberId = (await findNamed([username], context)).get(username)
  if (memberId === undefined) return { refusal: 'unknown-member' }
  const about = { caseId, reason, ...(await aboutOf(memberId, context, handle)) }
  return handle(lookups, lookupsStream(memberId), { type: 'LookUpMember', memberId, ...about }, context)
}

const aboutOf = async (memberId: MemberId, context: MemberContext, handle: Handle) => ({
  by: context.identity.memberId,
  erased: (await handle.read(membership, memberStream(memberId), context)).erased,
})
