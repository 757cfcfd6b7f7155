import type { Username } from '@debut/events/members/username.ts'
import { MemberErased, type MemberKeys } from '@debut/adapters/member-keys.ts'
import type { MemberContext } from '../kernel/command.ts'
import { isRefused } from '../kernel/decider.ts'
import { isRefusal, type Outcome } from '../kernel/handle.ts'
import { type ClaimParts, claimUsername, refuseOldClaim } from './claim-username.ts'
import { member } from './member.ts'
import { memberStream } from '@debut/events/members/member-events.ts'

interface RegisterParts extends ClaimParts {
  readonly keys: MemberKeys
}

/** Two streams, so two appends: the name is claimed first, and a claim that came to nothing is released by a process. */
export const registerMember = async (
  { username }: { readonly username: Username },
  { identity, ...context }: MemberContext,
  parts: RegisterParts,
): Promise<Outcome> => {
  const { handle, keys, clock } = parts
  const { memberId, roles, verified } = identity
  const command = { type: 'RegisterMember', memberId, username, roles, verified } as const
  const stream = memberStream(memberId)
  const register = () => handle(member, stream, command, context)

  const known = await handle.readWhole(member, stream, context)
  const foreseen = member.decide(command, known.state)
  if (known.remembered.has(context.commandId) || isRefused(foreseen) || foreseen.events.length === 0) return register()

  const [sealable, claimed] = await Promise.all([
    keys.forSealing(memberId).then(() => true, isErased),
    claimUsername(username, memberId, context, parts),
  ])
  if (!sealable) return { refusal: 'erased' }
  if (isRefusal(claimed)) return claimed
  refuseOldClaim(context.at, clock)
  return register()
}

const isErased = (error: unknown): false => {
  if (error instanceof MemberErased) return false
  throw error
}
