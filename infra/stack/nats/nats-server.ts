import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { type Broker, ClientConnection, type ConnectionLimits } from './client-connection.ts'
import { SubjectTree } from './subject-tree.ts'

export interface NatsServerOptions extends Partial<ConnectionLimits> {
  /** 0 picks a free one. */
  port: number
  host: string
}

export interface NatsServer {
  port: number
  close(): Promise<void>
}

/** nats-server's own defaults. */
const DEFAULTS: ConnectionLimits = {
  maxPayload: 1_048_576,
  maxControlLine: 4096,
  maxPending: 67_108_864,
  writeDeadlineMs: 10_000,
  pingIntervalMs: 120_000,
  maxPingsOut: 2,
}

/** The release of nats-server whose behaviour this is held to by the contract suite. */
const VERSION = '2.9.10'

/** A NATS core broker: everything of the client protocol except accounts, TLS, clusters and JetStream. */
export const start = async ({ port, host, ...given }: NatsServerOptions): Promise<NatsServer> => {
  const limits: ConnectionLimits = { ...DEFAULTS, ...given }
  const broker: Broker = { subscriptions: new SubjectTree(), limits, awaitingFlush: new Set() }
  const serverId = randomBytes(28).toString('hex').toUpperCase()
  const connections = new Set<ClientConnection>()
  let lastClient = 0

  const server = createServer((socket) => {
    lastClient += 1
    const info = {
      server_id: serverId,
      server_name: serverId,
      version: VERSION,
      proto: 1,
      go: `node${process.versions.node}`,
      host,
      port: listening,
      headers: true,
      max_payload: limits.maxPayload,
      client_id: lastClient,
      client_ip: socket.remoteAddress,
    }
    const connection = new ClientConnection(socket, broker, JSON.stringify(info))
    connections.add(connection)
    socket.once('close', () => connections.delete(connection))
  })
  server.listen(port, host)
  await once(server, 'listening')
  // Failing to accept one client, for want of a file descriptor say, must not take the others down.
  server.on('error', () => {})
  const address = server.address()
  const listening = typeof address === 'object' && address !== null ? address.port : port

  const close = async (): Promise<void> => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const connection of connections) connection.close()
    const hurry = setTimeout(() => {
      for (const connection of connections) connection.destroy()
    }, 250)
    await closed
    clearTimeout(hurry)
  }

  return { port: listening, close }
}
