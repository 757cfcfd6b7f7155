import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs'
import { crc32 } from 'node:zlib'

/** Its name in a store's folder. */
export const CHECKPOINT = 'writer.chk'

/** As far as a flush was acknowledged. */
export type Flushed = {
  readonly position: number
  /** The events before it; unknown to a checkpoint that was written before these were counted. */
  readonly events: number | undefined
}

const SIZE = 20
/** A position alone, and its checksum. */
const OLD_SIZE = 12

/**
 * How far the log was flushed: it distinguishes a torn tail (after it, never acknowledged) from damage (before it).
 * Written after each flush but not itself flushed: it may only be too low, which makes recovery trust checksums alone there.
 */
export class WriterCheckpoint {
  readonly #file: number
  readonly #bytes = Buffer.alloc(SIZE)

  private constructor(file: number) {
    this.#file = file
  }

  static open(path: string): WriterCheckpoint {
    return new WriterCheckpoint(openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600))
  }

  /** Undefined when there is none or it is unreadable. */
  read(): Flushed | undefined {
    const bytes = Buffer.alloc(SIZE)
    const size = readSync(this.#file, bytes, 0, SIZE, 0)
    if (size === SIZE && crc32(bytes.subarray(0, SIZE - 4)) === bytes.readUInt32LE(SIZE - 4))
      return { position: bytes.readDoubleLE(0), events: bytes.readDoubleLE(8) }
    const isOld = size === OLD_SIZE && crc32(bytes.subarray(0, OLD_SIZE - 4)) === bytes.readUInt32LE(OLD_SIZE - 4)
    return isOld ? { position: bytes.readDoubleLE(0), events: undefined } : undefined
  }

  write(position: number, events: number) {
    this.#bytes.writeDoubleLE(position, 0)
    this.#bytes.writeDoubleLE(events, 8)
    this.#bytes.writeUInt32LE(crc32(this.#bytes.subarray(0, SIZE - 4)), SIZE - 4)
    writeSync(this.#file, this.#bytes, 0, SIZE, 0)
  }

  close() {
    closeSync(this.#file)
  }
}
