import type { ClientFrame } from '@debut/events/kernel/live-frames.ts'
import { readServerFrame } from './live-frames.ts'
import type { LiveStatus } from './live-slice.ts'

export type LiveMessage = { cursor: number; body: unknown }

export type Subscriber = {
  onMessage: (message: LiveMessage) => void
  /** What was received last is the newest up to here, whatever happened. */
  onReached?: (cursor: number) => void
  /** The server no longer holds what follows our cursor: fetch anew and subscribe from there. */
  onReset: () => void
}

/** One socket for all topics. It remembers where each topic was left and asks for the rest after any outage. */
export type LiveStream = {
  /** One subscriber a topic. The function given back ends the subscription. */
  subscribe: (topic: string, cursor: number | null, subscriber: Subscriber) => () => void
  watch: (listener: (status: LiveStatus) => void) => () => void
  /** Opens a fresh socket at once, whatever the state of the present one. */
  connect: () => void
  /** Holds everything until the next `connect`; cursors are kept. */
  pause: () => void
}

type Subscription = { cursor: number | null; coalesced: boolean; readonly subscriber: Subscriber }

type Options = {
  open: () => WebSocket
  token: () => string | null
  retryDelay: (failures: number) => number
  /** A socket that is not welcomed in this time is given up: half-open links never report an error. */
  welcomeWithin?: number
}

const close = (socket: WebSocket) => socket.close()

/** To a browser, a socket that is closed while it still connects is an error, which it writes on its console. */
const closeOnceOpen = (socket: WebSocket) => {
  if (socket.readyState === socket.CONNECTING) socket.onopen = () => socket.close()
  else socket.close()
}

export const createLiveStream = ({ open, token, retryDelay, welcomeWithin = 10_000 }: Options): LiveStream => {
  const subscriptions = new Map<string, Subscription>()
  const listeners = new Set<(status: LiveStatus) => void>()
  let socket: WebSocket | undefined
  let welcomed = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const announce = (status: LiveStatus) => listeners.forEach((listener) => listener(status))
  const send = (frame: ClientFrame) => socket?.send(JSON.stringify(frame))

  const ask = (topic: string, subscription: Subscription) => {
    // A cursor does not cover what time alone changed during an outage.
    if (subscription.coalesced) subscription.cursor = null
    send({ type: 'subscribe', topic, cursor: subscription.cursor })
  }

  const drop = (end: (dropped: WebSocket) => void) => {
    clearTimeout(timer)
    const dropped = socket
    socket = undefined
    welcomed = false
    if (dropped !== undefined) end(dropped)
  }

  const retry = () => {
    drop(close)
    announce('reconnecting')
    timer = setTimeout(connect, retryDelay(failures++))
  }

  const connect = () => {
    drop(closeOnceOpen)
    const opened = open()
    socket = opened
    timer = setTimeout(retry, welcomeWithin)
    opened.onopen = () => {
      if (socket === opened) send({ type: 'hello', token: token() })
    }
    opened.onmessage = ({ data }) => {
      if (socket === opened) receive(String(data))
    }
    opened.onclose = () => {
      if (socket === opened) retry()
    }
  }

  const receive = (text: string) => {
    const frame = readServerFrame(text)
    if (frame === undefined) return
    if (frame.type === 'welcome') {
      clearTimeout(timer)
      welcomed = true
      announce('live')
      subscriptions.forEach((subscription, topic) => ask(topic, subscription))
      return
    }
    // Whatever was refused, the poll covers for it, and asking again has to wait as after any failure.
    if (frame.type === 'refused') return retry()
    const subscription = subscriptions.get(frame.topic)
    if (subscription === undefined) return
    switch (frame.type) {
      case 'subscribed':
        failures = 0
        subscription.cursor ??= frame.cursor
        subscription.coalesced = frame.coalesced ?? false
        return
      case 'message':
        // A fact can be sent twice around a reconnection.
        if (subscription.cursor !== null && frame.cursor < subscription.cursor + (subscription.coalesced ? 0 : 1)) return
        subscription.cursor = frame.cursor
        subscription.subscriber.onMessage({ cursor: frame.cursor, body: frame.body })
        return
      case 'reached':
        subscription.cursor = Math.max(subscription.cursor ?? 0, frame.cursor)
        subscription.subscriber.onReached?.(frame.cursor)
        return
      case 'reset':
        subscriptions.delete(frame.topic)
        subscription.subscriber.onReset()
    }
  }

  return {
    subscribe(topic, cursor, subscriber) {
      const subscription = { cursor, coalesced: false, subscriber }
      subscriptions.set(topic, subscription)
      if (welcomed) ask(topic, subscription)
      return () => {
        if (subscriptions.get(topic) !== subscription) return
        subscriptions.delete(topic)
        if (welcomed) send({ type: 'unsubscribe', topic })
      }
    },
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    connect,
    pause() {
      drop(closeOnceOpen)
      announce('paused')
    },
  }
}
