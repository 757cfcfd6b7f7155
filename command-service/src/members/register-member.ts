import { newCommandId } from '@debut/events/kernel/ids.ts'
import type { Username } from '@debut/events/members/username.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import { Unavailable } from '@debut/infra/adapters/errors.ts'
import { MemberErased, type MemberKeys } from '@debut/infra/adapters/member-keys.ts'
import { hashOf, type MemberContext } from '../kernel/command.ts'
import { isRefused } from '../kernel/decider.ts'
import { type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import { member, memberStream } from './member.ts'
import { usernameClaim, usernameStream } from './username-claim.ts'

/** Far below the age at which an unused claim is released. */
const CLAIM_HOLDS_MS = 30_000

interface RegisterParts {
  readonly handle: Handle
  readonly keys: MemberKeys
  readonly claimSecret: string
  readonly clock: Clock
}

/** Two streams, so two appends: the name is claimed first, and a claim that came to nothing is released by a process. */
export const registerMember = async (
  { username }: { readonly username: Username },
  { identity, ...context }: MemberContext,
  { handle, keys, claimSecret, clock }: RegisterParts,
): Promise<Outcome> => {
  const { memberId, roles, verified } = identity
  const command = { type: 'RegisterMember', memberId, username, roles, verified } as const
  const stream = memberStream(memberId)
  const register = () => handle(member, stream, command, context)

  const known = await handle.look(member, stream, context)
  const foreseen = member.decide(command, known.state)
  if (known.remembered.has(context.commandId) || isRefused(foreseen) || foreseen.events.length === 0) return register()

  // Each attempt claims under an id of its own: who has the name now counts, not who had it when this command first came.
  const claim = { type: 'ClaimUsername', memberId } as const
  const attempt = { ...context, commandId: newCommandId(), commandHash: hashOf(claim.type, claim, memberId) }
  const [sealable, claimed] = await Promise.all([
    keys.forSealing(memberId).then(() => true, isErased),
    handle(usernameClaim, usernameStream(claimSecret, username), claim, attempt),
  ])
  if (!sealable) return { refusal: 'erased' }
  if (isRefusal(claimed)) return claimed
  if (clock().diff(context.at).toMillis() > CLAIM_HOLDS_MS) throw new Unavailable('the claim is too old to build on')
  return register()
}

const isErased = (error: unknown): false => {
  if (error instanceof MemberErased) return false
  throw error
}
