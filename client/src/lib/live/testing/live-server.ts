import { EventEmitter, on, once } from 'node:events'
import { WebSocketServer } from 'ws'
import type { ClientFrame, ServerFrame } from '@debut/events/kernel/live-frames.ts'

/** A server of the live protocol whose every word the test says itself. */
export const startLiveServer = async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The live server has no port')

  const received = new EventEmitter()
  const frames = on(received, 'frame')
  server.on('connection', (socket) => {
    socket.on('message', (data) => received.emit('frame', JSON.parse(String(data))))
  })

  const say = (frame: ServerFrame) => server.clients.forEach((client) => client.send(JSON.stringify(frame)))
  const next = async (): Promise<ClientFrame> => {
    const { value } = await frames.next()
    return value?.[0]
  }

  return {
    url: `ws://127.0.0.1:${address.port}`,
    say,
    sayText: (text: string) => server.clients.forEach((client) => client.send(text)),
    /** The next frame that any client sent. */
    next,
    /** Lets the client in and answers its first subscription, which it gives back. */
    welcome: async ({ coalesced = false } = {}) => {
      await next()
      say({ type: 'welcome', memberId: null })
      const asked = await next()
      if (asked.type === 'subscribe') say({ type: 'subscribed', topic: asked.topic, cursor: asked.cursor ?? 0, coalesced })
      return asked
    },
    cut: () => server.clients.forEach((client) => client.terminate()),
    close: async () => {
      server.clients.forEach((client) => client.terminate())
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type LiveServer = Awaited<ReturnType<typeof startLiveServer>>
