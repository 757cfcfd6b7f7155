import { type Period, periods } from '@debut/events/kernel/periods.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { Slug } from '@debut/events/tools/tool-card.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import { HttpError, parseOrRefuse } from '@debut/infra/adapters/http-error.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { queriesAt } from '../ask-queries.ts'
import type { EdgeConfig } from '../config.ts'
import { atMost } from '../images/at-most.ts'
import { createPageCache } from '../page-cache.ts'
import { sendTaggedBody, taggedBody, type TaggedBody } from '../tagged-body.ts'
import { BOARD_PLACES, boardPreview, BoardShown } from './board-preview.ts'
import { defaultPreview } from './default-preview.ts'
import { previewLogo } from './preview-logo.ts'
import { ToolFound, toolPreview } from './tool-preview.ts'

const AN_HOUR = 60 * 60
/** A quarter of a megabyte each. */
const MOST_KEPT = 200
const MOST_WAITING = 50

const One = z.object({
  file: z
    .string()
    .regex(/\.png$/)
    .transform((file) => file.slice(0, -'.png'.length))
    .pipe(Slug),
})

/** Without a day, the board of now. */
const AskedBoard = z.object({ start: z.optional(Day) })

/** What a link to a page looks like where it is shared. */
export const addPreviews = (app: FastifyInstance, { config, clock }: { config: EdgeConfig; clock: Clock }) => {
  const { QUERY_SERVICE_URL: queries, PUBLIC_URL } = config
  const ask = queriesAt(queries)
  const { host } = new URL(PUBLIC_URL)
  const limited = atMost(1, MOST_WAITING)
  const now = () => clock().toMillis()
  const cached = createPageCache<TaggedBody>({ freshFor: AN_HOUR * 1_000, most: MOST_KEPT, now, keep: () => true })

  const send = async (request: FastifyRequest, reply: FastifyReply, key: string, draw: () => Promise<Buffer>) => {
    const preview = await cached(key, async () => taggedBody(await draw()))
    return sendTaggedBody(request, reply.type('image/png').header('cache-control', `public, max-age=${AN_HOUR}`), preview)
  }

  const drawTool = async (slug: Slug, requestId: string) => {
    const found = await ask(`/api/tools/${slug}`, ToolFound, requestId)
    return limited(async () => toolPreview(found, await previewLogo(queries, found.tool.logo), host))
  }

  const drawBoard = async (period: Period, start: Day | undefined, requestId: string) => {
    const board = await ask(
      `/api/boards/${period}?limit=${BOARD_PLACES}${start === undefined ? '' : `&start=${start}`}`,
      BoardShown,
      requestId,
    )
    return limited(async () =>
      boardPreview(period, board, await Promise.all(board.tools.map(({ logo }) => previewLogo(queries, logo))), host),
    )
  }

  app.get('/og/default.png', (request, reply) => send(request, reply, 'default', () => limited(defaultPreview)))
  for (const period of periods)
    app.get(`/og/board/${period}.png`, (request, reply) => {
      const { start } = parseOrRefuse(AskedBoard, request.query)
      return send(request, reply, `board ${period} ${start}`, () => drawBoard(period, start, request.id))
    })
  app.get('/og/tool/:file', (request, reply) => {
    const one = One.safeParse(request.params)
    if (!one.success) throw new HttpError('not-found')
    return send(request, reply, `tool ${one.data.file}`, () => drawTool(one.data.file, request.id))
  })
}
