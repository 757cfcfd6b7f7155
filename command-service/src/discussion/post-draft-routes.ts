import { PostId } from '@debut/events/discussion/discussion-form.ts'
import {
  beginPostDraftRoute,
  dropPostDraftRoute,
  postDraftRoute,
  postDraftsRoute,
  savePostDraftRoute,
} from '@debut/events/discussion/post-draft-routes.ts'
import {
  NewPostDraftBody,
  type PostDraft,
  PostDraftParams,
  type PostDrafts,
  type SavedPostDraft,
  SavePostDraftBody,
} from '@debut/events/discussion/post-draft.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { HttpError, parseOrRefuse } from '@debut/adapters/http-error.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { memberShare } from '../kernel/http/member-share.ts'
import { whoAsks } from '../kernel/http/who-asks.ts'
import type { PostDraftRows } from './post-draft-rows.ts'

interface Parts {
  readonly postDrafts: PostDraftRows
  readonly commandsPerMinute: number
}

/** A draft may hold more than is published, and characters of three bytes. */
const BODY_LIMIT = 96 * 1024

/** An editor saves every second while its author types. */
const SHARES = { written: 2, read: 4 } as const

/** Characters of a draft that the list of drafts shows. */
const BEGINNING = 200

export const postDraftRoutes = (app: FastifyInstance, { postDrafts, commandsPerMinute }: Parts) => {
  const sharing = (times: number) => ({ preHandler: memberShare(app, commandsPerMinute, times) })
  const [written, read] = [sharing(SHARES.written), sharing(SHARES.read)]

  const own = async (memberId: MemberId, postId: PostId): Promise<PostDraft> => {
    const draft = await postDrafts.find(memberId, postId)
    if (draft === undefined) throw new HttpError('unknown-post-draft')
    return draft
  }

  app.get(postDraftsRoute.path, read, async (request): Promise<PostDrafts> => {
    const all = await postDrafts.of(whoAsks(request))
    return {
      drafts: all.map(({ content: { title, body }, ...draft }) => ({
        ...draft,
        title,
        beginning: beginningOf(body),
        words: wordsIn(body),
      })),
    }
  })

  app.post(beginPostDraftRoute.path, { ...written, bodyLimit: BODY_LIMIT }, async (request): Promise<PostDraft> => {
    const { content } = parseOrRefuse(NewPostDraftBody, request.body)
    const begun = await postDrafts.begin(whoAsks(request), { postId: PostId.parse(newUlid()), content })
    if (begun === undefined) throw new HttpError('too-many-post-drafts')
    return begun
  })

  app.get(postDraftRoute.path, read, (request): Promise<PostDraft> => own(whoAsks(request), postIn(request)))

  app.put(savePostDraftRoute.path, { ...written, bodyLimit: BODY_LIMIT }, async (request): Promise<SavedPostDraft> => {
    const [memberId, postId] = [whoAsks(request), postIn(request)]
    const { revision, content } = parseOrRefuse(SavePostDraftBody, request.body)
    const saved = await postDrafts.save(memberId, postId, revision, content)
    if (saved !== undefined) return saved
    await own(memberId, postId)
    throw new HttpError('post-draft-stale')
  })

  app.delete(dropPostDraftRoute.path, written, async (request, reply) => {
    await postDrafts.drop(whoAsks(request), postIn(request))
    return reply.status(204).send()
  })
}

const postIn = ({ params }: FastifyRequest): PostId => {
  const { data } = PostDraftParams.safeParse(params)
  if (data === undefined) throw new HttpError('unknown-post-draft')
  return data.postId
}

/** Without half of a character at its end. */
const beginningOf = (body: string): string => body.slice(0, BEGINNING).replace(/\p{Cs}$/u, '')

const wordsIn = (body: string): number => body.match(/\S+/g)?.length ?? 0
