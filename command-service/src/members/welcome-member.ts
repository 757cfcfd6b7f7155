import type { MemberId } from '@debut/events/kernel/ids.ts'
import { AvatarChanged } from '@debut/events/members/member-events.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import { Unavailable } from '@debut/infra/adapters/errors.ts'
import { type CommandContext, requestContext } from '../kernel/command.ts'
import type { SayAccepted } from '../kernel/accepted.ts'
import { isRefusal } from '../kernel/handle.ts'
import type { Newcomer, Welcome } from '../kernel/newcomer.ts'
import { claimFirstFree, type ClaimParts, refuseOldClaim } from './claim-username.ts'
import type { ConfiguredRoles } from './configured-roles.ts'
import { usernamesFor } from './derive-username.ts'
import { type Member, member, type MemberCommand } from './member.ts'
import { memberStream } from '@debut/events/members/member-events.ts'

interface Parts extends ClaimParts {
  readonly sayAccepted: SayAccepted
  readonly configuredRoles: ConfiguredRoles
  readonly clock: Clock
}

export const welcomer = (parts: Parts): Welcome => {
  const { handle, sayAccepted, clock } = parts

  /** Under the first name that is free, and gone by erasure at any moment: then there is nobody to welcome. */
  const register = async ({ memberId, email, verified, name }: Newcomer, context: CommandContext) => {
    const username = await claimFirstFree(usernamesFor(name, memberId), memberId, context, parts)
    refuseOldClaim(context.at, clock)
    const command = { type: 'RegisterMember', memberId, username, roles: [], verified: verified && email !== undefined } as const
    const outcome = await handle(member, memberStream(memberId), command, context)
    // Welcomed twice at once: the other was quicker, and this claim is released as it is not used.
    if (isRefusal(outcome) && outcome.refusal !== 'already-registered' && outcome.refusal !== 'erased')
      throw new Unavailable(`${memberId} could not be registered: ${outcome.refusal}`)
  }

  return async (newcomer) => {
    const { memberId } = newcomer
    const stream = memberStream(memberId)
    const context = () => requestContext('WelcomeMember', memberId, `welcome-${memberId}`, clock())
    if ((await handle.lookNow(member, stream, context())).is === 'unknown') await register(newcomer, { ...context(), at: clock() })
    for (const command of missing(newcomer, await handle.lookNow(member, stream, context()), parts.configuredRoles)) {
      const outcome = await handle(member, stream, command, context())
      if (isRefusal(outcome) && outcome.refusal !== 'erased') throw new Unavailable(`${command.type} was refused: ${outcome.refusal}`)
    }
    // They ask for their profile next.
    sayAccepted(memberId, (await handle.look(member, stream, context())).position)
  }
}

/** What the account says and the member lacks. */
const missing = ({ memberId, email, verified, avatarUrl }: Newcomer, state: Member, rolesOf: ConfiguredRoles): MemberCommand[] => {
  if (state.is !== 'registered') return []
  const commands: MemberCommand[] = []
  if (verified && !state.verified)
    commands.push(
      email === undefined
        ? { type: 'VerifyPhone', memberId }
        : { type: 'RegisterMember', memberId, username: state.username, roles: [], verified },
    )
  if (avatarUrl !== undefined && !state.hasChosenAvatar && isPicture(memberId, avatarUrl))
    commands.push({ type: 'ChangeAvatar', memberId, avatar: avatarUrl })
  for (const role of rolesOf({ email, verified })) commands.push({ type: 'GrantRole', memberId, role, by: 'configuration' })
  return commands
}

/** What another service says of somebody may be anything. */
const isPicture = (memberId: MemberId, avatar: string): boolean => AvatarChanged.schema.safeParse({ memberId, avatar }).success
