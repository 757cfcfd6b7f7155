import shared, { type UUID } from '@eventstore/db-client/generated/shared_pb.js'
import type { Map as ProtoMap } from 'google-protobuf'
import type { ProposedEvent } from './encode-record.ts'
import { invalidArgument, requiredMetadataPropertyMissing } from './rpc-exceptions.ts'

/** These limits are those of EventStoreDB 24.6, in bytes. */
export const limits = {
  append: 1024 * 1024,
  event: Infinity,
  /** This limits a gRPC request. A larger one ends the whole call. */
  message: 17 * 1024 * 1024,
}
export type Limits = typeof limits

/** As it was sent, which says nothing of what it lacks. */
export type SentEvent = {
  readonly id: string
  readonly type: string | undefined
  readonly contentType: string | undefined
  readonly data: Uint8Array
  readonly metadata: Uint8Array
}

type ProposedMessage = {
  getId(): UUID | undefined
  getMetadataMap(): ProtoMap<string, string>
  getCustomMetadata_asU8(): Uint8Array
  getData_asU8(): Uint8Array
}

export const sentEvent = (message: ProposedMessage): SentEvent => {
  const metadata = message.getMetadataMap()
  return {
    id: uuidOf(message.getId()),
    type: metadata.get('type'),
    contentType: metadata.get('content-type'),
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  }
}

export const proposedEvent = ({ id: text, type, contentType, data, metadata }: SentEvent): ProposedEvent => {
  if (type === undefined) throw requiredMetadataPropertyMissing('type')
  if (type === '') throw invalidArgument('an event needs a type')
  if (contentType === undefined) throw requiredMetadataPropertyMissing('content-type')
  const id = text.toLowerCase()
  if (!UUID_FORM.test(id)) throw invalidArgument(`'${id}' is not a valid UUID`)
  return { id, type, contentType, data, metadata }
}

/** EventStoreDB's Event.SizeOnDisk: type names count as UTF-16. */
export const sizeOnDisk = (event: ProposedEvent) => event.type.length * 2 + event.data.length + event.metadata.length

const UUID_FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export const uuidOf = (uuid: UUID | undefined): string => {
  const structured = uuid?.getStructured()
  return structured ? dashed(structured.getMostSignificantBits(), structured.getLeastSignificantBits()) : (uuid?.getString() ?? '')
}

/** Returns the same id as two numbers, if it is a UUID. */
export const structured = (uuid: UUID): UUID => {
  const text = uuidOf(uuid)
  if (!UUID_FORM.test(text.toLowerCase())) return uuid
  const digits = text.replaceAll('-', '')
  const half = (from: number) => BigInt.asIntN(64, BigInt(`0x${digits.slice(from, from + 16)}`)).toString()
  return new shared.UUID().setStructured(new shared.UUID.Structured().setMostSignificantBits(half(0)).setLeastSignificantBits(half(16)))
}

const hex = (bits: string) => BigInt.asUintN(64, BigInt(bits)).toString(16).padStart(16, '0')

const dashed = (most: string, least: string) => {
  const digits = hex(most) + hex(least)
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join('-')
}
