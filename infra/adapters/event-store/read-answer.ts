import { numbered, type StoredEvent } from '../stored-event.ts'
import { WireMessage } from './wire-message.ts'

/** What a subscription receives: an event, whether it has caught up with the log, or something that is not for us. */
export type ReadAnswer = StoredEvent | 'caught-up' | 'fell-behind' | 'other'

/** The numbers of the fields in EventStoreDB's streams.proto and shared.proto. */
const Answer = { event: 1, caughtUp: 8, fellBehind: 9 }
const ReadEvent = { event: 1 }
const Recorded = { id: 1, stream: 2, revision: 3, position: 5, about: 6, metadata: 7, data: 8 }
const Uuid = { text: 2 }
const StreamIdentifier = { name: 3 }
const Entry = { key: 1, value: 2 }

const NOTHING: Buffer = Buffer.alloc(0)

/** By hand, because the generated decoder and the client's conversion of what it makes cost more than all the rest of following the log. */
export const readAnswer = (bytes: Buffer): ReadAnswer => {
  const answer = new WireMessage(bytes)
  while (answer.next()) {
    if (answer.field === Answer.event) return eventOf(answer.message)
    if (answer.field === Answer.caughtUp) return 'caught-up'
    if (answer.field === Answer.fellBehind) return 'fell-behind'
  }
  return 'other'
}

const eventOf = (read: WireMessage): ReadAnswer => {
  while (read.next()) if (read.field === ReadEvent.event) return recorded(read.message)
  return 'other'
}

const recorded = (event: WireMessage): StoredEvent => {
  let id = ''
  let stream = ''
  let type = ''
  let isJson = false
  let revision = 0
  let position = 0
  let metadata: unknown
  let data = NOTHING
  while (event.next()) {
    switch (event.field) {
      case Recorded.id:
        id = event.message.textAt(Uuid.text)
        break
      case Recorded.stream:
        stream = event.message.textAt(StreamIdentifier.name)
        break
      case Recorded.revision:
        revision = event.number
        break
      case Recorded.position:
        position = event.number
        break
      case Recorded.about: {
        const entry = event.message
        const key = entry.textAt(Entry.key)
        if (key === 'type') type = entry.textAt(Entry.value)
        else if (key === 'content-type') isJson = entry.textAt(Entry.value) === 'application/json'
        break
      }
      case Recorded.metadata:
        metadata = parsed(event.bytes, (bytes) => bytes)
        break
      case Recorded.data:
        data = event.bytes
        break
    }
  }
  if (id === '' || stream === '') throw new Error('the event store sent an event without its id or its stream')
  return { id, type, data: isJson ? parsed(data, String) : data, metadata, stream, revision, position: numbered(position) }
}

/** What is no JSON, although it is marked as JSON, stays as it is: the code that needs it will report it. */
const parsed = (bytes: Buffer, otherwise: (bytes: Buffer) => unknown): unknown => {
  try {
    return JSON.parse(bytes.toString()) as unknown
  } catch {
    return otherwise(bytes)
  }
}
