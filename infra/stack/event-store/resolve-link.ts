import streams from '@eventstore/db-client/generated/streams_pb.js'
import type { LogRecord } from './log-record.ts'
import type { StorageReader } from './storage-reader.ts'

const LINK = '$>'
const TARGET = /^(?<revision>\d+)@(?<stream>.+)$/s

/** What a link leads to, with the link beside it; the link alone where that is gone. Any other event as it is. */
export const resolvedResponse = (reader: StorageReader, record: LogRecord): Buffer => {
  if (record.eventType !== LINK) return record.response
  const { revision, stream = '' } = TARGET.exec(record.data.toString('utf8'))?.groups ?? {}
  const target = revision === undefined ? undefined : eventAt(reader, stream, Number(revision))
  const message = streams.ReadResp.deserializeBinary(record.response)
  const read = message.getEvent()
  read?.setLink(read.getEvent())
  read?.setEvent(target && streams.ReadResp.deserializeBinary(target.response).getEvent()?.getEvent())
  return Buffer.from(message.serializeBinary())
}

const eventAt = (reader: StorageReader, stream: string, revision: number): LogRecord | undefined => {
  const page = reader.readStreamForwards(stream, revision, 1)
  return page.result === 'Success' ? page.records.find(({ eventNumber }) => eventNumber === revision) : undefined
}
