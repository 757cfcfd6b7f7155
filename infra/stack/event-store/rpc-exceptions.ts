import { Metadata, status, type StatusObject } from '@grpc/grpc-js'

/** Answers in EventStoreDB's words: the code and the trailers by which its clients distinguish refusals. */
export class RpcException extends Error implements StatusObject {
  override readonly name = 'RpcException'
  readonly code: status
  readonly details: string
  readonly metadata: Metadata

  constructor(code: status, details: string, trailers: Readonly<Record<string, string>> = {}) {
    super(details)
    this.code = code
    this.details = details
    this.metadata = new Metadata()
    for (const [name, value] of Object.entries(trailers)) this.metadata.set(name, headerSafe(value))
  }
}

/** Trailers are ASCII. */
const headerSafe = (value: string) => (/^[\x20-\x7e]*$/.test(value) ? value : encodeURIComponent(value))

export const accessDenied = () => new RpcException(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' })

export const unauthenticated = () => new RpcException(status.UNAUTHENTICATED, 'The credentials are not valid.')

export const cancelled = () => new RpcException(status.CANCELLED, 'The server is shutting down.')

export const unavailable = (why: string) => new RpcException(status.UNAVAILABLE, `Server Is Not Ready: ${why}`)

export const notLeader = (leader: { readonly host: string; readonly port: number }) =>
  new RpcException(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': leader.host,
    'leader-endpoint-port': String(leader.port),
  })

export const dataLoss = (why: string) => new RpcException(status.DATA_LOSS, why)

export const invalidArgument = (why: string) => new RpcException(status.INVALID_ARGUMENT, why)

export const invalidPosition = () => new RpcException(status.UNKNOWN, 'Unexpected ReadAllResult: Error')

/** Behind the end there is nothing to read: the real one fails on it. */
export const readFromEnd = () => new RpcException(status.UNKNOWN, 'Exception was thrown by handler.')

export const streamDeleted = (streamName: string) =>
  new RpcException(status.FAILED_PRECONDITION, `Event stream '${streamName}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': streamName,
  })

export const wrongExpectedVersion = (operation: string, streamName: string, expectedVersion: number, actualVersion: number) =>
  new RpcException(
    status.FAILED_PRECONDITION,
    `${operation} failed due to WrongExpectedVersion. Stream: ${streamName}, Expected version: ${expectedVersion}, Actual version: ${actualVersion}`,
    {
      exception: 'wrong-expected-version',
      'stream-name': streamName,
      'expected-version': String(expectedVersion),
      'actual-version': String(actualVersion),
    },
  )

export const loginConflict = (loginName: string) =>
  new RpcException(status.FAILED_PRECONDITION, 'Conflict.', { exception: 'user-conflict', 'login-name': loginName })

export const loginNotFound = (loginName: string) =>
  new RpcException(status.NOT_FOUND, `User '${loginName}' is not found.`, { exception: 'user-not-found', 'login-name': loginName })

export const maxAppendSizeExceeded = (maxAppendSize: number) =>
  new RpcException(status.INVALID_ARGUMENT, `Maximum Append Size of ${maxAppendSize} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(maxAppendSize),
  })

export const maxAppendEventSizeExceeded = (eventId: string, size: number, limit: number) =>
  new RpcException(status.INVALID_ARGUMENT, `Event with Id: ${eventId}, Size: ${size}, exceeds Maximum Append Event Size of ${limit}.`, {
    exception: 'maximum-append-event-size-exceeded',
    'maximum-append-event-size': String(limit),
  })

export const requiredMetadataPropertyMissing = (property: string) =>
  new RpcException(status.INVALID_ARGUMENT, `Required Metadata Property '${property}' is missing`, {
    exception: 'missing-required-metadata-property',
    'required-metadata-properties': 'type,content-type',
  })
