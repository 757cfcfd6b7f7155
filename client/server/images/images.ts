import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { IMAGES } from '../../src/lib/images/image-path.ts'
import type { EdgeConfig } from '../config.ts'
import { sendTaggedBody, taggedBody, type TaggedBody } from '../tagged-body.ts'
import { askedImage } from './asked-image.ts'
import { atMost } from './at-most.ts'
import { createByteCache } from './byte-cache.ts'
import { download } from './download.ts'
import { isPublicAddress } from './public-address.ts'

const MOST_BYTES = 64 * 1024 * 1024
/** Each keeps a core busy. */
const AT_A_TIME = 2
const MOST_WAITING = 200
const A_DAY = 24 * 60 * 60

const Asked = z.object({ size: z.string(), '*': z.string() })

type Options = { config: EdgeConfig; mayReach?: (address: string) => boolean }

/** Loaded with the first picture: pages are served without it. */
const shrink = async (picture: Buffer, width: number, isOurs: boolean) => {
  const { toWebp } = await import('./to-webp.ts')
  return toWebp(picture, width, isOurs)
}

/** Pictures in the sizes that pages show them in. */
export const addImages = (app: FastifyInstance, { config, mayReach = isPublicAddress }: Options) => {
  const cached = createByteCache<TaggedBody>(MOST_BYTES)
  const limited = atMost(AT_A_TIME, MOST_WAITING)

  app.get(`${IMAGES}:size/*`, async (request, reply) => {
    const { size, '*': source } = Asked.parse(request.params)
    const { width, url, isOurs } = askedImage(size, source, config.QUERY_SERVICE_URL, config.IMAGE_HOSTS)
    const image = await cached(`${width} ${url.href}`, () =>
      limited(async () => taggedBody(await shrink(await download(url, isOurs ? () => true : mayReach), width, isOurs))),
    )
    return sendTaggedBody(request, reply.type('image/webp').header('cache-control', `public, max-age=${A_DAY}`), image)
  })
}
