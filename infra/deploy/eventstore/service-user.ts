import { type EventStoreDBClient, jsonEvent } from '@eventstore/db-client'
import { UsersClient } from '@eventstore/db-client/generated/users_grpc_pb.js'
import users from '@eventstore/db-client/generated/users_pb.js'
import type { CallOptions, Metadata } from '@grpc/grpc-js'

export interface ServiceUser {
  readonly name: string
  readonly password: string
}

/** What the client keeps for its own calls: it has none for users. */
interface Inner {
  execute<Answer>(service: typeof UsersClient, name: string, ask: (of: UsersClient) => Promise<Answer>): Promise<Answer>
  callArguments(options: object): [Metadata, CallOptions]
}

const TIMEOUT_MS = 10_000
/** gRPC's code for a user who is there already. */
const ALREADY_EXISTS = 6

const callsOf = (client: EventStoreDBClient) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the client's types do not show what it calls by
  const inner = client as unknown as Inner
  return <Request>(
    name: string,
    call: (service: UsersClient, request: Request, to: [Metadata, CallOptions], done: (error: unknown) => void) => void,
    request: Request,
  ) =>
    inner.execute(
      UsersClient,
      name,
      (service) =>
        new Promise<void>((resolve, reject) => {
          call(service, request, inner.callArguments({ deadline: TIMEOUT_MS }), (error) => (error === null ? resolve() : reject(error)))
        }),
    )
}

const isThere = (error: unknown): boolean => {
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === ALREADY_EXISTS || (error.cause instanceof Error && 'code' in error.cause && error.cause.code === ALREADY_EXISTS)
}

/** In no group, so that it has no right but those that it is given by its name. One that is there gets this password. */
export const makeUser = async (client: EventStoreDBClient, { name, password }: ServiceUser): Promise<void> => {
  const ask = callsOf(client)
  try {
    const wanted = new users.CreateReq.Options()
    wanted.setLoginName(name).setFullName('The services of Debut').setPassword(password)
    await ask('create', (service, request, to, done) => service.create(request, ...to, done), new users.CreateReq().setOptions(wanted))
  } catch (error) {
    if (!isThere(error)) throw error
    const wanted = new users.ResetPasswordReq.Options()
    wanted.setLoginName(name).setNewPassword(password)
    const request = new users.ResetPasswordReq().setOptions(wanted)
    await ask('resetPassword', (service, asked, to, done) => service.resetPassword(asked, ...to, done), request)
  }
}

const ADMINS = '$admins'

/** It writes and reads streams, and follows all of them. Only admins delete, say who may do what, and touch what is the store's own. */
export const grantRights = async (client: EventStoreDBClient, { name }: ServiceUser): Promise<void> => {
  const ours = { $r: [ADMINS, name], $w: [ADMINS, name], $d: ADMINS, $mr: ADMINS, $mw: ADMINS }
  const theirs = { $r: ADMINS, $w: ADMINS, $d: ADMINS, $mr: ADMINS, $mw: ADMINS }
  await client.appendToStream(
    '$settings',
    jsonEvent({ type: 'update-default-acl', data: { $userStreamAcl: ours, $systemStreamAcl: theirs } }),
  )
  await client.setStreamMetadata('$all', { acl: { readRoles: [ADMINS, name] } })
}
