import { expect, it } from 'vitest'
import { startOn } from './start-on.ts'
import { openAt } from './testing/log-in-tests.ts'
import { startSecured } from './testing/secured-server.ts'

const openAs = async (login: string) => openAt((await startSecured()).urlOf(login))

it('starts with the right password', async () => {
  await expect(startOn(await openAs('admin:changeit@'))).resolves.toBeUndefined()
})

it.each([
  [
    'admin:wrong@',
    'the event store does not let "admin" read the log: the password in EVENTSTORE_URL is wrong, or this user has no right to',
  ],
  ['', 'the event store requires a name and a password: EVENTSTORE_URL has none'],
])('ends the start with a sentence where the event store refuses "%s"', async (login, sentence) => {
  await expect(startOn(await openAs(login))).rejects.toThrow(sentence)
})
