import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { startStoreInThisThread } from '@debut/testing/store-in-this-thread.ts'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'
import { startOn } from './start-on.ts'
import { openAt } from './testing/log-in-tests.ts'

const certificate = new URL('../stack/event-store/localhost.test-cert.pem', import.meta.url)
const key = new URL('../stack/event-store/localhost.test-key.pem', import.meta.url)

const startSecured = async (login: string) => {
  const tls = { cert: readFileSync(certificate, 'utf8'), key: readFileSync(key, 'utf8') }
  const server = await startStoreInThisThread(
    { port: 0, host: '127.0.0.1', advertiseHost: '127.0.0.1', dataDir: temporaryFolder(), requireAuth: true, tls },
    {},
  )
  onTestFinished(() => server.close())
  return openAt(`esdb://${login}localhost:${server.port}?tls=true&tlsCAFile=${fileURLToPath(certificate)}`)
}

it('starts with the right password', async () => {
  await expect(startOn(await startSecured('admin:changeit@'))).resolves.toBeUndefined()
})

it.each([
  [
    'admin:wrong@',
    'the event store does not let "admin" read the log: the password in EVENTSTORE_URL is wrong, or this user has no right to',
  ],
  ['', 'the event store requires a name and a password: EVENTSTORE_URL has none'],
])('ends the start with a sentence where the event store refuses "%s"', async (login, sentence) => {
  await expect(startOn(await startSecured(login))).rejects.toThrow(sentence)
})
