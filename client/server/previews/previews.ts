import { routeAddress } from '@debut/events/kernel/route-address.ts'
import { profileRoute } from '@debut/events/members/profile-routes.ts'
import { toolRoute } from '@debut/events/tools/tool-routes.ts'
import { boardRoute } from '@debut/events/voting/board-routes.ts'
import { hash } from 'node:crypto'
import { type Period, periods } from '@debut/events/kernel/periods.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { Username } from '@debut/events/members/username.ts'
import { Slug } from '@debut/events/tools/tool-card.ts'
import { atMost } from '@debut/adapters/at-most.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import { HttpError, parseOrRefuse } from '@debut/adapters/http-error.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { queriesAt } from '../ask-queries.ts'
import { FREE_TOOLS_PATH, freeTools } from '../../src/features/free-tools/free-tools-list.ts'
import { shownPosts } from '../../src/features/blog/shown-posts.ts'
import type { EdgeConfig } from '../config.ts'
import { createPageCache } from '../page-cache.ts'
import type { WritingSource } from '../page-source.ts'
import { sendTaggedBody, taggedBody, type TaggedBody } from '../tagged-body.ts'
import { BOARD_PLACES, boardPreview, BoardShown, LOGO_PIXELS } from './board-preview.ts'
import { blogPreview, postShown } from './blog-preview.ts'
import { defaultPreview } from './default-preview.ts'
import { freeToolPreview, freeToolsPreview } from './free-tool-preview.ts'
import { previewPictures } from './preview-picture.ts'
import { ProfileFound, profilePreview, profileShown } from './profile-preview.ts'
import { STAR_PIXELS } from './star-preview.ts'
import { ToolFound, toolPreview, toolShown } from './tool-preview.ts'

/** Seconds after which a client that has one asks whether it is still the same. */
const LONGEST_AGE = 300
/** Milliseconds in which what is to be drawn is asked for once. */
const ASKED_EVERY = 10_000
const MOST_ASKED = 1_000
/** Long after a logo that could not be had should have been asked for again. */
const KEPT_FOR = 60 * 60_000
/** A quarter of a megabyte each. */
const MOST_KEPT = 200
const MOST_WAITING = 50

const pngOf = <Name extends z.core.$ZodType<string, string>>(name: Name) =>
  z.object({
    file: z
      .string()
      .regex(/\.png$/)
      .transform((file) => file.slice(0, -'.png'.length))
      .pipe(name),
  })
const OneTool = pngOf(Slug)
const OneMember = pngOf(Username)
const OnePost = pngOf(z.string().regex(/^[a-z0-9/-]{1,120}$/))

/** Without a day, the board of now. */
const BoardPreviewQuery = z.object({ start: z.optional(Day) })

/** What a picture shows, and how that is drawn. */
interface Drawing {
  readonly shown: object
  readonly draw: () => Promise<Buffer>
}

const versionOf = ({ shown }: Drawing): string => hash('sha256', JSON.stringify(shown), 'base64url')

type Options = Pick<WritingSource, 'readWritings'> & { readonly config: EdgeConfig; readonly clock: Clock }

/** What a link to a page looks like where it is shared. A picture is drawn once, and again when it would show something else. */
export const addPreviews = (app: FastifyInstance, { config, clock, readWritings }: Options) => {
  const ask = queriesAt(config.QUERY_SERVICE_URL)
  const { host } = new URL(config.PUBLIC_URL)
  const pictureAt = previewPictures(config)
  const limited = atMost(1, MOST_WAITING)
  const now = () => clock().toMillis()
  const known = createPageCache<Drawing>({ freshFor: ASKED_EVERY, most: MOST_ASKED, now, keep: () => true })
  const drawn = createPageCache<TaggedBody>({ freshFor: KEPT_FOR, most: MOST_KEPT, now, keep: () => true })

  const send = async (request: FastifyRequest, reply: FastifyReply, key: string, find: () => Promise<Drawing>) => {
    const drawing = await known(key, find)
    const preview = await drawn(`${key} ${versionOf(drawing)}`, () => limited(async () => taggedBody(await drawing.draw())))
    return sendTaggedBody(request, reply.type('image/png').header('cache-control', `public, max-age=${LONGEST_AGE}`), preview)
  }

  const findTool = async (slug: Slug, requestId: string): Promise<Drawing> => {
    const shown = toolShown(await ask(routeAddress(toolRoute, { tool: slug }), ToolFound, requestId))
    return { shown, draw: () => toolPreview(shown, pictureAt(shown.logo, STAR_PIXELS), host) }
  }

  const findBoard = async (period: Period, start: Day | undefined, requestId: string): Promise<Drawing> => {
    const shown = await ask(routeAddress(boardRoute, { period, limit: BOARD_PLACES, start }), BoardShown, requestId)
    const logos = () => Promise.all(shown.tools.map(({ logo }) => pictureAt(logo, LOGO_PIXELS)))
    return { shown, draw: () => boardPreview(period, shown, logos(), host) }
  }

  const findMember = async (username: string, requestId: string): Promise<Drawing> => {
    const found = await ask(routeAddress(profileRoute, { username }), ProfileFound, requestId)
    // Under a name that was given up, the member who had it.
    if ('moved' in found) return findMember(found.moved, requestId)
    const shown = profileShown(found)
    return { shown, draw: () => profilePreview(shown, pictureAt(shown.avatar, STAR_PIXELS), host) }
  }

  const findPost = async (slug: string): Promise<Drawing> => {
    const writings = await readWritings()
    const post = shownPosts(writings.posts, now()).find((each) => each.slug === slug)
    if (post === undefined) throw new HttpError('not-found')
    const shown = postShown(writings, post)
    return { shown, draw: () => blogPreview(shown, host) }
  }

  app.get('/og/default.png', (request, reply) => send(request, reply, 'default', async () => ({ shown: {}, draw: defaultPreview })))
  app.get(`/og${FREE_TOOLS_PATH}.png`, (request, reply) =>
    send(request, reply, 'free-tools', async () => ({ shown: freeTools, draw: () => freeToolsPreview(host) })),
  )
  for (const tool of freeTools)
    app.get(`/og${tool.path}.png`, (request, reply) =>
      send(request, reply, tool.path, async () => ({ shown: tool, draw: () => freeToolPreview(tool, host) })),
    )
  for (const period of periods)
    app.get(`/og/board/${period}.png`, (request, reply) => {
      const { start } = parseOrRefuse(BoardPreviewQuery, request.query)
      return send(request, reply, `board ${period} ${start}`, () => findBoard(period, start, request.id))
    })
  app.get('/og/tool/:file', (request, reply) => {
    const one = OneTool.safeParse(request.params)
    if (!one.success) throw new HttpError('not-found')
    return send(request, reply, `tool ${one.data.file}`, () => findTool(one.data.file, request.id))
  })
  app.get('/og/profile/:file', (request, reply) => {
    const one = OneMember.safeParse(request.params)
    if (!one.success) throw new HttpError('not-found')
    return send(request, reply, `profile ${one.data.file}`, () => findMember(one.data.file, request.id))
  })
  app.get<{ Params: { '*': string } }>('/og/blog/*', (request, reply) => {
    const one = OnePost.safeParse({ file: request.params['*'] })
    if (!one.success) throw new HttpError('not-found')
    return send(request, reply, `post ${one.data.file}`, () => findPost(one.data.file))
  })
}
