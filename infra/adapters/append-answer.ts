import streams from '@eventstore/db-client/generated/streams_pb.js'
import type { Status } from '@eventstore/db-client/generated/status_pb.js'

/** What a store says of one append: where it put the events, where it says so, or why it didn't. */
export type AppendAnswer =
  | { readonly number: number; readonly position: number | undefined }
  | { readonly number: number; readonly error: Status }

/** Only the fields of these two kinds are in an answer. */
const VARINT = 0
const DELIMITED = 2

/** A message's fields one after the other: `value` is the number, or where the bytes begin that end at `end`. */
const eachField = (bytes: Buffer, from: number, to: number, found: (field: number, value: number, end: number) => void): void => {
  let at = from
  const varint = (): number => {
    let value = 0
    for (let scale = 1; at < to; scale *= 128) {
      const byte = bytes[at++] ?? 0
      value += (byte % 128) * scale
      if (byte < 128) return value
    }
    throw new RangeError('an answer to an append ends too soon')
  }
  while (at !== to) {
    const tag = varint()
    const value = varint()
    if (tag % 8 === VARINT) found(tag >> 3, value, at)
    else if (tag % 8 === DELIMITED) found(tag >> 3, at, (at += value))
    else throw new RangeError('an answer to an append has a field of a kind that it can’t have')
  }
}

const CORRELATION = { field: 1, structured: 1, leastSignificantBits: 2 } as const
const ERROR = 2
const SUCCESS = { field: 3, position: 3, commitPosition: 1 } as const

/** A BatchAppendResp. By hand, as the generated decoder costs more than all else about an answer; it reads the rare refusals. */
export const decodeAnswer = (bytes: Buffer): AppendAnswer => {
  let number = 0
  let position: number | undefined
  let refused = false
  eachField(bytes, 0, bytes.length, (field, start, end) => {
    if (field === CORRELATION.field) number = numberIn(bytes, start, end)
    else if (field === SUCCESS.field) position = positionIn(bytes, start, end)
    else if (field === ERROR) refused = true
  })
  const error = refused ? streams.BatchAppendResp.deserializeBinary(bytes).getError() : undefined
  return error === undefined ? { number, position } : { number, error }
}

/** The number that the request gave, however the store spells a UUID: as two integers or as text. */
const numberIn = (bytes: Buffer, from: number, to: number): number => {
  let number = 0
  eachField(bytes, from, to, (form, start, end) => {
    if (form !== CORRELATION.structured) number = Number.parseInt(bytes.toString('latin1', end - 12, end), 16)
    else eachField(bytes, start, end, (half, bits) => void (half === CORRELATION.leastSignificantBits && (number = bits)))
  })
  return number
}

const positionIn = (bytes: Buffer, from: number, to: number): number | undefined => {
  let position: number | undefined
  eachField(bytes, from, to, (field, start, end) => {
    if (field !== SUCCESS.position) return
    position = 0
    eachField(bytes, start, end, (part, value) => void (part === SUCCESS.commitPosition && (position = value)))
  })
  return position
}
