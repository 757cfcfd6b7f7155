import { unpackToCommandError } from '@eventstore/db-client/dist/streams/appendToStream/unpackError.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import type { Status } from '@eventstore/db-client/generated/status_pb.js'
import { Refused } from '../errors.ts'
import { WireMessage } from './wire-message.ts'

const { BadRequest, MaximumAppendSizeExceeded } = shared
/** This is the field of a message that the client's version does not know. */
const MOST_OF_AN_EVENT = 3

/** Of what is refused for good, the client's own errors have no text, or look like an outage. */
export const refusalOf = (status: Status, stream: string): Error => {
  const details = status.getDetails()
  const type = details?.getTypeName() ?? ''
  switch (type) {
    case 'event_store.client.BadRequest': {
      const why = details?.unpack(BadRequest.deserializeBinary, type)?.getMessage()
      return new Refused(`the event store takes nothing of this form for the stream "${stream}": ${why}`)
    }
    case 'event_store.client.MaximumAppendSizeExceeded': {
      const most = details?.unpack(MaximumAppendSizeExceeded.deserializeBinary, type)?.getMaxappendsize()
      return new Refused(`the events for the stream "${stream}" are too large: the event store takes ${most} bytes at once`)
    }
    case 'event_store.client.MaximumAppendEventSizeExceeded': {
      const most = new WireMessage(Buffer.from(details?.getValue_asU8() ?? [])).numberAt(MOST_OF_AN_EVENT)
      return new Refused(`the events for the stream "${stream}" are too large: the event store takes ${most} bytes of an event`)
    }
    case 'event_store.client.AccessDenied':
      return new Refused(`the event store lets its user not write to the stream "${stream}"`)
    case 'event_store.client.StreamDeleted':
      return new Refused(`the stream "${stream}" was deleted from the log`)
    default:
      return unpackToCommandError(status, stream)
  }
}
