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

  const follow = async (to: NatsConnection) => {
    for await (const { type } of to.status()) {
      if (type === 'disconnect') up = false
      if (type === 'reconnect') up = true
      if (type === 'disconnect' || type === 'reconnect') logger.info({ type }, 'bus')
    }
  }

  const closed = { value: false }
  const opening = connect({
    servers: url,
    name,
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    pingInterval: 10_000,
  })
    .then(async (opened) => {
      if (closed.value) return opened.close()
      connection = opened
      up = true
      void follow(opened)
      for (const subscription of subscriptions) listen(opened, subscription)
      return undefined
    })
    .catch((error: unknown) => logger.error({ err: error }, 'the bus refused us'))

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
      closed.value = true
      up = false
      if (connection === undefined) return
      await connection.close()
      await opening
    },
  }
}
