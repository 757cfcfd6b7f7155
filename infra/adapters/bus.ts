import { setTimeout as delay } from 'node:timers/promises'
import { connect, type NatsConnection } from 'nats'
import type { Logger } from './logging.ts'

/** Hints only: whoever misses every message loses freshness, never data. */
export interface Bus {
  publish(subject: string, hint: unknown): void
  subscribe(subject: string, heard: (hint: unknown, subject: string) => void): void
  connected(): boolean
  close(): Promise<void>
}

interface BusOptions {
  readonly url: string
  readonly name: string
  readonly logger: Logger
}

const RETRY_MS = 250

/** Connects in the background and for ever: a service starts, and works, without NATS. */
export const openBus = ({ url, name, logger }: BusOptions): Bus => {
  let connection: NatsConnection | undefined
  let up = false
  const subscriptions: { subject: string; heard: (hint: unknown, subject: string) => void }[] = []

  const listen = (to: NatsConnection, { subject, heard }: (typeof subscriptions)[number]) => {
    to.subscribe(subject, {
      callback: (error, message) => {
        if (error !== null) return logger.warn({ err: error, subject }, 'a bus subscription failed')
        try {
          heard(message.json(), message.subject)
        } catch (failure) {
          logger.warn({ err: failure, subject }, 'a hint could not be used')
        }
      },
    })
  }

  const watch = async (to: NatsConnection) => {
    for await (const { type } of to.status()) {
      if (type === 'disconnect') up = false
      if (type === 'reconnect') up = true
      if (type === 'disconnect' || type === 'reconnect') logger.info({ type }, 'bus')
    }
  }

  const closing = new AbortController()
  /** One connection after the other: it reconnects by itself, but ends for good when NATS refuses it. */
  const stayConnected = async () => {
    for (let told = false; !closing.signal.aborted;) {
      try {
        const opened = await connect({
          servers: url,
          name,
          maxReconnectAttempts: -1,
          reconnectTimeWait: RETRY_MS,
          timeout: 2_000,
          pingInterval: 10_000,
        })
        connection = opened
        up = true
        told = false
        void watch(opened)
        for (const subscription of subscriptions) listen(opened, subscription)
        if (closing.signal.aborted) await opened.close()
        await opened.closed()
        up = false
        connection = undefined
      } catch (error) {
        if (!told) logger.warn({ err: error }, 'the bus is away; trying for ever')
        told = true
      }
      await delay(RETRY_MS, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }
  const connected = stayConnected()

  return {
    publish: (subject, hint) => {
      if (up && connection !== undefined) connection.publish(subject, JSON.stringify(hint))
    },
    subscribe: (subject, heard) => {
      const subscription = { subject, heard }
      subscriptions.push(subscription)
      if (connection !== undefined) listen(connection, subscription)
    },
    connected: () => up,
    close: async () => {
      closing.abort()
      up = false
      await connection?.close()
      await connected
    },
  }
}
