import { Agent, type IncomingMessage, request as requestOverHttp } from 'node:http'
import { Agent as TlsAgent, request as requestOverTls } from 'node:https'
import type { Ask } from '../src/lib/api/api-client.ts'

type RequestOptions = Parameters<Ask>[1]
type Answered = Awaited<ReturnType<Ask>>

/** Connections to services have a share of the descriptors: what more pages at once ask waits for its turn, and those that are idle go after some seconds. */
const kept = { keepAlive: true, maxSockets: 256, timeout: 4_000 }
const agents = { 'http:': new Agent(kept), 'https:': new TlsAgent(kept) }

/** A connection that was kept had just been closed at the other end: the service has not received the request. */
class NotReceived extends Error {}

/** What Node's `fetch` does, as far as it is needed here, for a third of what that costs: every page of every member asks. */
export const askServices: Ask = async (url, options) => {
  try {
    return await askOnce(url, options)
  } catch (error) {
    if (error instanceof NotReceived && (options.method ?? 'GET') === 'GET') return askServices(url, options)
    throw error
  }
}

const askOnce = (url: string, { method = 'GET', body, headers, timeout }: RequestOptions): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const target = new URL(url)
    const isTls = target.protocol === 'https:'
    const request = (isTls ? requestOverTls : requestOverHttp)(target, { method, headers, agent: agents[isTls ? 'https:' : 'http:'] })
    const timer = setTimeout(() => request.destroy(new Error(`no answer from ${target.pathname} in ${timeout} ms`)), timeout)
    request.on('close', () => clearTimeout(timer))
    request.on('error', (error: NodeJS.ErrnoException) => {
      reject(request.reusedSocket && error.code === 'ECONNRESET' ? new NotReceived(error.message, { cause: error }) : error)
    })
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => resolve(answeredBy(response, Buffer.concat(chunks))))
    })
    request.end(body)
  })

const answeredBy = ({ statusCode: status = 0, headers }: IncomingMessage, body: Buffer): Answered => ({
  status,
  ok: status >= 200 && status < 300,
  headers: {
    get: (name) => {
      const value = headers[name]
      return typeof value === 'string' ? value : null
    },
  },
  json: async () => JSON.parse(body.toString()) as unknown,
})

interface Kept {
  readonly tag: string
  readonly answer: Answered
}

/** Answers for everybody are read once for as long as they hold, which the service says. What came for a member is never given to another. */
export const keepingAnswers = (ask: Ask, most: number): Ask => {
  const kept = new Map<string, Kept>()
  return async (url, options) => {
    const { method = 'GET', headers } = options
    if (method !== 'GET' || headers?.['authorization'] !== undefined) return ask(url, options)
    const known = kept.get(url)
    kept.delete(url)
    const answer = await ask(url, known === undefined ? options : { ...options, headers: { ...headers, 'if-none-match': known.tag } })
    const tag = answer.headers.get('etag')
    const current = answer.status === 304 ? known : answer.ok && tag !== null ? { tag, answer: await readOnce(answer) } : undefined
    if (current === undefined) return answer
    const [oldest] = kept.keys()
    if (kept.size >= most && oldest !== undefined) kept.delete(oldest)
    kept.set(url, current)
    return current.answer
  }
}

const readOnce = async ({ ok, status, headers, json }: Answered): Promise<Answered> => {
  const body: unknown = await json()
  return { ok, status, headers, json: async () => body }
}
