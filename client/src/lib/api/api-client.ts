import { isRecord } from './is-record.ts'

/** What a refusal says of itself: the catalogue's code, and a sentence for people. */
export interface Problem {
  readonly code: string
  readonly message: string
  readonly details?: unknown
}

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

type Parse<T> = (body: unknown) => T | undefined

/** Both hand the answer to `parse`, which gives undefined for what it does not recognise. */
export type ApiClient = {
  get<T>(path: string, parse: Parse<T>): Promise<T>
  /** Sent once: whether to repeat it is the caller's to know. Undefined is no body. */
  post<T>(path: string, body: unknown, parse: Parse<T>): Promise<T>
}

type Sent = { readonly method?: string; readonly body?: string; readonly headers?: Readonly<Record<string, string>> }

/** How an answer is come by: as `fetch` does it, of which no more is needed than this. */
export type Ask = (
  url: string,
  asked: Sent & { readonly timeout: number },
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
  /** How often a question that nobody answered is asked again. */
  retries?: number
  ask?: Ask
}

const PAUSE = 300

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
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
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

  const read = async <T>(path: string, init: Sent, parse: Parse<T>, attempts = 1): Promise<T> => {
    const response = await answered(path, init, attempts)
    const body: unknown = response.status === 204 ? null : await response.json().catch(() => undefined)
    if (!response.ok)
      throw new ApiError(`status-${response.status}`, `${path} answered ${response.status}`, {
        problem: problemIn(body),
        retryAfter: pauseIn(response.headers.get('retry-after')),
      })
    if (body === undefined) throw new ApiError('not-json', `${path} answered something that is not JSON`)
    const parsed = parse(body)
    if (parsed === undefined) throw new ApiError('unexpected-body', `${path} answered something unexpected`)
    return parsed
  }

  return {
    get: (path, parse) => read(path, {}, parse, 1 + retries),
    post: (path, body, parse) => read(path, { method: 'POST', ...(body !== undefined && jsonOf(body)) }, parse),
  }
}

const jsonOf = (body: unknown) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

const problemIn = (body: unknown): Problem | undefined => {
  if (!isRecord(body) || typeof body['code'] !== 'string' || typeof body['message'] !== 'string') return undefined
  const { code, message, details } = body
  return { code, message, ...(details !== undefined && { details }) }
}

/** In seconds, as our services say it. */
const pauseIn = (header: string | null): number | undefined =>
  header !== null && /^\d+$/.test(header) ? Number(header) * 1_000 : undefined
