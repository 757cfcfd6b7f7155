import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { EventStoreDBClient } from '@eventstore/db-client'
import { onTestFinished } from 'vitest'
import { startStoreInThisThread } from '@debut/testing/store-in-this-thread.ts'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'

const certificate = new URL('../../stack/event-store/localhost.test-cert.pem', import.meta.url)
const key = new URL('../../stack/event-store/localhost.test-key.pem', import.meta.url)

/** Starts a server that needs TLS, because clients send no password without it, and a login. A login is `name:password@`, or empty. */
export const startSecured = async () => {
  const tls = { cert: readFileSync(certificate, 'utf8'), key: readFileSync(key, 'utf8') }
  const server = await startStoreInThisThread(
    { port: 0, host: '127.0.0.1', advertiseHost: '127.0.0.1', dataDir: temporaryFolder(), requireAuth: true, tls },
    {},
  )
  onTestFinished(() => server.close())
  return { urlOf: (login: string) => `esdb://${login}localhost:${server.port}?tls=true&tlsCAFile=${fileURLToPath(certificate)}` }
}

export const clientAt = (url: string): EventStoreDBClient => {
  const client = EventStoreDBClient.connectionString(url)
  onTestFinished(() => client.dispose())
  return client
}
