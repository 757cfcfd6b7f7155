import { EventStoreDBClient } from '@eventstore/db-client'
import { UsersService } from '@eventstore/db-client/generated/users_grpc_pb.js'
import users from '@eventstore/db-client/generated/users_pb.js'
import { type sendUnaryData, Server, ServerCredentials, type ServerUnaryCall, status } from '@grpc/grpc-js'
import { expect, it, onTestFinished } from 'vitest'
import { startServer, urlOf } from '@debut/adapters/testing/log-in-tests.ts'
import { grantRights, makeUser } from './service-user.ts'

const HOST = '127.0.0.1'
const clientOf = (port: number) => {
  const client = EventStoreDBClient.connectionString(urlOf(port))
  onTestFinished(() => client.dispose())
  return client
}

/** EventStoreDB's own service for users, as its protocol has it; the stand-in has none. */
const startUsers = async () => {
  const passwords = new Map<string, string>()
  const groups: string[][] = []
  const server = new Server()
  server.addService(UsersService, {
    create: ({ request }: ServerUnaryCall<users.CreateReq, users.CreateResp>, done: sendUnaryData<users.CreateResp>) => {
      const options = request.getOptions()
      const name = options?.getLoginName() ?? ''
      if (passwords.has(name)) return done({ code: status.ALREADY_EXISTS, details: 'User already exists' })
      passwords.set(name, options?.getPassword() ?? '')
      groups.push(options?.getGroupsList() ?? [])
      return done(null, new users.CreateResp())
    },
    resetPassword: (
      { request }: ServerUnaryCall<users.ResetPasswordReq, users.ResetPasswordResp>,
      done: sendUnaryData<users.ResetPasswordResp>,
    ) => {
      const options = request.getOptions()
      passwords.set(options?.getLoginName() ?? '', options?.getNewPassword() ?? '')
      done(null, new users.ResetPasswordResp())
    },
  })
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`${HOST}:0`, ServerCredentials.createInsecure(), (error, bound) => (error === null ? resolve(bound) : reject(error)))
  })
  onTestFinished(() => server.forceShutdown())
  return { port, passwords, groups }
}

it('makes a user in no group, and gives one that is there the password of its settings', async () => {
  const { port, passwords, groups } = await startUsers()
  const client = clientOf(port)
  await makeUser(client, { name: 'debut', password: 'first' })
  expect(Object.fromEntries(passwords)).toEqual({ debut: 'first' })
  await makeUser(client, { name: 'debut', password: 'second' })
  expect(Object.fromEntries(passwords)).toEqual({ debut: 'second' })
  expect(groups).toEqual([[]])
})

it('lets it write and read streams and follow all of them, and leaves all else to admins', async () => {
  const { port } = await startServer()
  const client = clientOf(port)
  await grantRights(client, { name: 'debut', password: 'x' })
  const settings: unknown[] = []
  for await (const { event } of client.readStream('$settings')) settings.push(event?.data)
  expect(settings).toMatchObject([
    {
      $userStreamAcl: { $r: ['$admins', 'debut'], $w: ['$admins', 'debut'], $d: '$admins', $mw: '$admins' },
      $systemStreamAcl: { $r: '$admins', $w: '$admins' },
    },
  ])
  const { metadata } = await client.getStreamMetadata('$all')
  expect(metadata).toMatchObject({ acl: { readRoles: ['$admins', 'debut'] } })
})
