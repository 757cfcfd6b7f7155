import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Metrics } from '@debut/adapters/metrics.ts'
import { compile } from '@fastify/proxy-addr'
import type { EdgeConfig } from '../config.ts'
import { Admission } from '@debut/adapters/admission.ts'
import { mostSockets } from './open-files.ts'

/** For the connections to services, files, and the log. */
const RESERVED_FILES = 600

interface Parts {
  readonly config: Pick<EdgeConfig, 'TRUSTED_PROXIES' | 'CONNECTIONS_PER_ADDRESS'>
  readonly metrics: Metrics
}

/** Descriptors are what a public port runs out of: so many connections in all, and so many of each address. Those whom we trust speak for many. */
export const limitConnections = (server: Server, { config, metrics }: Parts): void => {
  const isTrusted = compile(config.TRUSTED_PROXIES)
  const admission = new Admission({ perAddress: config.CONNECTIONS_PER_ADDRESS })
  const refused = metrics.counter('connections_refused_total', 'Connections that there was no room for, by why', ['why'])
  let open = 0
  metrics.gauge('connections_open', 'Connections of clients', [], (gauge) => gauge.set(open))
  server.maxConnections = mostSockets(RESERVED_FILES)
  server.on('drop', () => refused.inc({ why: 'full' }))
  server.prependListener('connection', (socket: Socket) => {
    open++
    socket.once('close', () => open--)
    const address = socket.remoteAddress ?? ''
    if (isTrusted(address, 0)) return
    const entered = admission.enter(address)
    if (typeof entered === 'function') return void socket.once('close', entered)
    refused.inc({ why: entered })
    socket.destroy()
  })
}
