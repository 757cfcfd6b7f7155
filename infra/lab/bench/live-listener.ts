import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { z } from 'zod'

const Message = z.object({ type: z.enum(['message', 'reached']), cursor: z.int() })

/** A visitor’s socket that listens to one topic, and says of each frame up to where in the log it goes. */
export const openListener = async (queryUrl: string, topic: string, onFrame: (cursor: number) => void) => {
  const socket = new WebSocket(`${queryUrl.replace('http', 'ws')}/api/live`)
  socket.on('message', (data: Buffer) => {
    const message = Message.safeParse(JSON.parse(data.toString()))
    if (message.success) onFrame(message.data.cursor)
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.send(JSON.stringify({ type: 'hello', token: null }))
  socket.send(JSON.stringify({ type: 'subscribe', topic, cursor: null }))
  await delay(500)
  return { close: () => socket.close() }
}
