import { randomUUID } from 'node:crypto'
import { BACKWARDS, convertToCommandError, END, jsonEvent, LoginConflictError, LoginNotFoundError } from '@eventstore/db-client'
import users from '@eventstore/db-client/generated/users_pb.js'
import { Metadata, type ServiceError } from '@grpc/grpc-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collect, serverUnderTest, type ServerUnderTest } from './testing/server-under-test.ts'

let server: ServerUnderTest
beforeAll(async () => {
  server = await serverUnderTest()
})
afterAll(() => server.close())

const asAdmin = () => {
  const metadata = new Metadata()
  metadata.set('authorization', `Basic ${Buffer.from('admin:changeit').toString('base64')}`)
  return metadata
}

/** Returns the refusal as the client reports it. It is undefined if nothing was refused. */
const refusalOf = (ask: (done: (error: ServiceError | null) => void) => unknown) =>
  new Promise((resolve) => ask((error) => resolve(error === null ? undefined : convertToCommandError(error))))

const create = (login: string, password: string) =>
  refusalOf((done) => {
    const wanted = new users.CreateReq.Options().setLoginName(login).setFullName('Somebody').setPassword(password)
    server.users.create(new users.CreateReq().setOptions(wanted), asAdmin(), done)
  })

const reset = (login: string, password: string) =>
  refusalOf((done) => {
    const wanted = new users.ResetPasswordReq.Options().setLoginName(login).setNewPassword(password)
    server.users.resetPassword(new users.ResetPasswordReq().setOptions(wanted), asAdmin(), done)
  })

const newLogin = () => `user-${randomUUID()}`

describe('users', () => {
  it('can be made twice with one password, and not with another', async () => {
    const login = newLogin()
    expect(await create(login, 'first')).toBeUndefined()
    expect(await create(login, 'first')).toBeUndefined()
    const refused = await create(login, 'second')
    expect(refused).toBeInstanceOf(LoginConflictError)
    expect(refused).toMatchObject({ LoginName: login })
  })

  it('have the password that was set last', async () => {
    const login = newLogin()
    await create(login, 'first')
    expect(await reset(login, 'second')).toBeUndefined()
    expect(await create(login, 'second')).toBeUndefined()
    expect(await create(login, 'first')).toBeInstanceOf(LoginConflictError)
  })

  it('have to be there to be given a password', async () => {
    expect(await reset(newLogin(), 'any')).toBeInstanceOf(LoginNotFoundError)
  })
})

it('shows the default rights in the log as an event whose type has no $, and which has no metadata', async () => {
  const written = jsonEvent({ type: 'update-default-acl', data: { $userStreamAcl: { $r: '$all', $w: '$all', $d: '$all' } } })
  await server.client.appendToStream('$settings', written, { credentials: { username: 'admin', password: 'changeit' } })
  const newest = await collect(server.client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 20 }))
  const found = newest.find(({ event }) => event?.id === written.id)?.event
  expect(found).toMatchObject({ streamId: '$settings', type: 'update-default-acl', data: written.data })
  expect(found?.metadata).toBeUndefined()
})
