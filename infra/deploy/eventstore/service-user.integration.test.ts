import { randomUUID } from 'node:crypto'
import { AccessDeniedError, type EventStoreDBClient } from '@eventstore/db-client'
import { expect, it } from 'vitest'
import { startOn } from '@debut/adapters/start-on.ts'
import { event, openAt } from '@debut/adapters/testing/log-in-tests.ts'
import { clientAt, startSecured } from '@debut/adapters/testing/secured-server.ts'
import { grantRights, makeUser } from './service-user.ts'

const NAME = 'debut'

const settingsIn = async (client: EventStoreDBClient) => {
  const settings: unknown[] = []
  for await (const { event } of client.readStream('$settings')) settings.push(event?.data)
  return settings
}

it('makes a user, and gives one that is there the password of its settings', async () => {
  const { urlOf } = await startSecured()
  const admin = clientAt(urlOf('admin:changeit@'))
  const start = async (password: string) => startOn(openAt(urlOf(`${NAME}:${password}@`)))
  for (const password of ['first', 'first', 'second']) {
    await makeUser(admin, { name: NAME, password })
    await grantRights(admin, { name: NAME, password })
    await expect(start(password)).resolves.toBeUndefined()
  }
  await expect(start('first')).rejects.toThrow('the password in EVENTSTORE_URL is wrong')
})

it('lets it write and read streams and follow all of them, and leaves all else to admins', async () => {
  const { urlOf } = await startSecured()
  const admin = clientAt(urlOf('admin:changeit@'))
  const user = { name: NAME, password: 'a password' }
  await makeUser(admin, user)
  const stream = `notes-${randomUUID()}`
  const log = openAt(urlOf(`${NAME}:a%20password@`))
  await expect(log.check()).rejects.toThrow('does not let "debut" read the log')

  await grantRights(admin, user)
  await log.append(stream, 'no-stream', [event()])
  expect(await log.read(stream)).toHaveLength(1)
  for await (const { events } of log.follow({ after: undefined, signal: AbortSignal.timeout(10_000) })) {
    expect(events.map((each) => each.stream)).toEqual([stream])
    break
  }
  const own = clientAt(urlOf(`${NAME}:a%20password@`))
  await expect(own.deleteStream(stream)).rejects.toThrow(AccessDeniedError)
  await expect(own.setStreamMetadata(stream, { maxCount: 1 })).rejects.toThrow(AccessDeniedError)
  await expect(settingsIn(own)).rejects.toThrow(AccessDeniedError)
  await expect(makeUser(own, { name: 'another', password: 'x' })).rejects.toThrow('Access Denied')
})

it('writes the rights once, however often it is asked', async () => {
  const { urlOf } = await startSecured()
  const admin = clientAt(urlOf('admin:changeit@'))
  for (let time = 0; time < 2; time++) await grantRights(admin, { name: NAME, password: 'x' })
  const ours = { $r: ['$admins', NAME], $w: ['$admins', NAME], $d: '$admins', $mr: '$admins', $mw: '$admins' }
  expect(await settingsIn(admin)).toEqual([
    { $userStreamAcl: ours, $systemStreamAcl: { $r: '$admins', $w: '$admins', $d: '$admins', $mr: '$admins', $mw: '$admins' } },
  ])
  const { metadata } = await admin.getStreamMetadata('$all')
  expect(metadata).toMatchObject({ acl: { readRoles: ['$admins', NAME] } })
})
