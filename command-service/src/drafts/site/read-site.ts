import { isShortened } from '@debut/events/tools/link-shorteners.ts'
import type { Site } from '@debut/events/tools/site-answers.ts'
import type { toolProblems } from '@debut/events/tools/tool-problems.ts'
import { atMost } from '@debut/adapters/at-most.ts'
import { type Outgoing, type OutgoingAnswer, wholeBody } from '@debut/adapters/outgoing/outgoing.ts'
import { OutgoingError, type OutgoingReason } from '@debut/adapters/outgoing/outgoing-error.ts'
import { parsedApart } from '../../kernel/sites/parsed-apart.ts'
import { manifestAddress } from './site-of.ts'
import type * as parsers from './site-parsers.ts'

const MOST_READ = 512 * 1024
/** More than is read, so that a long page is no error. */
const PAGE = { accept: ['text/html', 'application/xhtml+xml'], mostBytes: 2 * MOST_READ }
const MANIFEST = { accept: ['application/*', 'text/*'], mostBytes: 64 * 1024 }
/** A site that was read is not kept from its reader for long by a file beside it. */
const MANIFEST_TIMEOUT = 2_000
const AT_ONCE = 8
const MOST_WAITING = 40

type Refusal = keyof typeof toolProblems

const REFUSALS: Readonly<Record<OutgoingReason, Refusal>> = {
  'not-a-web-address': 'site-address',
  'not-public': 'site-not-public',
  unreachable: 'site-unreachable',
  'timed-out': 'site-slow',
  redirected: 'site-redirects',
  'error-status': 'site-error',
  'wrong-type': 'site-no-page',
  'too-large': 'site-no-page',
  unreadable: 'site-unreadable',
}

/** What a site says of itself in the head of its page. Where too many are read already, the next is refused as `unavailable`. */
export type ReadSite = (url: string) => Promise<Site | { readonly refusal: Refusal }>

const apart = parsedApart<typeof parsers>(import.meta.resolve('./site-parsers.ts'))

const HEAD_ENDS = /<\/head|<body/i
const LONGEST_END = '</head'.length

/** Reads only until the head ends, because some sites take long to send the rest. */
const untilHeadEnds = async (body: OutgoingAnswer['body']): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let bytes = 0
  let before = ''
  for await (const chunk of body) {
    chunks.push(chunk)
    bytes += chunk.length
    const text = before + chunk.toString('latin1')
    if (HEAD_ENDS.test(text) || bytes >= MOST_READ) break
    before = text.slice(-LONGEST_END)
  }
  return Buffer.concat(chunks)
}

export const createReadSite = ({ outgoing }: { readonly outgoing: Outgoing }): ReadSite => {
  const limited = atMost(AT_ONCE, MOST_WAITING)

  const manifestAt = async (address: string | undefined): Promise<string> => {
    if (address === undefined) return ''
    try {
      const answer = await outgoing(address, { ...MANIFEST, signal: AbortSignal.timeout(MANIFEST_TIMEOUT) })
      return (await wholeBody(answer)).toString()
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error
      return ''
    }
  }

  const read: ReadSite = async (address) => {
    try {
      if (URL.canParse(address) && isShortened(address)) return { refusal: 'site-shortened' }
      const answer = await outgoing(address, PAGE)
      if (isShortened(answer.url.href)) return { refusal: 'site-shortened' }
      const head = await apart('headIn', { contentType: answer.contentType, page: await untilHeadEnds(answer.body) })
      return await apart('siteIn', { head, address: answer.url.href, manifest: await manifestAt(manifestAddress(head, answer.url)) })
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error
      return { refusal: REFUSALS[error.reason] }
    }
  }

  return (url) => limited(() => read(url))
}
