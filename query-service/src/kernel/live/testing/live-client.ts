import { once } from 'node:events'
import { frameFitsContract } from '@debut/testing/fits-contract.ts'
import { vi } from 'vitest'
import { WebSocket } from 'ws'

interface Frame<Body> {
  readonly type: string
  readonly topic?: string
  readonly cursor?: number
  readonly coalesced?: boolean
  readonly code?: string
  readonly memberId?: string | null
  readonly body?: Body
}

/** A client that keeps every frame it receives. */
export const connectLive = async <Body>(url: string, options: { origin?: string } = {}) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, options)
  const received: Frame<Body>[] = []
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as Frame<Body>
    if (frame.type === 'message' && frame.body !== undefined) frameFitsContract(frame.topic ?? '', frame.body as object)
    received.push(frame)
  })
  const closed = once(socket, 'close').then(([code]) => code as number)
  await once(socket, 'open')
  const until = async (is: (frame: Frame<Body>) => boolean): Promise<Frame<Body>> =>
    vi.waitFor(
      () => {
        const found = received.find(is)
        if (found === undefined) throw new Error(`not received; received ${JSON.stringify(received)}`)
        return found
      },
      { timeout: 15_000, interval: 5 },
    )
  return {
    socket,
    received,
    closed,
    say: (frame: object) => socket.send(JSON.stringify(frame)),
    until,
    receives: (type: string, topic?: string) => until((frame) => frame.type === type && (topic === undefined || frame.topic === topic)),
    /** What came as messages of a topic, in order. */
    bodies: (topic: string) => received.flatMap((frame) => (frame.topic === topic && frame.body !== undefined ? [frame.body] : [])),
  }
}
