import { isShortened } from '@debut/events/tools/link-shorteners.ts'
import type { Site } from '@debut/events/tools/site-answers.ts'
import type { toolProblems } from '@debut/events/tools/tool-problems.ts'
import { atMost } from '@debut/adapters/at-most.ts'
import { type Outgoing, type OutgoingAnswer, wholeBody } from '@debut/adapters/outgoing/outgoing.ts'
import { OutgoingError, type OutgoingReason } from '@debut/adapters/outgoing/outgoing-error.ts'
import { type Head, headReader } from '../../kernel/sites/head-reader.ts'
import { manifestAddress, siteOf } from './site-of.ts'
import { NO_MANIFEST, webManifest, type WebManifest } from './web-manifest.ts'

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
}

/** What a site says of itself in the head of its page. Where too many are read already, the next is refused as `unavailable`. */
export type ReadSite = (url: string) => Promise<Site | { readonly refusal: Refusal }>

const headOf = async ({ contentType, body }: OutgoingAnswer): Promise<Head> => {
  const reader = headReader(contentType)
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (reader.write(chunk) || bytes >= MOST_READ) break
  }
  return reader.end()
}

export const createReadSite = ({ outgoing }: { readonly outgoing: Outgoing }): ReadSite => {
  const limited = atMost(AT_ONCE, MOST_WAITING)

  const manifestAt = async (address: string | undefined): Promise<WebManifest> => {
    if (address === undefined) return NO_MANIFEST
    try {
      const answer = await outgoing(address, { ...MANIFEST, signal: AbortSignal.timeout(MANIFEST_TIMEOUT) })
      return webManifest((await wholeBody(answer)).toString())
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error
      return NO_MANIFEST
    }
  }

  const read: ReadSite = async (address) => {
    try {
      if (URL.canParse(address) && isShortened(address)) return { refusal: 'site-shortened' }
      const answer = await outgoing(address, PAGE)
      if (isShortened(answer.url.href)) return { refusal: 'site-shortened' }
      const head = await headOf(answer)
      return siteOf(head, answer.url, await manifestAt(manifestAddress(head, answer.url)))
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error
      return { refusal: REFUSALS[error.reason] }
    }
  }

  return (url) => limited(() => read(url))
}
