import { atMost } from '@debut/adapters/at-most.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import { type Outgoing, type OutgoingAnswer, wholeBody } from '@debut/adapters/outgoing/outgoing.ts'
import { OutgoingError } from '@debut/adapters/outgoing/outgoing-error.ts'
import type { freeToolsProblems } from '@debut/events/free-tools/free-tools-problems.ts'
import type { Scrape } from '@debut/events/free-tools/scrape-answers.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import { LRUCache } from 'lru-cache'
import { parsedApart } from '../../kernel/sites/parsed-apart.ts'
import { mayRead } from './robots-rules.ts'
import type * as parsers from './scrape-parsers.ts'

type ProblemCode = keyof typeof freeToolsProblems

/** Reads the page at an address, or throws the problem that keeps it from that. `admit` may refuse before the site gets a request. */
export type ScrapeSite = (url: URL, admit: () => Promise<void>) => Promise<Scrape>

const PAGE = { accept: ['text/html', 'application/xhtml+xml'], mostBytes: 2 * 1024 * 1024 }
/** For robots.txt and the page together: the edge waits for ten seconds. */
const TIMEOUT_MS = 8_000
const AT_ONCE = 6
const MOST_WAITING = 24

const AN_HOUR = 60 * 60_000
const MOST_KEPT = 300
const MOST_KEPT_BYTES = 16 * 1024 * 1024

interface Options {
  readonly outgoing: Outgoing
  readonly clock: Clock
  readonly timeoutMs?: number
}

const byStatus = (status = 0): ProblemCode => {
  if (status === 401 || status === 403) return 'scrape-refused'
  if (status === 404 || status === 410) return 'scrape-missing'
  return status === 429 ? 'scrape-busy' : 'scrape-site-error'
}

const problemOf = ({ reason, status, isUnknownName }: OutgoingError): ProblemCode => {
  switch (reason) {
    case 'not-a-web-address':
      return 'scrape-address'
    case 'not-public':
      return 'scrape-not-public'
    case 'unreachable':
      return isUnknownName ? 'scrape-no-site' : 'scrape-unreachable'
    case 'timed-out':
      return 'scrape-slow'
    case 'redirected':
      return 'scrape-redirects'
    case 'error-status':
      return byStatus(status)
    case 'wrong-type':
      return 'scrape-no-page'
    case 'too-large':
      return 'scrape-too-large'
    case 'unreadable':
      return 'scrape-unreadable'
  }
}

const apart = parsedApart<typeof parsers>(import.meta.resolve('./scrape-parsers.ts'))

/** All of it comes before any is parsed: a page that is too large costs no more than its transfer, and a busy moment of ours is no slowness of theirs. */
const readPage = async (answer: OutgoingAnswer) => {
  const { url, contentType, headers } = answer
  const body = await wholeBody(answer)
  return { bytes: body.length, ...(await apart('scrapeIn', { address: url.href, contentType, headers: { ...headers }, body })) }
}

export const createScrapeSite = ({ outgoing, clock, timeoutMs = TIMEOUT_MS }: Options): ScrapeSite => {
  const limited = atMost(AT_ONCE, MOST_WAITING)
  const kept = new LRUCache<string, Scrape>({
    max: MOST_KEPT,
    maxSize: MOST_KEPT_BYTES,
    sizeCalculation: (scrape) => JSON.stringify(scrape).length,
    ttl: AN_HOUR,
    ttlResolution: 0,
    perf: { now: () => clock().toMillis() },
  })
  const reading = new Map<string, Promise<Scrape>>()

  const allowed = async (page: URL, signal: AbortSignal) => {
    if (!(await mayRead({ outgoing, page, signal, isAllowed: (by) => apart('isAllowed', by) }))) throw new HttpError('scrape-robots')
  }

  const read = async (url: URL): Promise<Scrape> => {
    const began = clock()
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      await allowed(url, signal)
      const answer = await outgoing(url, { ...PAGE, signal })
      // Where it was led to has rules of its own.
      if (answer.url.href !== url.href) await allowed(answer.url, signal)
      const found = await readPage(answer)
      const now = clock()
      const tookMs = Math.max(0, Math.round(now.diff(began).toMillis()))
      return { ...found, fetchedAt: isoOf(now), tookMs }
    } catch (error) {
      throw error instanceof OutgoingError ? new HttpError(problemOf(error)) : error
    }
  }

  const readInTurn = async (url: URL): Promise<Scrape> => {
    try {
      return await limited(() => read(url))
    } catch (error) {
      throw error instanceof HttpError && error.code === 'unavailable' ? new HttpError('scrape-crowded') : error
    }
  }

  return async (url, admit) => {
    const known = kept.get(url.href) ?? reading.get(url.href)
    if (known !== undefined) return known
    const scrape = admit().then(() => readInTurn(url))
    reading.set(url.href, scrape)
    try {
      const found = await scrape
      kept.set(url.href, found)
      return found
    } finally {
      reading.delete(url.href)
    }
  }
}
