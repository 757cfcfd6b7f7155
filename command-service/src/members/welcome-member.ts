import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { WelcomeMember } from '@debut/events/members/member-commands.ts'
import { nameOfAccount } from '@debut/events/members/member-name.ts'
import { AvatarChanged, memberStream } from '@debut/events/members/member-events.ts'
import { conductStream } from '@debut/events/moderation/conduct-events.ts'
import { conductFacts, inForce } from '@debut/events/moderation/conduct-facts.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { SayAccepted } from '../kernel/accepted.ts'
import { isRefusal, type Outcome } from '../kernel/handle.ts'
import { claimFirstFree, type ClaimParts, refuseOldClaim } from './claim-username.ts'
import type { ConfiguredRoles } from './configured-roles.ts'
import { usernamesFor } from './derive-username.ts'
import { member } from './member.ts'
import type { VerifiedBy } from './welcome.ts'

type Newcomer = PayloadOf<typeof WelcomeMember>

interface Parts extends ClaimParts {
  readonly sayAccepted: SayAccepted
  readonly configuredRoles: ConfiguredRoles
}

/**
 * Registers a member under the first free username. A sanctioned member gets a profile without anything that their account says about
 * itself. If another process welcomes them first, the claim made here is unused and so is released.
 */
export const welcomeMember = async (newcomer: Newcomer, context: CommandContext, parts: Parts): Promise<Outcome> => {
  const { handle, sayAccepted, configuredRoles, clock } = parts
  const { memberId, email, verified } = newcomer
  const stream = memberStream(memberId)
  const isNew = (await handle.read(member, stream, context)).is === 'unknown'
  const { name, fullName, avatarUrl } = (await isSanctioned(memberId, context, handle)) ? {} : newcomer
  const username = isNew ? await claimFirstFree(usernamesFor(name, memberId), memberId, context, parts) : undefined
  if (isNew) refuseOldClaim(context.at, clock)
  const outcome = await handle(
    member,
    stream,
    {
      type: 'WelcomeMember',
      memberId,
      username,
      name: nameOfAccount(fullName, username),
      verifiedBy: verifiedBy(newcomer),
      avatar: avatarUrl !== undefined && isPicture(newcomer, avatarUrl) ? avatarUrl : undefined,
      roles: configuredRoles({ email, verified }),
    },
    context,
  )
  // They ask for their profile next.
  if (!isRefusal(outcome)) sayAccepted(memberId, outcome.position)
  return outcome
}

const isSanctioned = async (memberId: Newcomer['memberId'], { at }: CommandContext, handle: ClaimParts['handle']): Promise<boolean> =>
  inForce(await handle.read(conductFacts, conductStream(memberId), { at }), at) !== undefined

const verifiedBy = ({ email, verified }: Newcomer): VerifiedBy | undefined => {
  if (!verified) return undefined
  return email === undefined ? 'phone' : 'email'
}

/** What another service says of somebody may be anything. */
const isPicture = ({ memberId }: Newcomer, avatar: string): boolean => AvatarChanged.schema.safeParse({ memberId, avatar }).success
