import { PUBLIC_KEY } from '@debut/events/identity/public-key.ts'
import * as z from 'zod/mini'
import { isRecord } from './is-record.ts'
import type { ownParts } from './own-parts.ts'
import { type Problem, problemIn } from './problem.ts'

interface Circumstances {
  readonly cause?: unknown
  readonly problem?: Problem | undefined
  readonly retryAfter?: number | undefined
}

/** The server said no, said nothing in time, or said something that is not what was asked for. */
export class ApiError extends Error {
  /** `unreachable`, `not-json`, `unexpected-body` or `status-…`. */
  readonly code: string
  readonly problem: Problem | undefined
  /** Milliseconds after which the server wants to be asked again. */
  readonly retryAfter: number | undefined

  constructor(code: string, message: string, { cause, problem, retryAfter }: Circumstances = {}) {
    super(message, { cause })
    this.name = 'ApiError'
    this.code = code
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

/** With what the reader sent from here before; as a part, in one request with all parts that are asked for in the same moment. */
type Whose = 'own' | 'own part'

/** Both read the answer by its schema, as the contract has it. */
export type ApiClient = {
  get<Answer extends z.core.$ZodType>(path: string, answer: Answer, whose?: Whose): Promise<z.core.output<Answer>>
  /** Sent once: whether to repeat it is the caller's to know. Undefined is no body. */
  post<Answer extends z.core.$ZodType>(path: string, body: unknown, answer: Answer, method?: WritingMethod): Promise<z.core.output<Answer>>
}

export type WritingMethod = 'POST' | 'PUT' | 'DELETE'

/** For what is answered by doing it. */
export const NoAnswer = /* @__PURE__ */ z.null()

type Sent = { readonly method?: string; readonly body?: string; readonly headers?: Readonly<Record<string, string>> }

/** How an answer is come by: as `fetch` does it, of which no more is needed than this. */
export type Ask = (
  url: string,
  request: Sent & { readonly timeout: number },
) => Promise<Pick<Response, 'ok' | 'status' | 'json'> & { readonly headers: Pick<Headers, 'get'> }>

const askByFetch: Ask = (url, { timeout, ...init }) => fetch(url, { ...init, signal: AbortSignal.timeout(timeout) })

type Options = {
  baseUrl: string
  timeout: number
  headers?: Record<string, string>
  /** Whose answers these are. */
  token?: () => string | undefined
  /** The server no longer takes that token. */
  refused?: () => void
  /** How often a request without an answer is sent again. */
  retries?: number
  ask?: Ask
}

const PAUSE = 300
/** The server shows a command within moments. Only so many requests of one address may wait for that, so later ones do not ask to. */
const NEW_MS = 30_000

export const createApiClient = (options: Options): ApiClient => {
  const { baseUrl, timeout, headers = {}, token, refused, retries = 0, ask: send = askByFetch } = options
  const ask = async (path: string, init: Sent) => {
    const bearer = token?.()
    const response = await send(baseUrl + path, {
      ...init,
      timeout,
      headers: {
        accept: 'application/json',
        ...headers,
        ...(bearer === undefined ? { apikey: PUBLIC_KEY } : { authorization: `Bearer ${bearer}` }),
        ...init.headers,
      },
    })
    // Another tab may have signed in meanwhile.
    if (response.status === 401 && bearer !== undefined && bearer === token?.()) refused?.()
    return response
  }

  const answered = async (path: string, init: Sent, attempts: number): ReturnType<Ask> => {
    try {
      return await ask(path, init)
    } catch (cause) {
      if (attempts <= 1) throw new ApiError('unreachable', `No answer from ${path}`, { cause })
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      return answered(path, init, attempts - 1)
    }
  }

  /** The newest command that was accepted from here. */
  let accepted: { readonly position: number; readonly at: number } | undefined
  const note = (answer: unknown) => {
    if (!isRecord(answer) || typeof answer['position'] !== 'number') return
    accepted = { position: Math.max(accepted?.position ?? 0, answer['position']), at: performance.now() }
  }
  const newlyAccepted = () => (accepted !== undefined && performance.now() - accepted.at < NEW_MS ? accepted.position : undefined)

  const read = async <Answer extends z.core.$ZodType>(path: string, init: Sent, answer: Answer, attempts = 1) => {
    const response = await answered(path, init, attempts)
    const body: unknown = response.status === 204 ? null : await response.json().catch((cause: unknown) => unread(path, cause))
    if (!response.ok)
      throw new ApiError(`status-${response.status}`, `${path} answered ${response.status}`, {
        problem: problemIn(body),
        retryAfter: pauseIn(response.headers.get('retry-after')),
      })
    if (body === undefined) throw new ApiError('not-json', `${path} answered something that is not JSON`)
    return readBody(path, answer, body)
  }

  const readOwn = <Answer extends z.core.$ZodType>(path: string, answer: Answer) => {
    const position = newlyAccepted()
    return read(path, position === undefined ? {} : { headers: { 'min-position': String(position) } }, answer, 1 + retries)
  }
  /** Visitors are spared its code. */
  let opened: Promise<ReturnType<typeof ownParts>> | undefined
  const openParts = async () => {
    try {
      return (await import('./own-parts.ts')).ownParts(readOwn)
    } catch (error) {
      opened = undefined
      throw error
    }
  }
  const partAt = async (path: string) => {
    opened ??= openParts()
    return (await opened)(path)
  }

  const readPart = async <Answer extends z.core.$ZodType>(path: string, answer: Answer) => {
    const { status, body } = (await partAt(path)) ?? { status: 502, body: null }
    if (status >= 400) throw new ApiError(`status-${status}`, `${path} answered ${status}`, { problem: problemIn(body) })
    return readBody(path, answer, body)
  }

  return {
    get: (path, answer, whose) => {
      if (whose === 'own part') return readPart(path, answer)
      return whose === 'own' ? readOwn(path, answer) : read(path, {}, answer, 1 + retries)
    },
    post: async (path, body, answer, method = 'POST') => {
      const answered = await read(path, { method, ...(body !== undefined && jsonOf(body)) }, answer)
      note(answered)
      return answered
    },
  }
}

/** Undefined for what is no JSON. An answer that was cut off is none. */
const unread = (path: string, cause: unknown): undefined => {
  if (!(cause instanceof SyntaxError)) throw new ApiError('unreachable', `The answer from ${path} was cut off`, { cause })
}

const readBody = <Answer extends z.core.$ZodType>(path: string, answer: Answer, body: unknown): z.core.output<Answer> => {
  const { data, error } = z.safeParse(answer, body)
  if (error !== undefined) throw new ApiError('unexpected-body', `${path} answered something unexpected`, { cause: error })
  return data
}

const jsonOf = (body: unknown) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

/** In seconds, as our services say it. */
export const pauseIn = (header: string | null): number | undefined =>
  header !== null && /^\d+$/.test(header) ? Number(header) * 1_000 : undefined
