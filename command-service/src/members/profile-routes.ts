import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { ProfileBody } from '@debut/events/members/member-questions.ts'
import type { UpdatedProfile } from '@debut/events/members/own-profile-answers.ts'
import { HttpError, parseOrRefuse } from '@debut/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod/mini'
import type { SayAccepted } from '../kernel/accepted.ts'
import { type CommandContext, requestContext } from '../kernel/command.ts'
import { isRefusal, type Outcome } from '../kernel/handle.ts'
import { memberShare } from '../kernel/http/member-share.ts'
import { whoAsks } from '../kernel/http/who-asks.ts'
import { changeAvatar } from './change-avatar.ts'
import { changeUsername } from './change-username.ts'
import type { ClaimParts } from './claim-username.ts'
import { member } from './member.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { updateProfileRoute } from '@debut/events/members/own-profile-routes.ts'
import { ownProfile } from './own-profile.ts'
import type { Uploads } from '../kernel/uploads.ts'
import { namedAvatars } from './named-avatar.ts'
import type { Drawing } from '../kernel/pictures/drawing.ts'
import type { Outgoing } from '@debut/adapters/outgoing/outgoing.ts'

interface Parts extends ClaimParts {
  readonly commandsPerMinute: number
  readonly uploads: Uploads
  readonly outgoing: Outgoing
  readonly drawing: Drawing
  readonly publicUrl: string
  readonly sayAccepted: SayAccepted
}

type Change = (context: CommandContext) => Promise<Outcome>

/** Whatever a client says of its streak, its day or its multiplier: the answer is what they are. */
export const profileRoutes = (app: FastifyInstance, parts: Parts) => {
  const { handle, uploads, sayAccepted, clock, commandsPerMinute } = parts
  const share = memberShare(app, commandsPerMinute, 1)
  const namedAvatar = namedAvatars(parts)

  const showNamed = async (named: string | null, memberId: MemberId, context: CommandContext): Promise<Outcome> => {
    // Only the pictures of members are kept.
    const { avatar_url: shown } = await ownProfile(memberId, handle, context)
    const avatar = await namedAvatar(named, shown, memberId)
    return changeAvatar(avatar, memberId, context, { handle, uploads })
  }

  const changesOf = (memberId: MemberId, { username, avatar_url, onboarded }: NonNullable<z.output<typeof ProfileBody>>): Change[] => [
    ...(username === undefined ? [] : [(context: CommandContext) => changeUsername(username, memberId, context, parts)]),
    ...(avatar_url === undefined ? [] : [(context: CommandContext) => showNamed(avatar_url, memberId, context)]),
    ...(onboarded
      ? [(context: CommandContext) => handle(member, memberStream(memberId), { type: 'RecordOnboarding', memberId }, context)]
      : []),
  ]

  app.post(updateProfileRoute.path, { preHandler: share }, async (request): Promise<UpdatedProfile> => {
    const memberId = whoAsks(request)
    const asked = parseOrRefuse(ProfileBody, request.body)
    // Each under an id of its own: it is a command, whatever it came with.
    const context = () => requestContext('UpdateProfile', memberId, request.id, clock())
    let position: LogPosition | undefined
    for (const change of asked ? changesOf(memberId, asked) : []) {
      const outcome = await change(context())
      if (isRefusal(outcome)) throw new HttpError(outcome.refusal)
      ;({ position } = outcome)
      sayAccepted(memberId, position)
    }
    return { profile: await ownProfile(memberId, handle, context()), ...(position !== undefined && { position }) }
  })
}
