import { addressOf } from '@debut/adapters/address-of.ts'
import { fairTurns } from '@debut/adapters/fair-turns.ts'
import { networkOf } from '@debut/adapters/network-of.ts'
import { portOf, type Reach, reaching } from '@debut/adapters/outgoing/reach.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { IMAGES } from '../../src/lib/images/image-path.ts'
import type { EdgeConfig } from '../config.ts'
import { sendTaggedBody, taggedBody, type TaggedBody } from '../tagged-body.ts'
import { imageRequest } from './image-request.ts'
import { createByteCache } from './byte-cache.ts'
import { downloading, downloadingFrom } from './download.ts'

const MOST_BYTES = 64 * 1024 * 1024
/** Each keeps a core busy. */
const AT_A_TIME = 2
/** This is enough for a page with all its pictures, and for a few readers behind one address. */
const WAITING_EACH = 100
const MOST_WAITING = 200
const A_DAY = 24 * 60 * 60

const ImageParams = z.object({ size: z.string(), '*': z.string() })

type Options = { config: EdgeConfig; reach?: Reach }

/** Loaded with the first picture: pages are served without it. */
const shrink = async (picture: Buffer, width: number, isOurs: boolean) => {
  const { toWebp } = await import('./to-webp.ts')
  return toWebp(picture, width, isOurs)
}

/** Hosts that are allowed may have ports of their own; where they lie is checked as anybody's. */
const hostsOf = ({ IMAGE_HOSTS }: EdgeConfig) => reaching({ ports: IMAGE_HOSTS.map((origin) => portOf(new URL(origin))) })

/** Pictures in the sizes that pages show them in. */
export const addImages = (app: FastifyInstance, { config, reach = hostsOf(config) }: Options) => {
  const cached = createByteCache<TaggedBody>(MOST_BYTES)
  const inTurn = fairTurns({ atOnce: AT_A_TIME, atOnceEach: AT_A_TIME, waiting: MOST_WAITING, waitingEach: WAITING_EACH })
  const ofOurs = downloadingFrom(config.COMMAND_SERVICE_URL, config.QUERY_SERVICE_URL)
  const ofOthers = downloading(reach)

  app.get(`${IMAGES}:size/*`, async (request, reply) => {
    const { size, '*': source } = ImageParams.parse(request.params)
    const { width, url, isOurs } = imageRequest(size, source, config)
    const image = await cached(`${width} ${url.href}`, () =>
      inTurn(networkOf(addressOf(request)), async () => taggedBody(await shrink(await (isOurs ? ofOurs : ofOthers)(url), width, isOurs))),
    )
    return sendTaggedBody(request, reply.type('image/webp').header('cache-control', `public, max-age=${A_DAY}`), image)
  })
}
