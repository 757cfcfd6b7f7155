import { addressOf } from '@debut/adapters/address-of.ts'
import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'

/** No response waits for a report; more than these at once are not sent. */
const MOST_AT_ONCE = 64
const TIMEOUT = 2_000

type Visitor = Pick<FastifyRequest, 'headers' | 'ip' | 'socket'>
export type ReportVisit = (kind: 'view' | 'click', slug: string, visitor: Visitor) => void

/** Reports them to the command-service, which counts. Programs are no visitors. */
export const visitsTo = (url: string): ReportVisit => {
  let atOnce = 0
  return (kind, slug, visitor) => {
    const { 'user-agent': userAgent = '' } = visitor.headers
    if (userAgent === '' || isbot(userAgent) || atOnce >= MOST_AT_ONCE) return
    atOnce += 1
    void fetch(`${url}/internal/visits`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': userAgent,
        'x-forwarded-for': addressOf(visitor),
      },
      body: JSON.stringify({ kind, slug }),
      signal: AbortSignal.timeout(TIMEOUT),
    })
      .then((response) => response.body?.cancel())
      .catch(() => undefined)
      .finally(() => (atOnce -= 1))
  }
}
