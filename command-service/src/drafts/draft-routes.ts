import {
  beginDraftRoute,
  beginEditsRoute,
  claimsRoute,
  draftRoute,
  draftsRoute,
  dropDraftRoute,
  rebaseDraftRoute,
  saveDraftRoute,
} from '@debut/events/drafts/draft-routes.ts'
import { slugOwner, urlOwner } from '@debut/events/tools/claim-owner.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { Claims, Draft, Drafts, SavedDraft } from '@debut/events/drafts/draft-answers.ts'
import { DraftContent } from '@debut/events/drafts/draft-content.ts'
import { draftOfCard } from '@debut/events/drafts/draft-of-card.ts'
import { ClaimsQuery, DraftParams, NewDraftBody, SaveDraftBody } from '@debut/events/drafts/draft-questions.ts'
import { readyCard, websiteProblem } from '@debut/events/drafts/ready-card.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { slugStream, urlStream } from '@debut/events/tools/claim-streams.ts'
import { Slug, writtenFace, ToolId } from '@debut/events/tools/tool-card.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import { HttpError, parseOrRefuse } from '@debut/adapters/http-error.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Handle } from '../kernel/handle.ts'
import { memberShare } from '../kernel/http/member-share.ts'
import type { DraftRows } from './draft-rows.ts'
import { slugFrom } from './slug-from.ts'
import { whoAsks } from '../kernel/http/who-asks.ts'

interface Parts {
  readonly handle: Handle
  readonly drafts: DraftRows
  readonly commandsPerMinute: number
  readonly clock: Clock
}

/** What may be typed is longer than most of what is sent to us. */
const BODY_LIMIT = 96 * 1024

/** An editor saves every second while its maker types, and looks up what they choose. */
const SHARES = { written: 2, read: 4, looked: 4 } as const

/** A name that so many have is better chosen by its maker. */
const MOST_TRIES = 20

const FIRST_REVISION = 1

const toolIn = (request: FastifyRequest): ToolId => {
  const { data } = DraftParams.safeParse(request.params)
  if (data === undefined) throw new HttpError('unknown-draft')
  return data.toolId
}

export const draftRoutes = (app: FastifyInstance, { handle, drafts, commandsPerMinute, clock }: Parts) => {
  const sharing = (times: number) => ({ preHandler: memberShare(app, commandsPerMinute, times) })
  const [written, read, looked] = [sharing(SHARES.written), sharing(SHARES.read), sharing(SHARES.looked)]
  const at = () => ({ at: clock() })

  const claimOf = async (owner: ToolId | undefined, mine: ToolId | undefined): Promise<Claims['slug']> => {
    if (owner === undefined) return 'free'
    return owner === mine ? 'yours' : 'taken'
  }
  const slugState = async (slug: string, mine: ToolId | undefined) => {
    const parsed = Slug.safeParse(slug.trim())
    return parsed.success ? claimOf((await handle.read(slugOwner, slugStream(parsed.data), at())).owner, mine) : 'unfit'
  }
  const urlState = async (url: string, mine: ToolId | undefined) => {
    const parsed = writtenFace.url.safeParse(url.trim())
    return parsed.success ? claimOf((await handle.read(urlOwner, urlStream(parsed.data), at())).owner, mine) : 'unfit'
  }
  const freeSlug = async (name: string): Promise<string> => {
    const wanted = slugFrom(name)
    if (wanted === '') return wanted
    for (let number = 1; number < MOST_TRIES; number++) {
      const slug = number === 1 ? wanted : `${wanted}-${number}`
      if ((await slugState(slug, undefined)) === 'free') return slug
    }
    return wanted
  }
  const own = async (memberId: MemberId, toolId: ToolId): Promise<Draft> => {
    const draft = await drafts.find(memberId, toolId)
    if (draft === undefined) throw new HttpError('unknown-draft')
    return draft
  }
  const toolOf = async (memberId: MemberId, toolId: ToolId) => {
    const tool = await handle.read(toolFacts, toolStream(toolId), at())
    if (tool.card === undefined || tool.removed || !tool.makers.includes(memberId)) throw new HttpError('not-your-tool')
    return { ...tool, card: tool.card }
  }

  app.get(draftsRoute.path, read, async (request): Promise<Drafts> => {
    const all = await drafts.of(whoAsks(request))
    return {
      drafts: all.map(({ content, ...draft }) => ({
        ...draft,
        name: content.name,
        tagline: content.tagline,
        logo: content.logo?.path ?? null,
        missing: Object.keys(readyCard(content).problems).length,
      })),
    }
  })

  app.post(beginDraftRoute.path, written, async (request): Promise<Draft> => {
    const { name, url } = parseOrRefuse(NewDraftBody, request.body)
    // It can wait. One that can't be kept would be one more draft each time that it is corrected.
    if (![undefined, 'missing'].includes(websiteProblem(url))) throw new HttpError('no-website')
    const content = DraftContent.parse({ name, url, slug: await freeSlug(name) })
    const begun = await drafts.begin(whoAsks(request), { toolId: ToolId.parse(newUlid()), edition: 0, content })
    if (begun === undefined) throw new HttpError('too-many-drafts')
    return begun
  })

  app.get(claimsRoute.path, looked, async (request): Promise<Claims> => {
    const { toolId, slug, url } = parseOrRefuse(ClaimsQuery, request.query)
    return {
      slug: slug === undefined ? null : await slugState(slug, toolId),
      url: url === undefined ? null : await urlState(url, toolId),
    }
  })

  app.get(draftRoute.path, read, (request): Promise<Draft> => own(whoAsks(request), toolIn(request)))

  app.put(saveDraftRoute.path, { ...written, bodyLimit: BODY_LIMIT }, async (request): Promise<SavedDraft> => {
    const [memberId, toolId] = [whoAsks(request), toolIn(request)]
    const { revision, content } = parseOrRefuse(SaveDraftBody, request.body)
    const saved = await drafts.save(memberId, toolId, revision, content)
    if (saved !== undefined) return saved
    await own(memberId, toolId)
    throw new HttpError('draft-stale')
  })

  app.delete(dropDraftRoute.path, written, async (request, reply) => {
    await drafts.drop(whoAsks(request), toolIn(request))
    return reply.status(204).send()
  })

  /** What a listed tool is going to be: begun on its card as it is, or where this maker left it. */
  app.post(beginEditsRoute.path, written, async (request): Promise<Draft> => {
    const [memberId, toolId] = [whoAsks(request), toolIn(request)]
    const { card, terms, edition } = await toolOf(memberId, toolId)
    const begin = () => drafts.begin(memberId, { toolId, edition, content: draftOfCard(card, terms) })
    let begun = await begin()
    // Looked at and never written in: nothing of it is worth a quarrel with what was published since.
    if (begun !== undefined && begun.edition !== edition && begun.revision === FIRST_REVISION) {
      await drafts.drop(memberId, toolId)
      begun = await begin()
    }
    if (begun === undefined) throw new HttpError('too-many-drafts')
    return begun
  })

  /** On top of what another maker has published meanwhile, which they have seen now. */
  app.post(rebaseDraftRoute.path, written, async (request): Promise<Draft> => {
    const [memberId, toolId] = [whoAsks(request), toolIn(request)]
    const { edition } = await toolOf(memberId, toolId)
    const rebased = await drafts.rebase(memberId, toolId, edition)
    if (rebased === undefined) throw new HttpError('unknown-draft')
    return rebased
  })
}
