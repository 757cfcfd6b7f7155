import { isDeepStrictEqual } from 'node:util'
import {
  BACKWARDS,
  convertToCommandError,
  END,
  type EventStoreDBClient,
  jsonEvent,
  LoginConflictError,
  StreamNotFoundError,
} from '@eventstore/db-client'
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

/** A user who already exists with the same password is no conflict. */
const hasAnotherPassword = (error: unknown): boolean => error instanceof Error && convertToCommandError(error) instanceof LoginConflictError

/** In no group, so that it has no right but those that it is given by its name. One that is there gets this password. */
export const makeUser = async (client: EventStoreDBClient, { name, password }: ServiceUser): Promise<void> => {
  const ask = callsOf(client)
  try {
    const wanted = new users.CreateReq.Options()
    wanted.setLoginName(name).setFullName('The services of Debut').setPassword(password)
    await ask('create', (service, request, to, done) => service.create(request, ...to, done), new users.CreateReq().setOptions(wanted))
  } catch (error) {
    if (!hasAnotherPassword(error)) throw error
    const wanted = new users.ResetPasswordReq.Options()
    wanted.setLoginName(name).setNewPassword(password)
    const request = new users.ResetPasswordReq().setOptions(wanted)
    await ask('resetPassword', (service, asked, to, done) => service.resetPassword(asked, ...to, done), request)
  }
}

const ADMINS = '$admins'
const SETTINGS = '$settings'

/** It writes and reads streams, and follows all of them. Only admins delete, say who may do what, and touch what is the store's own. */
export const grantRights = async (client: EventStoreDBClient, { name }: ServiceUser): Promise<void> => {
  const ours = { $r: [ADMINS, name], $w: [ADMINS, name], $d: ADMINS, $mr: ADMINS, $mw: ADMINS }
  const theirs = { $r: ADMINS, $w: ADMINS, $d: ADMINS, $mr: ADMINS, $mw: ADMINS }
  const data = { $userStreamAcl: ours, $systemStreamAcl: theirs }
  const readRoles = [ADMINS, name]
  // Compose does this at every start, and each change would add an event to the log.
  const { metadata } = await client.getStreamMetadata('$all')
  if (!isDeepStrictEqual(metadata?.acl?.readRoles, readRoles)) await client.setStreamMetadata('$all', { acl: { readRoles } })
  if (!isDeepStrictEqual(await defaultsIn(client), data))
    await client.appendToStream(SETTINGS, jsonEvent({ type: 'update-default-acl', data }))
}

const defaultsIn = async (client: EventStoreDBClient): Promise<unknown> => {
  let found: unknown
  try {
    for await (const { event } of client.readStream(SETTINGS, { direction: BACKWARDS, fromRevision: END, maxCount: 1 })) found = event?.data
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error
  }
  return found
}
