import {
  beginDraftRoute,
  dropDraftRoute,
  keepPictureFromRoute,
  keepPictureRoute,
  saveDraftRoute,
} from '@debut/events/drafts/draft-routes.ts'
import { commandsRoute } from '@debut/events/kernel/kernel-routes.ts'
import { Draft } from '@debut/events/drafts/draft-answers.ts'
import type { DraftContent } from '@debut/events/drafts/draft-content.ts'
import { routeAddress } from '@debut/events/kernel/route-address.ts'
import { newCommandId } from '@debut/events/kernel/ids.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { ToolPicture } from '@debut/events/tools/tool-picture.ts'
import { z } from 'zod'
import * as core from 'zod/v4/core'

/** What a service refused, in its words. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: string
  readonly retryAfterMs: number

  constructor(code: string, message: string, retryAfterMs = 0) {
    super(message)
    this.code = code
    this.retryAfterMs = retryAfterMs
  }
}

type Picture = { readonly url: string } | { readonly bytes: Blob }

export interface Product {
  readonly content: Partial<DraftContent> & Pick<DraftContent, 'name' | 'url'>
  readonly logo: Picture
  readonly images?: readonly Picture[]
}

/** What one maker does through the public API: the very calls that the pages make. */
export interface Maker {
  /** Nothing is left of one that is refused. */
  submit(product: Product, terms: { readonly join: boolean }): Promise<ToolId>
  send(type: string, payload: object): Promise<void>
  get<Schema extends core.$ZodType>(path: string, schema: Schema): Promise<core.output<Schema>>
}

interface Options {
  readonly edgeUrl: string
  readonly token: () => Promise<string>
  readonly signal?: AbortSignal
}

const TIMEOUT_MS = 20_000
const TRIES = 5
const PAUSE_MS = 1_000
const Problem = z.object({
  code: z.string(),
  message: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})

export const makerByHttp = ({ edgeUrl, token, signal }: Options): Maker => {
  const ask = async (method: string, path: string, body?: object | FormData): Promise<unknown> => {
    const isForm = body instanceof FormData
    const response = await fetch(new URL(path, edgeUrl), {
      method,
      headers: { authorization: `Bearer ${await token()}`, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(TIMEOUT_MS)]),
    })
    const text = await response.text()
    const answer: unknown = text === '' ? undefined : JSON.parse(text)
    if (response.ok) return answer
    const { code, message, details = [] } = Problem.parse(answer)
    const retryAfterMs = Number(response.headers.get('retry-after') ?? 0) * 1_000
    throw new Refused(code, [message, ...details.map((detail) => `${detail.path} ${detail.message}`)].join(' '), retryAfterMs)
  }

  /** A service that is unavailable for a moment, or has had enough for one, is asked again, with what was sent. */
  const askAgain = async (method: string, path: string, body?: object | FormData): Promise<unknown> => {
    for (let tried = 1; ; tried++)
      try {
        return await ask(method, path, body)
      } catch (error) {
        const isForNow = error instanceof Refused && ['unavailable', 'too-many-requests'].includes(error.code)
        if (!isForNow || tried === TRIES || signal?.aborted === true) throw error
        await new Promise((resolve) => setTimeout(resolve, Math.max(error.retryAfterMs, PAUSE_MS * tried)))
      }
  }

  const keep = async (kind: 'logo' | 'image', picture: Picture): Promise<ToolPicture> => {
    if ('url' in picture) return ToolPicture.parse(await askAgain('POST', keepPictureFromRoute.path, { kind, url: picture.url }))
    const form = new FormData()
    form.set('file', picture.bytes, kind)
    return ToolPicture.parse(await askAgain('POST', routeAddress(keepPictureRoute, { kind }), form))
  }

  const send = async (type: string, payload: object): Promise<void> => {
    await askAgain('POST', commandsRoute.path, { commandId: newCommandId(), type, payload })
  }

  return {
    send,
    get: async (path, schema) => core.parse(schema, await askAgain('GET', path)),
    submit: async ({ content, logo, images = [] }, { join }) => {
      const { name, url } = content
      const draft = Draft.parse(await askAgain('POST', beginDraftRoute.path, { name, url }))
      const { toolId } = draft
      try {
        const pictures = { logo: await keep('logo', logo), images: [] as ToolPicture[] }
        for (const image of images) pictures.images.push(await keep('image', image))
        const saved = await askAgain('PUT', routeAddress(saveDraftRoute, { toolId }), {
          revision: draft.revision,
          content: { ...draft.content, ...content, ...pictures },
        })
        await send('SubmitDraft', { toolId, revision: z.object({ revision: z.int() }).parse(saved).revision, join })
        return toolId
      } catch (error) {
        await ask('DELETE', routeAddress(dropDraftRoute, { toolId })).catch(() => undefined)
        throw error
      }
    },
  }
}
