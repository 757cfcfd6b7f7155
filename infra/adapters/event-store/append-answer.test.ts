import shared from '@eventstore/db-client/generated/shared_pb.js'
import statusPb from '@eventstore/db-client/generated/status_pb.js'
import streams, { type BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js'
import emptyPb from 'google-protobuf/google/protobuf/empty_pb.js'
import { expect, it } from 'vitest'
import { decodeAnswer } from './append-answer.ts'

const structured = (low: number) =>
  new shared.UUID().setStructured(new shared.UUID.Structured().setMostSignificantBits('0').setLeastSignificantBits(String(low)))
const spelled = (low: number) => new shared.UUID().setString(`00000000-0000-0000-0000-${low.toString(16).padStart(12, '0')}`)
const stored = (position: string) =>
  new streams.BatchAppendResp.Success()
    .setCurrentRevision('12')
    .setPosition(new shared.AllStreamPosition().setCommitPosition(position).setPreparePosition('1'))
const answer = () => new streams.BatchAppendResp().setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from('s')))
const decoded = (written: BatchAppendResp) => decodeAnswer(Buffer.from(written.serializeBinary()))

it.each([1, 127, 128, 65_535, 2 ** 32 + 5, 2 ** 47 + 1])(
  'tells to which request an answer belongs, as the store spells it: %d',
  (number) => {
    expect(decoded(answer().setCorrelationId(structured(number)).setSuccess(stored('128')))).toEqual({ number, position: 128 })
    expect(decoded(answer().setCorrelationId(spelled(number)).setSuccess(stored('128')))).toEqual({ number, position: 128 })
  },
)

it.each(['0', '128', '4294967296', '9007199254740991'])('reads that it was stored at %s', (position) => {
  expect(decoded(answer().setCorrelationId(spelled(3)).setSuccess(stored(position)))).toEqual({ number: 3, position: Number(position) })
})

it('knows no position where the store says none', () => {
  const success = new streams.BatchAppendResp.Success().setNoStream(new emptyPb.Empty()).setNoPosition(new emptyPb.Empty())
  expect(decoded(answer().setCorrelationId(spelled(3)).setSuccess(success))).toEqual({ number: 3, position: undefined })
})

it('gives a refusal as the store gave it', () => {
  const refused = decoded(answer().setCorrelationId(structured(9)).setError(new statusPb.Status().setMessage('no')))
  expect(refused.number).toBe(9)
  expect('error' in refused && refused.error.getMessage()).toBe('no')
})

it('refuses half an answer', () => {
  const whole = Buffer.from(answer().setCorrelationId(spelled(3)).setSuccess(stored('128')).serializeBinary())
  expect(() => decodeAnswer(whole.subarray(0, whole.length - 2))).toThrow('a message ends')
})
