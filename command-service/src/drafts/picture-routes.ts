import { PictureFromBody, PictureQuery, SiteBody } from '@debut/events/drafts/draft-questions.ts'
import { keepPictureFromRoute, keepPictureRoute, siteRoute } from '@debut/events/drafts/draft-routes.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import type { Site } from '@debut/events/tools/site-answers.ts'
import { PICTURE_BYTES, PictureCrop, type ToolPicture } from '@debut/events/tools/tool-picture.ts'
import { HttpError, parseOrRefuse } from '@debut/adapters/http-error.ts'
import type { Storage } from '@debut/adapters/storage.ts'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { hasLeft } from '@debut/adapters/has-left.ts'
import { uploadedBytes, uploadedFile } from '../kernel/http/uploaded-file.ts'
import type { ReadSite } from './site/read-site.ts'
import type { Limits } from '../kernel/limits.ts'
import { FILE } from '../kernel/uploads.ts'
import type { Pictures } from './pictures/pictures.ts'
import { whoAsks } from '../kernel/http/who-asks.ts'

/** Of one member: more than anybody chooses from, and each costs us a second. */
const PICTURES = { name: 'pictures of tools', most: 60, perSeconds: 600 }
const SITES = { name: 'sites of tools', most: 20, perSeconds: 600 }
const FOREVER = 'public, max-age=31536000, immutable'
const LARGEST = Math.max(...Object.values(PICTURE_BYTES))
const Stored = z.object({ member: MemberId, file: z.string().regex(FILE) })

interface Parts {
  readonly pictures: Pictures
  readonly readSite: ReadSite
  readonly storage: Storage
  readonly limits: Limits
}

const tooMany = (seconds: number) => new HttpError('too-many-requests', undefined, seconds)

export const pictureRoutes = async (app: FastifyInstance, { pictures, readSite, storage, limits }: Parts) => {
  const shown = (taken: ToolPicture | { readonly refusal: string }): ToolPicture => {
    if ('refusal' in taken) throw new HttpError(taken.refusal)
    return taken
  }

  // Forms are taken here and with faces, and nowhere else.
  await app.register(async (forms) => {
    await forms.register(multipart, { limits: { fileSize: LARGEST + 1, files: 1, fields: 4, fieldSize: 1_024, headerPairs: 64 } })
    forms.post(keepPictureRoute.path, async (request, reply): Promise<ToolPicture> => {
      const memberId = whoAsks(request)
      const { kind, ...part } = parseOrRefuse(PictureQuery, request.query)
      const crop = part.width === undefined ? undefined : parseOrRefuse(PictureCrop, part)
      const open = async () => {
        await limits.take(PICTURES, memberId, tooMany)
        return uploadedFile(request)
      }
      return shown(
        await pictures.take({ bytes: uploadedBytes(request, PICTURE_BYTES[kind]), open, hasLeft: hasLeft(reply) }, kind, memberId, crop),
      )
    })
  })

  app.post(siteRoute.path, async (request): Promise<Site> => {
    const memberId = whoAsks(request)
    const { url } = parseOrRefuse(SiteBody, request.body)
    await limits.take(SITES, memberId, tooMany)
    const site = await readSite(url)
    if ('refusal' in site) throw new HttpError(site.refusal)
    return site
  })

  app.post(keepPictureFromRoute.path, async (request, reply): Promise<ToolPicture> => {
    const memberId = whoAsks(request)
    const { kind, url } = parseOrRefuse(PictureFromBody, request.body)
    await limits.take(PICTURES, memberId, tooMany)
    return shown(await pictures.takeFrom(url, kind, memberId, hasLeft(reply)))
  })

  app.get('/storage/pictures/:member/:file', async (request, reply) => {
    const { data } = Stored.safeParse(request.params)
    const found = data && (await storage.get(`storage/pictures/${data.member}/${data.file}`))
    if (found === undefined) throw new HttpError('not-found')
    return reply.type(found.contentType).header('cache-control', FOREVER).header('x-content-type-options', 'nosniff').send(found.body)
  })
}
