import type { AppendReq } from '@eventstore/db-client/generated/streams_pb.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import type { DeleteReq, TombstoneReq } from '@eventstore/db-client/generated/streams_pb.js'
import type { sendUnaryData, ServerReadableStream, ServerUnaryCall } from '@grpc/grpc-js'
import { answerError, type Warn } from './answer-error.ts'
import type { Authorize } from './access-control.ts'
import { ExpectedVersion } from './check-commit.ts'
import type { ProposedEvent } from './encode-record.ts'
import { expectedVersionOf } from './expected-version.ts'
import { type Limits, proposedEvent, sentEvent, sizeOnDisk } from './proposed-event.ts'
import {
  invalidArgument,
  maxAppendEventSizeExceeded,
  maxAppendSizeExceeded,
  streamDeleted,
  wrongExpectedVersion,
} from './rpc-exceptions.ts'
import type { StorageWriter, WriteResult } from './storage-writer.ts'
import { streamIdOf } from './stream-identifier.ts'

type Deps = { readonly writer: StorageWriter; readonly authorize: Authorize; readonly limits: Limits; readonly warn: Warn }

type Target = { readonly streamId: string; readonly expectedVersion: number }

/** The unary-answer writes: Append, Delete and Tombstone. */
export const appendService = ({ writer, authorize, limits, warn }: Deps) => {
  const append = (call: ServerReadableStream<AppendReq, unknown>, callback: sendUnaryData<unknown>) => {
    let answered = false
    const fail = (error: unknown) => {
      if (answered) return
      answered = true
      callback(answerError(error, warn))
    }
    const denied = authorize(call.metadata)
    if (denied) return fail(denied)
    let target: Target | undefined
    let size = 0
    const events: ProposedEvent[] = []
    call.on('data', (request: AppendReq) => {
      if (answered) return
      try {
        const options = request.getOptions()
        if (options) {
          const revision = options.hasRevision() ? options.getRevision() : undefined
          target = { streamId: streamIdOf(options.getStreamIdentifier()), expectedVersion: expectedVersionOf(options, revision) }
          const mayNot = authorize(call.metadata, 'write', target.streamId)
          if (mayNot) return fail(mayNot)
        }
        const message = request.getProposedMessage()
        if (!message) return
        const event = proposedEvent(sentEvent(message))
        size += sizeOnDisk(event)
        if (sizeOnDisk(event) > limits.event) throw maxAppendEventSizeExceeded(event.id, sizeOnDisk(event), limits.event)
        if (size > limits.append) throw maxAppendSizeExceeded(limits.append)
        events.push(event)
      } catch (error) {
        fail(error)
      }
    })
    call.on('error', fail)
    call.on('end', () => {
      if (answered || call.cancelled) return
      if (!target) return fail(invalidArgument('an append begins with its options'))
      const { streamId, expectedVersion } = target
      writer.append(streamId, expectedVersion, events).then((result) => {
        if (answered || result.result === 'Dropped') return
        answered = true
        if (result.result === 'StreamDeleted') callback(streamDeleted(streamId))
        else callback(null, appendResponse(result, expectedVersion))
      }, fail)
    })
    return undefined
  }

  const remove =
    <Request extends DeleteReq | TombstoneReq>(
      operation: 'Delete' | 'Tombstone',
      write: (streamId: string, expectedVersion: number) => Promise<WriteResult>,
    ) =>
    async (call: ServerUnaryCall<Request, unknown>, callback: sendUnaryData<unknown>) => {
      try {
        const options = call.request.getOptions()
        if (!options) throw invalidArgument('options are required')
        const streamId = streamIdOf(options.getStreamIdentifier())
        const denied = authorize(call.metadata, 'delete', streamId)
        if (denied) throw denied
        const expectedVersion = expectedVersionOf(options, options.hasRevision() ? options.getRevision() : undefined)
        const result = await write(streamId, expectedVersion)
        switch (result.result) {
          case 'StreamDeleted':
            throw streamDeleted(streamId)
          case 'Dropped':
            return
          case 'WrongExpectedVersion':
            throw wrongExpectedVersion(operation, streamId, expectedVersion, result.currentVersion)
          case 'Success':
            callback(null, operation === 'Delete' ? deleteResponse(result.logPosition) : tombstoneResponse(result.logPosition))
        }
      } catch (error) {
        callback(answerError(error, warn))
      }
    }

  return {
    append,
    delete: remove<DeleteReq>('Delete', (streamId, expectedVersion) => writer.delete(streamId, expectedVersion)),
    tombstone: remove<TombstoneReq>('Tombstone', (streamId, expectedVersion) => writer.tombstone(streamId, expectedVersion)),
  }
}

const appendResponse = (result: Exclude<WriteResult, { result: 'StreamDeleted' | 'Dropped' }>, expectedVersion: number) => {
  const response = new streams.AppendResp()
  if (result.result === 'Success') {
    const success = new streams.AppendResp.Success()
    if (result.lastEventNumber < 0) success.setNoStream(new shared.Empty())
    else success.setCurrentRevision(String(result.lastEventNumber))
    if (result.logPosition === undefined) success.setNoPosition(new shared.Empty())
    else success.setPosition(position(new streams.AppendResp.Position(), result.logPosition))
    return response.setSuccess(success)
  }
  const wrong = new streams.AppendResp.WrongExpectedVersion()
  if (result.currentVersion < 0) wrong.setCurrentNoStream(new shared.Empty())
  else wrong.setCurrentRevision(String(result.currentVersion))
  if (expectedVersion === ExpectedVersion.any) wrong.setExpectedAny(new shared.Empty())
  else if (expectedVersion === ExpectedVersion.noStream) wrong.setExpectedNoStream(new shared.Empty())
  else if (expectedVersion === ExpectedVersion.streamExists) wrong.setExpectedStreamExists(new shared.Empty())
  else wrong.setExpectedRevision(String(expectedVersion))
  return response.setWrongExpectedVersion(wrong)
}

type Position<Self> = { setCommitPosition(value: string): Self; setPreparePosition(value: string): Self }

const position = <Message extends Position<Message>>(message: Message, logPosition: number) =>
  message.setCommitPosition(String(logPosition)).setPreparePosition(String(logPosition))

const deleteResponse = (logPosition: number | undefined) => {
  const response = new streams.DeleteResp()
  return logPosition === undefined
    ? response.setNoPosition(new shared.Empty())
    : response.setPosition(position(new streams.DeleteResp.Position(), logPosition))
}

const tombstoneResponse = (logPosition: number | undefined) => {
  const response = new streams.TombstoneResp()
  return logPosition === undefined
    ? response.setNoPosition(new shared.Empty())
    : response.setPosition(position(new streams.TombstoneResp.Position(), logPosition))
}
