import type { UUID } from '@eventstore/db-client/generated/shared_pb.js'
import type { Map as ProtoMap } from 'google-protobuf'
import type { ProposedEvent } from './encode-record.ts'
import { invalidArgument, requiredMetadataPropertyMissing } from './rpc-exceptions.ts'

/** The real limit of EventStoreDB on one append. */
export const MAX_APPEND_SIZE = 1024 * 1024

type ProposedMessage = {
  getId(): UUID | undefined
  getMetadataMap(): ProtoMap<string, string>
  getCustomMetadata_asU8(): Uint8Array
  getData_asU8(): Uint8Array
}

export const proposedEvent = (message: ProposedMessage): ProposedEvent => {
  const metadata = message.getMetadataMap()
  const type = metadata.get('type')
  if (type === undefined) throw requiredMetadataPropertyMissing('type')
  const contentType = metadata.get('content-type')
  if (contentType === undefined) throw requiredMetadataPropertyMissing('content-type')
  return {
    id: parseUuid(message.getId()),
    type,
    contentType,
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  }
}

/** EventStoreDB's Event.SizeOnDisk: type names count as UTF-16. */
export const sizeOnDisk = (event: ProposedEvent) => event.type.length * 2 + event.data.length + event.metadata.length

const UUID_FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

const parseUuid = (uuid: UUID | undefined): string => {
  const structured = uuid?.getStructured()
  const text = structured
    ? dashed(structured.getMostSignificantBits(), structured.getLeastSignificantBits())
    : (uuid?.getString() ?? '').toLowerCase()
  if (!UUID_FORM.test(text)) throw invalidArgument(`'${text}' is not a valid UUID`)
  return text
}

const hex = (bits: string) => BigInt.asUintN(64, BigInt(bits)).toString(16).padStart(16, '0')

const dashed = (most: string, least: string) => {
  const digits = hex(most) + hex(least)
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join('-')
}
