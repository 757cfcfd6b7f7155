import { setTimeout as delay } from 'node:timers/promises'
import { newCommandId } from '@debut/events/kernel/ids.ts'
import { z } from 'zod'
import type { HttpRequest } from './command-bytes.ts'
import { openListener } from './live-listener.ts'
import { inOwnProcess } from './own-process.ts'
import { percentile } from './percentile.ts'

interface Load {
  readonly commandUrl: string
  readonly queryUrl: string
  readonly topic: string
  readonly votes: readonly HttpRequest[]
  readonly perSecond: number
}

const Accepted = z.object({ position: z.int() })
const WARM_UP = 200
const UNAVAILABLE = 503

/**
 * Votes at a steady pace, whatever their answers take; and a browser elsewhere that listens to the board they count on.
 * Where they come faster than they can be taken, some are refused.
 */
export const liveVoteLoad = inOwnProcess(import.meta, async ({ commandUrl, queryUrl, topic, votes, perSecond }: Load) => {
  const unseen = new Map<number, (at: number) => void>()
  let seenUpTo = 0
  const listener = await openListener(queryUrl, topic, (cursor) => {
    const at = performance.now()
    seenUpTo = cursor
    for (const [position, seen] of unseen) {
      if (position > seenUpTo) continue
      unseen.delete(position)
      seen(at)
    }
  })

  /** From sending to the answer and to seeing, and from the answer to seeing: it may be seen before it is answered. */
  const vote = async ({ token, body }: HttpRequest) => {
    const sent = performance.now()
    const response = await fetch(`${commandUrl}/api/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ ...JSON.parse(body), commandId: newCommandId() }),
    })
    const arrived = performance.now()
    const answer: unknown = await response.json()
    if (response.status === UNAVAILABLE) return undefined
    if (!response.ok) throw new Error(`a vote was answered ${response.status}`)
    const { position } = Accepted.parse(answer)
    const seen = position <= seenUpTo ? arrived : await new Promise<number>((resolve) => unseen.set(position, resolve))
    return { answer: arrived - sent, whole: seen - sent, after: Math.max(0, seen - arrived) }
  }

  const begun = performance.now()
  const answers = await Promise.all(
    votes.map(async (each, index) => {
      await delay(Math.max(0, begun + (index * 1_000) / perSecond - performance.now()))
      return vote(each)
    }),
  )
  const taken = answers.filter((each) => each !== undefined)
  const accepted = (taken.length * 1_000) / (performance.now() - begun)
  listener.close()
  const of = (pick: (each: (typeof taken)[number]) => number) => {
    const measured = taken.slice(WARM_UP).map(pick)
    return { p50: percentile(measured, 0.5), p99: percentile(measured, 0.99) }
  }
  return {
    perSecond: accepted,
    refused: answers.length - taken.length,
    answer: of(({ answer }) => answer),
    whole: of(({ whole }) => whole),
    after: of(({ after }) => after),
  }
})
