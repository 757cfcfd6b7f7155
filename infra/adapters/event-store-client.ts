import { EventStoreDBClient } from '@eventstore/db-client'
import type { Logger } from './logging.ts'

interface AnswerStream {
  listeners(event: 'data'): ((answer: unknown) => void)[]
  off(event: 'data', listener: (answer: unknown) => void): unknown
  on(event: 'data', listener: (answer: unknown) => void): unknown
}
type CreateStream = (service: unknown, name: string, creator: (service: unknown) => AnswerStream, cache: unknown) => unknown

/**
 * All connections of a process keep the appends that wait in one register, and each that breaks clears it. An answer that another connection
 * brings then finds nobody who waits for it, and would end the process: whoever waited was told of the break, and has asked again.
 */
export const connectToEventStore = (url: string, logger: Logger): EventStoreDBClient => {
  const client = EventStoreDBClient.connectionString(url)
  const inner = client as unknown as { GRPCStreamCreator: CreateStream }
  const create = inner.GRPCStreamCreator
  const heard = (stream: AnswerStream) => {
    for (const hear of stream.listeners('data')) {
      stream.off('data', hear)
      stream.on('data', (answer) => {
        try {
          hear(answer)
        } catch (error) {
          logger.warn({ err: error }, 'the event store answered an append that nobody waits for any more')
        }
      })
    }
    return stream
  }
  inner.GRPCStreamCreator = (service, name, creator, cache) =>
    create(service, name, name === 'appendToStream' ? (asked) => heard(creator(asked)) : creator, cache)
  return client
}
