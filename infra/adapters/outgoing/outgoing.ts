import type { LookupAddress } from 'node:dns'
import { type IncomingHttpHeaders, type IncomingMessage, request as requestOverHttp } from 'node:http'
import { request as requestOverTls } from 'node:https'
import type { LookupFunction } from 'node:net'
import { limitedBody, PACKED } from './limited-body.ts'
import { OutgoingError } from './outgoing-error.ts'
import { type Reach, reaching } from './reach.ts'

const TIMEOUT_MS = 5_000
const MOST_REDIRECTS = 3
const LONGEST_ADDRESS = 2_048
const MOST_HEADER_BYTES = 64 * 1024

export interface OutgoingRequest {
  /** Types of content: `text/html`, or `image/*`. */
  readonly accept: readonly string[]
  /** Of the body, packed and unpacked. */
  readonly mostBytes: number
  /** Does not follow to another host, scheme or port. */
  readonly sameOrigin?: boolean
  /** Ends it before its own time is up. */
  readonly signal?: AbortSignal
}

export interface OutgoingAnswer {
  /** Where it lies in the end. */
  readonly url: URL
  /** With all that the server says of it, as `text/html; charset=utf-8`. */
  readonly contentType: string
  readonly headers: IncomingHttpHeaders
  /** Read once, as far as wanted, within what is left of the time. It throws an `OutgoingError` as the request does. */
  readonly body: AsyncIterable<Buffer>
}

/** A GET to an address that somebody else named. Rejects with an `OutgoingError` that says why not. */
export type Outgoing = (address: string | URL, request: OutgoingRequest) => Promise<OutgoingAnswer>

interface Options {
  readonly reach?: Reach
  /** How we introduce ourselves. */
  readonly userAgent?: string
  /** For all of it: names, redirects and the body. */
  readonly timeoutMs?: number
}

const parsed = (address: string | URL, base?: URL): URL => {
  const url = URL.parse(String(address), base?.href)
  const refuse = (why: string) => new OutgoingError('not-a-web-address', why)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) throw refuse('it does not begin with http:// or https://')
  if (url.username !== '' || url.password !== '') throw refuse('it holds a name or a password')
  if (url.href.length > LONGEST_ADDRESS) throw refuse(`it is longer than ${LONGEST_ADDRESS} characters`)
  url.hash = ''
  return url
}

/** The addresses that were checked are the ones connected to: the name is not asked for again. */
const only =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_host, { all }, done) => {
    const [first] = addresses
    if (all === true) done(null, [...addresses])
    else done(null, first?.address ?? '', first?.family)
  }

const ask = (url: URL, addresses: readonly LookupAddress[], headers: Record<string, string>, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestOverTls : requestOverHttp
    // A connection of its own: one that is kept for others was made by their rules.
    const options = { agent: false, lookup: only(addresses), maxHeaderSize: MOST_HEADER_BYTES, headers, signal }
    // One that is closed without either, as after an answer that wants another protocol, would be waited for without end.
    const unanswered = () => reject(new Error('it gives no answer'))
    request(url, options, resolve).on('error', reject).on('close', unanswered).end()
  })

/** Looking up a name can't always be stopped, but it need not be waited for. */
const inTime = <Result>(work: Promise<Result>, signal: AbortSignal) =>
  new Promise<Result>((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(new Error('it was given up')), { once: true })
    work.then(resolve, reject)
  })

const isTaken = (contentType: string, accept: readonly string[]): boolean => {
  const type = (contentType.split(';', 1)[0] ?? '').trim().toLowerCase()
  return accept.some((each) => (each.endsWith('/*') ? type.startsWith(each.slice(0, -1)) : type === each))
}

/** Header bytes are read as Latin-1; what is no ASCII is UTF-8 in practice. */
const locationOf = ({ statusCode = 0, headers: { location } }: IncomingMessage): string | undefined =>
  location !== undefined && [301, 302, 303, 307, 308].includes(statusCode) ? Buffer.from(location, 'latin1').toString() : undefined

export const createOutgoing = ({ reach = reaching(), userAgent, timeoutMs = TIMEOUT_MS }: Options = {}): Outgoing => {
  const follow = async (url: URL, request: OutgoingRequest, signal: AbortSignal, redirects: number): Promise<OutgoingAnswer> => {
    const { accept, mostBytes, sameOrigin = false } = request
    const headers = {
      accept: accept.join(', '),
      'accept-encoding': PACKED,
      'accept-language': 'en',
      ...(userAgent && { 'user-agent': userAgent }),
    }
    const response = await ask(url, await inTime(reach(url, signal), signal), headers, signal)
    // The reader of the body receives errors itself; this keeps one that comes after it stopped from being uncaught.
    response.on('error', () => {})
    try {
      const location = locationOf(response)
      if (location !== undefined) {
        response.destroy()
        const next = parsed(location, url)
        if (redirects === MOST_REDIRECTS) throw new OutgoingError('redirected', `it leads on more than ${MOST_REDIRECTS} times`)
        if (sameOrigin && next.origin !== url.origin) throw new OutgoingError('redirected', `it leads on to ${next.host}`)
        return await follow(next, request, signal, redirects + 1)
      }
      const { statusCode: status = 0 } = response
      if (status !== 200) throw new OutgoingError('error-status', `it answers ${status}`, { status })
      const contentType = response.headers['content-type'] ?? ''
      if (!isTaken(contentType, accept)) throw new OutgoingError('wrong-type', `it is ${contentType || 'of no type'}`)
      return { url, contentType, headers: response.headers, body: explained(limitedBody(response, mostBytes), response, signal) }
    } catch (error) {
      response.destroy()
      throw error
    }
  }

  return async (address, request) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = request.signal === undefined ? timeout : AbortSignal.any([timeout, request.signal])
    try {
      return await follow(parsed(address), request, signal, 0)
    } catch (error) {
      throw explain(error, signal)
    }
  }
}

const explain = (error: unknown, signal: AbortSignal): OutgoingError => {
  if (error instanceof OutgoingError && !signal.aborted) return error
  if (signal.aborted) return new OutgoingError('timed-out', 'it takes too long', { cause: error })
  return new OutgoingError('unreachable', error instanceof Error ? error.message : 'it can’t be reached', { cause: error })
}

const explained = async function* (body: AsyncIterable<Buffer>, response: IncomingMessage, signal: AbortSignal) {
  try {
    yield* body
  } catch (error) {
    throw explain(error, signal)
  } finally {
    response.destroy()
  }
}

/** All of it. */
export const wholeBody = async ({ body }: OutgoingAnswer): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks)
}
