import { lookup, type LookupAddress } from 'node:dns'
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { HttpError } from '@debut/infra/adapters/http-error.ts'

const TIMEOUT = 5_000
const MOST_BYTES = 8 * 1024 * 1024
const MOST_REDIRECTS = 3

type MayReach = (address: string) => boolean

/** Checks the very addresses that are then connected to: a name asked a second time may lead elsewhere. */
const lookupAmong =
  (mayReach: MayReach): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found: LookupAddress[] | undefined) => {
      const allowed = found?.filter(({ address }) => mayReach(address)) ?? []
      const [first] = allowed
      if (first === undefined) done(error ?? new Error(`${host} leads to no address that may be reached`), '', 0)
      else if (options.all === true) done(null, allowed)
      else done(null, first.address, first.family)
    })
  }

const request = (url: URL, mayReach: MayReach, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    // For an address nothing is looked up.
    if (isIP(host) !== 0 && !mayReach(host)) throw new Error(`${host} may not be reached`)
    const get = url.protocol === 'https:' ? getHttps : getHttp
    get(url, { lookup: lookupAmong(mayReach), signal, headers: { accept: 'image/*' } }, resolve).on('error', reject)
  })

const read = async (response: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MOST_BYTES) throw new HttpError('not-found')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const follow = async (url: URL, mayReach: MayReach, signal: AbortSignal, redirects = 0): Promise<Buffer> => {
  const response = await request(url, mayReach, signal)
  const { statusCode: status = 0, headers } = response
  if (status === 200) return read(response)
  response.destroy()
  const next = status >= 300 && status < 400 && headers.location !== undefined ? URL.parse(headers.location, url) : null
  if (next?.origin === url.origin && redirects < MOST_REDIRECTS) return follow(next, mayReach, signal, redirects + 1)
  throw new HttpError(status >= 500 ? 'unavailable' : 'not-found')
}

/** What lies there, if it is not too much, comes in time, and does not lead to another host. */
export const download = async (url: URL, mayReach: MayReach): Promise<Buffer> => {
  try {
    return await follow(url, mayReach, AbortSignal.timeout(TIMEOUT))
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError('unavailable')
  }
}
