import streams from '@eventstore/db-client/generated/streams_pb.js'
import { expect, it } from 'vitest'
import { encodeRecord } from './encode-record.ts'
import { CorruptRecord, DELETED_STREAM, parseRecord, PrepareFlags, sealRecord } from './log-record.ts'

const event = {
  id: '0190c5a0-0000-7000-8000-000000000001',
  type: 'Ärger',
  contentType: 'application/json',
  data: Buffer.from('{"größe":1}'),
  metadata: Buffer.from('{"$causationId":"c"}'),
}
const prepare = {
  logPosition: 300,
  eventNumber: 129,
  flags: PrepareFlags.transactionEnd,
  timestamp: 1_767_225_600_123,
  streamId: 'ström-1',
}

const sealed = (over: Partial<typeof prepare> = {}, overEvent: Partial<typeof event> = {}) => {
  const bytes = encodeRecord({ ...prepare, ...over }, { ...event, ...overEvent })
  sealRecord(bytes)
  return bytes
}

it('encodes the response as the generated classes read it', () => {
  const record = parseRecord(sealed(), 0, 300)
  const response = streams.ReadResp.deserializeBinary(record!.response)
  // The generated classes sort a map's entries, so only the size must be theirs: it tells of stray or missing fields.
  expect(response.serializeBinary().length).toBe(record!.response.length)
  const recorded = response.getEvent()?.getEvent()
  expect(response.getEvent()?.getCommitPosition()).toBe('300')
  expect(recorded?.getStreamRevision()).toBe('129')
  expect(recorded?.getPreparePosition()).toBe('300')
  expect(recorded?.getId()?.getString()).toBe(event.id)
  expect(recorded?.getMetadataMap().get('created')).toBe('17672256001230000')
  expect(Buffer.from(recorded!.getData_asU8()).toString()).toBe('{"größe":1}')
  expect(Buffer.from(recorded!.getCustomMetadata_asU8()).toString()).toBe('{"$causationId":"c"}')
})

it('finds what it noted about the event without decoding the response', () => {
  const record = parseRecord(sealed(), 0, 300)
  expect(record).toMatchObject({ logPosition: 300, eventNumber: 129, timestamp: prepare.timestamp, streamId: 'ström-1' })
  expect(record).toMatchObject({ eventType: 'Ärger', eventId: event.id, endsTransaction: true, deletesStream: false })
  expect(record?.data.toString()).toBe('{"größe":1}')
})

it.each([0, 127, 128, 16_383, 16_384, 2 ** 32, 2 ** 53 - 1, DELETED_STREAM])('encodes the number %d', (eventNumber) => {
  const record = parseRecord(sealed({ eventNumber }), 0, 300)
  const revision = streams.ReadResp.deserializeBinary(record!.response).getEvent()?.getEvent()?.getStreamRevision()
  expect(BigInt(revision!)).toBe(eventNumber === DELETED_STREAM ? 2n ** 63n - 1n : BigInt(eventNumber))
})

it('leaves out data and metadata that are empty', () => {
  const record = parseRecord(sealed({}, { data: Buffer.alloc(0), metadata: Buffer.alloc(0) }), 0, 300)
  const recorded = streams.ReadResp.deserializeBinary(record!.response).getEvent()?.getEvent()
  expect([recorded?.getData_asU8().length, recorded?.getCustomMetadata_asU8().length, record?.data.length]).toEqual([0, 0, 0])
})

it('notices every flipped bit of a record', () => {
  const intact = sealed()
  for (let bit = 0; bit < intact.length * 8; bit++) {
    const bytes = Buffer.from(intact)
    bytes[bit >> 3]! ^= 1 << (bit & 7)
    const parse = () => {
      // A longer length than there are bytes is noticed by the caller, which knows where the log ends.
      if (parseRecord(bytes, 0, 300) === undefined) throw new CorruptRecord(300, 'longer than the block')
    }
    expect(parse, `bit ${bit}`).toThrow(CorruptRecord)
  }
})

it('notices a record in the place of another', () => {
  expect(() => parseRecord(sealed(), 0, 301)).toThrow('belongs elsewhere')
})
