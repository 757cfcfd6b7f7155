import { HttpError } from '@debut/adapters/http-error.ts'
import type { Storage } from '@debut/adapters/storage.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { AVATAR_BYTES } from '@debut/events/members/avatar-file.ts'
import { changeAvatarRoute, removeAvatarRoute } from '@debut/events/members/own-profile-routes.ts'
import type { UpdatedProfile } from '@debut/events/members/own-profile-answers.ts'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Clock } from '@debut/adapters/clock.ts'
import type { SayAccepted } from '../kernel/accepted.ts'
import { requestContext } from '../kernel/command.ts'
import { type Handle, isRefusal } from '../kernel/handle.ts'
import { hasLeft } from '@debut/adapters/has-left.ts'
import { avatarDrawing } from './avatar-picture.ts'
import { changeAvatar } from './change-avatar.ts'
import { ownProfile } from './own-profile.ts'
import type { Uploads } from '../kernel/uploads.ts'
import { memberShare } from '../kernel/http/member-share.ts'
import { whoAsks } from '../kernel/http/who-asks.ts'
import type { Drawing, ReceivedPicture } from '../kernel/pictures/drawing.ts'
import { uploadedBytes, uploadedFile } from '../kernel/http/uploaded-file.ts'

const SHARE = 0.5
const FOREVER = 'public, max-age=31536000, immutable'

interface Parts {
  readonly handle: Handle
  readonly uploads: Uploads
  readonly storage: Storage
  readonly sayAccepted: SayAccepted
  readonly drawing: Drawing
  readonly commandsPerMinute: number
  readonly clock: Clock
}

const Named = z.object({ member: MemberId, file: z.string().regex(/^[0-9a-f]{32}\.webp$/) })

export const avatarRoutes = async (
  app: FastifyInstance,
  { handle, uploads, storage, sayAccepted, drawing, commandsPerMinute, clock }: Parts,
) => {
  const share = memberShare(app, commandsPerMinute, SHARE)

  const show = async (request: FastifyRequest, keep: (memberId: MemberId) => Promise<string | null>): Promise<UpdatedProfile> => {
    const memberId = whoAsks(request)
    const context = () => requestContext('ChangeAvatar', memberId, request.id, clock())
    // Only the pictures of members are kept.
    await ownProfile(memberId, handle, context())
    const avatar = await keep(memberId)
    const outcome = await changeAvatar(avatar, memberId, context(), { handle, uploads })
    if (isRefusal(outcome)) throw new HttpError(outcome.refusal)
    sayAccepted(memberId, outcome.position)
    return { profile: await ownProfile(memberId, handle, context()), position: outcome.position }
  }

  // Forms are taken here and nowhere else.
  await app.register(async (forms) => {
    await forms.register(multipart, { limits: { fileSize: AVATAR_BYTES + 1, files: 1, fields: 8, fieldSize: 1_024, headerPairs: 64 } })
    forms.post(changeAvatarRoute.path, { preHandler: share }, (request, reply) =>
      show(request, async (memberId) => {
        const take = async ({ receive, draw }: ReceivedPicture) => {
          if (!(await receive(() => uploadedFile(request), AVATAR_BYTES))) throw new HttpError('picture-too-large')
          return draw(avatarDrawing)
        }
        const picture = await drawing(memberId, uploadedBytes(request, AVATAR_BYTES), take, hasLeft(reply))
        if ('refusal' in picture) throw new HttpError(picture.refusal)
        return uploads.keep('avatars', memberId, picture)
      }),
    )
  })

  app.delete(removeAvatarRoute.path, { preHandler: share }, (request) => show(request, async () => null))

  app.get('/avatars/:member/:file', async (request, reply) => {
    const named = Named.safeParse(request.params)
    const found = named.success ? await storage.get(`avatars/${named.data.member}/${named.data.file}`) : undefined
    if (found === undefined) throw new HttpError('not-found')
    return reply.type(found.contentType).header('cache-control', FOREVER).header('x-content-type-options', 'nosniff').send(found.body)
  })
}
