import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs'
import { crc32 } from 'node:zlib'

/** Its name in a store's folder. */
export const CHECKPOINT = 'writer.chk'

/**
 * How far the log was flushed: it distinguishes a torn tail (after it, never acknowledged) from damage (before it).
 * Written after each flush but not itself flushed: it may only be too low, which makes recovery trust checksums alone there.
 */
export class WriterCheckpoint {
  readonly #file: number
  readonly #bytes = Buffer.alloc(12)

  private constructor(file: number) {
    this.#file = file
  }

  static open(path: string): WriterCheckpoint {
    return new WriterCheckpoint(openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600))
  }

  /** Undefined when there is none or it is unreadable. */
  read(): number | undefined {
    const bytes = Buffer.alloc(12)
    const complete = readSync(this.#file, bytes, 0, 12, 0) === 12
    return complete && crc32(bytes.subarray(0, 8)) === bytes.readUInt32LE(8) ? bytes.readDoubleLE(0) : undefined
  }

  write(position: number) {
    this.#bytes.writeDoubleLE(position, 0)
    this.#bytes.writeUInt32LE(crc32(this.#bytes.subarray(0, 8)), 8)
    writeSync(this.#file, this.#bytes, 0, 12, 0)
  }

  close() {
    closeSync(this.#file)
  }
}
