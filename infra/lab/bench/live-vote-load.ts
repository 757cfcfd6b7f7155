import { setTimeout as delay } from 'node:timers/promises'
import { newCommandId } from '@debut/events/kernel/ids.ts'
import { WebSocket } from 'ws'
import { z } from 'zod'
import type { HttpRequest } from './command-load.ts'
import { inOwnProcess } from './own-process.ts'
import { percentile } from './percentile.ts'

interface Load {
  readonly commandUrl: string
  readonly queryUrl: string
  readonly topic: string
  readonly votes: readonly HttpRequest[]
  readonly perSecond: number
}

const Message = z.object({ type: z.enum(['message', 'reached']), cursor: z.int() })
const Accepted = z.object({ position: z.int() })
const WARM_UP = 200

/** Votes at a steady pace, whatever their answers take; and a browser elsewhere that listens to the board they count on. */
export const liveVoteLoad = inOwnProcess(import.meta, async ({ commandUrl, queryUrl, topic, votes, perSecond }: Load) => {
  const socket = new WebSocket(`${queryUrl.replace('http', 'ws')}/api/live`)
  const unseen = new Map<number, (at: number) => void>()
  let seenUpTo = 0
  socket.on('message', (data: Buffer) => {
    const message = Message.safeParse(JSON.parse(data.toString()))
    if (!message.success) return
    const at = performance.now()
    seenUpTo = message.data.cursor
    for (const [position, seen] of unseen) {
      if (position > seenUpTo) continue
      unseen.delete(position)
      seen(at)
    }
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.send(JSON.stringify({ type: 'hello', token: null }))
  socket.send(JSON.stringify({ type: 'subscribe', topic, cursor: null }))
  await delay(500)

  /** From sending to seeing, and from the answer to seeing: it may be seen before it is answered. */
  const vote = async ({ token, body }: HttpRequest) => {
    const sent = performance.now()
    const response = await fetch(`${commandUrl}/api/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ ...JSON.parse(body), commandId: newCommandId() }),
    })
    const arrived = performance.now()
    const { position } = Accepted.parse(await response.json())
    const seen = position <= seenUpTo ? arrived : await new Promise<number>((resolve) => unseen.set(position, resolve))
    return { whole: seen - sent, after: Math.max(0, seen - arrived) }
  }

  const begun = performance.now()
  const taken = await Promise.all(
    votes.map(async (each, index) => {
      await delay(Math.max(0, begun + (index * 1_000) / perSecond - performance.now()))
      return vote(each)
    }),
  )
  socket.close()
  const of = (pick: (each: (typeof taken)[number]) => number) => {
    const measured = taken.slice(WARM_UP).map(pick)
    return { p50: percentile(measured, 0.5), p99: percentile(measured, 0.99) }
  }
  return { whole: of(({ whole }) => whole), after: of(({ after }) => after) }
})
