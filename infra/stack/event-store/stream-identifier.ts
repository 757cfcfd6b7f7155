import type { StreamIdentifier } from '@eventstore/db-client/generated/shared_pb.js'
import { invalidArgument } from './rpc-exceptions.ts'

export const streamIdOf = (identifier: StreamIdentifier | undefined): string => {
  const name = Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8')
  if (name === '') throw invalidArgument('a stream needs a name')
  return name
}
