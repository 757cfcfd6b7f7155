import { setTimeout as delay } from 'node:timers/promises'
import { connect, type NatsConnection } from 'nats'
import type { Logger } from './logging.ts'

/** Hints only: a subscriber that misses every message shows older data, and loses none. */
export interface Bus {
  /** Never throws: who could not say a hint has done all the same what it is about. */
  publish(subject: string, hint: unknown): void
  subscribe(subject: string, onHint: (hint: unknown, subject: string) => void): void
  connected(): boolean
  close(): Promise<void>
}

interface BusOptions {
  /** Of one node, or of several with commas between them. */
  readonly url: string
  readonly name: string
  readonly logger: Logger
}

const RETRY_MS = 250

/** Connects in the background and for ever: a service starts, and works, without NATS. */
export const openBus = ({ url, name, logger }: BusOptions): Bus => {
  let connection: NatsConnection | undefined
  const subscriptions: { subject: string; onHint: (hint: unknown, subject: string) => void }[] = []

  const listen = (to: NatsConnection, { subject, onHint }: (typeof subscriptions)[number]) => {
    to.subscribe(subject, {
      callback: (error, message) => {
        if (error !== null) return logger.warn({ err: error, subject }, 'a bus subscription failed')
        try {
          onHint(message.json(), message.subject)
        } catch (failure) {
          logger.warn({ err: failure, subject }, 'a hint could not be used')
        }
      },
    })
  }

  const closing = new AbortController()
  /** One connection after the other: one that reconnects by itself forgets the nodes that were dead at its start, and ends when it is refused. */
  const stayConnected = async () => {
    for (let logged = false; !closing.signal.aborted;) {
      try {
        const opened = await connect({ servers: url.split(','), name, reconnect: false, timeout: 2_000, pingInterval: 10_000 })
        connection = opened
        logged = false
        logger.info({ node: opened.getServer() }, 'the bus is connected')
        for (const subscription of subscriptions) listen(opened, subscription)
        if (closing.signal.aborted) await opened.close()
        const reason = await opened.closed()
        connection = undefined
        logger.info({ err: reason }, 'the bus connection ended')
      } catch (error) {
        if (!logged) logger.warn({ err: error }, 'the bus is unavailable; trying for ever')
        logged = true
      }
      await delay(RETRY_MS, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }
  const connected = stayConnected()

  return {
    publish: (subject, hint) => {
      try {
        connection?.publish(subject, JSON.stringify(hint))
      } catch (error) {
        logger.debug({ err: error, subject }, 'a hint was not said')
      }
    },
    subscribe: (subject, onHint) => {
      const subscription = { subject, onHint }
      subscriptions.push(subscription)
      if (connection?.isClosed() === false) listen(connection, subscription)
    },
    connected: () => connection?.isClosed() === false,
    close: async () => {
      closing.abort()
      await connection?.close()
      await connected
    },
  }
}
