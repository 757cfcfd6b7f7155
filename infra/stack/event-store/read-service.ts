import { randomUUID } from 'node:crypto'
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js'
import type { ServerWritableStream } from '@grpc/grpc-js'
import { answerError, type Warn } from './answer-error.ts'
import type { Authorize } from './access-control.ts'
import type { CommitSignal } from './commit-signal.ts'
import type { LogRecord } from './log-record.ts'
import type { OpenCalls } from './open-calls.ts'
import { readAll, subscribeToAll } from './read-all.ts'
import { readOptions, type ReadOptions } from './read-options.ts'
import { resolvedResponse } from './resolve-link.ts'
import { confirmation } from './read-responses.ts'
import { readStream, subscribeToStream } from './read-stream.ts'
import { ResponseStream } from './response-stream.ts'
import { streamDeleted } from './rpc-exceptions.ts'
import type { StorageReader } from './storage-reader.ts'

type Deps = {
  readonly reader: StorageReader
  readonly commits: CommitSignal
  readonly authorize: Authorize
  readonly calls: OpenCalls
  readonly warn: Warn
}

export const readService = (deps: Deps) => async (call: ServerWritableStream<ReadReq, Buffer>) => {
  deps.calls.add(call)
  try {
    const options = readOptions(call.request)
    const denied = deps.authorize(call.metadata, 'read', options.source === 'all' ? '$all' : options.streamId)
    if (denied) throw denied
    const responseOf = (record: LogRecord) => (options.resolvesLinks ? resolvedResponse(deps.reader, record) : record.response)
    const out = new ResponseStream(call, { structuredIds: options.structuredIds, responseOf })
    if (options.kind === 'subscription') await subscribe(deps, options, out)
    else await (options.source === 'all' ? readAll(deps.reader, options, out) : readStream(deps.reader, options, out))
    if (!call.cancelled && !call.writableEnded) call.end()
  } catch (error) {
    call.emit('error', answerError(error, deps.warn))
  }
}

const subscribe = async ({ reader, commits }: Deps, options: ReadOptions, out: ResponseStream) => {
  if (options.source === 'stream' && reader.isDeleted(options.streamId)) throw streamDeleted(options.streamId)
  await out.send([confirmation(randomUUID())])
  await (options.source === 'all' ? subscribeToAll(reader, commits, options, out) : subscribeToStream(reader, commits, options, out))
}
