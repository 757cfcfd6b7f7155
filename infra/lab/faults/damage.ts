import { closeSync, fstatSync, openSync, readSync, truncateSync, writeSync } from 'node:fs'
import type { Random } from './random.ts'

/** One bit of the file, anywhere before `end`; returns which. */
export const flipBit = (file: string, end: number, random: Random): string => {
  const offset = random.below(end)
  const bit = random.below(8)
  const descriptor = openSync(file, 'r+')
  const byte = Buffer.alloc(1)
  readSync(descriptor, byte, 0, 1, offset)
  byte.writeUInt8(byte.readUInt8() ^ (1 << bit))
  writeSync(descriptor, byte, 0, 1, offset)
  closeSync(descriptor)
  return `bit ${bit} of byte ${offset}`
}

const torn = {
  /** What was there before in that place of the disk. */
  garbage: (random: Random, length: number) => random.bytes(length),
  /** The file had grown, and its bytes had not come yet. */
  zeros: (_: Random, length: number) => Buffer.alloc(length),
  /** The first part of a record. */
  'half a record': (_: Random, length: number, before: Buffer) => before.subarray(0, length),
}

/** A write that a crash cut off: bytes after the end that were never acknowledged. */
export const tearTail = (file: string, lastRecord: number, random: Random): string => {
  const descriptor = openSync(file, 'r+')
  const { size } = fstatSync(descriptor)
  const before = Buffer.alloc(size - lastRecord)
  readSync(descriptor, before, 0, before.length, lastRecord)
  const kind = random.pick<keyof typeof torn>(['garbage', 'zeros', 'half a record'])
  const bytes = torn[kind](random, random.between(1, Math.min(300, before.length - 1)), before)
  writeSync(descriptor, bytes, 0, bytes.length, size)
  closeSync(descriptor)
  return `${bytes.length} bytes of ${kind}`
}

/** The disk lost the end of what it had said it holds. */
export const loseEnd = (file: string, from: number, random: Random): string => {
  const end = from + random.between(1, 60)
  truncateSync(file, end)
  return `everything from byte ${end} on`
}
