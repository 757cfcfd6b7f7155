import { setInterval as every } from 'node:timers/promises'
import { WebSocket } from 'ws'

const EACH_MS = 10

/** A live socket that subscribes to topics and unsubscribes from them, so many frames a second, until it is cut or the signal; returns whether it was cut. */
export const runRestlessSocket = async (
  url: string,
  frames: { readonly topic: (index: number) => string; readonly aSecond: number; readonly signal: AbortSignal },
): Promise<{ readonly wasCut: boolean; readonly answers: number }> => {
  const { topic, aSecond, signal } = frames
  const socket = new WebSocket(new URL('/api/live', url.replace(/^http/, 'ws')))
  let answers = 0
  socket.on('message', () => (answers += 1))
  const over = new AbortController()
  const opened = new Promise((resolve) => socket.once('open', resolve).once('close', resolve))
  socket.once('close', () => over.abort())
  // Every error is followed by a close.
  socket.on('error', () => undefined)
  await opened
  const say = (frame: object) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
  }
  say({ type: 'hello', token: null })
  let said = 0
  try {
    for await (const _ of every(EACH_MS, undefined, { signal: AbortSignal.any([signal, over.signal]) })) {
      for (const until = said + (aSecond * EACH_MS) / 1_000 / 2; said < until; said++) {
        say({ type: 'subscribe', topic: topic(said), cursor: null })
        say({ type: 'unsubscribe', topic: topic(said) })
      }
    }
  } catch (error) {
    if (!signal.aborted && !over.signal.aborted) throw error
  }
  const wasCut = socket.readyState !== WebSocket.OPEN
  socket.terminate()
  return { wasCut, answers }
}
