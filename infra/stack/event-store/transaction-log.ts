import { randomUUID } from 'node:crypto'
import { closeSync, constants, fsyncSync, fstatSync, ftruncateSync, openSync, readSync, write, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { CorruptRecord, HEADER_SIZE, parseRecord, type LogRecord } from './log-record.ts'

/** The first record stands after the chunk header, so no event is ever at position 0. */
export const LOG_START = 128

const MAGIC = 'DEBUT EVENT LOG CHUNK 1\n'
const PAGE = 64 * 1024
const COPIED = 1024 * 1024

const chunkHeader = () => {
  const header = Buffer.alloc(LOG_START)
  header.write(MAGIC, 'latin1')
  header.writeUInt32LE(crc32(header.subarray(0, LOG_START - 4)), LOG_START - 4)
  return header
}

export const syncFolder = (path: string) => {
  const folder = openSync(path, 'r')
  fsyncSync(folder)
  closeSync(folder)
}

/** Its name in a store's folder. */
export const CHUNK = 'chunk-000000.000000'

/** The chunk file: append-only, positions are byte offsets in it, whatever write() has resolved for is on the disk. */
export class TransactionLog {
  readonly #file: number
  readonly #path: string

  private constructor(file: number, path: string) {
    this.#file = file
    this.#path = path
  }

  static open(path: string): TransactionLog {
    const isNew = !isFile(path)
    // O_DSYNC: one system call writes and flushes, half the round trips of write and fdatasync.
    const file = openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_DSYNC, 0o600)
    const header = Buffer.alloc(LOG_START)
    const found = readSync(file, header, 0, LOG_START, 0)
    if (isNew || found < LOG_START) {
      writeSync(file, chunkHeader(), 0, LOG_START, 0)
      ftruncateSync(file, LOG_START)
      fsyncSync(file)
      syncFolder(dirname(path))
    } else if (!header.equals(chunkHeader())) {
      closeSync(file)
      throw new CorruptRecord(0, `${path} does not begin with the header of a chunk`)
    }
    return new TransactionLog(file, path)
  }

  get size() {
    return fstatSync(this.#file).size
  }

  async write(bytes: Buffer, position: number): Promise<void> {
    let written = 0
    while (written < bytes.length) written += await this.#writeSome(bytes, written, position + written)
  }

  #writeSome(bytes: Buffer, from: number, position: number) {
    return new Promise<number>((resolve, reject) => {
      write(this.#file, bytes, from, bytes.length - from, position, (error, count) => (error ? reject(error) : resolve(count)))
    })
  }

  truncate(position: number) {
    ftruncateSync(this.#file, position)
    fsyncSync(this.#file)
  }

  /** Ends the log here. What stood behind it is kept in a file beside it, which is named. */
  cut(position: number): string {
    const path = `${this.#path}.cut-at-${position}-${randomUUID().slice(0, 8)}`
    const kept = openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600)
    for (let at = position; at < this.size; at += COPIED) writeSync(kept, this.#block(at, Math.min(this.size, at + COPIED)))
    fsyncSync(kept)
    closeSync(kept)
    this.truncate(position)
    syncFolder(dirname(this.#path))
    return path
  }

  /** Where the next record begins that is whole and in its place, after one that is not. */
  wholeRecordAfter(position: number, end: number): number | undefined {
    const block = this.#block(position, end)
    for (let offset = 1; offset + HEADER_SIZE <= block.length; offset++) {
      // Its own place stands in it: hardly any other bytes pass for it.
      if (block.readDoubleLE(offset + 8) === position + offset && isWhole(block, offset, position + offset)) return position + offset
    }
    return undefined
  }

  /** The record at exactly this position; anything else there is damage. */
  recordAt(position: number, end: number): LogRecord {
    for (let length = 4096; ; length *= 16) {
      const block = this.#block(position, Math.min(end, position + length))
      const record = parseRecord(block, 0, position)
      if (record) return record
      if (position + length >= end) throw new CorruptRecord(position, 'the record ends after the log', true)
    }
  }

  /** At least one record from `position` on, as many as a page holds, none beyond `end`. */
  page(position: number, end: number, size = PAGE): LogRecord[] {
    for (let length = size; ; length *= 8) {
      const block = this.#block(position, Math.min(end, position + length))
      const records: LogRecord[] = []
      let offset = 0
      try {
        for (let record = parseRecord(block, 0, position); record; record = parseRecord(block, offset, position + offset)) {
          records.push(record)
          offset += record.size
        }
      } catch (error) {
        // What stands before the damage is whole; the next page begins with it and fails.
        if (records.length === 0) throw error
      }
      if (records.length > 0 || position >= end) return records
      if (position + length >= end) throw new CorruptRecord(position, 'the record ends after the log', true)
    }
  }

  close() {
    closeSync(this.#file)
  }

  #block(position: number, end: number) {
    const block = Buffer.allocUnsafe(Math.max(0, end - position))
    let filled = 0
    while (filled < block.length) {
      const count = readSync(this.#file, block, filled, block.length - filled, position + filled)
      if (count === 0) throw new CorruptRecord(position + filled, 'the file is shorter than the log', true)
      filled += count
    }
    return block
  }
}

const isFile = (path: string) => {
  try {
    closeSync(openSync(path, 'r'))
    return true
  } catch {
    return false
  }
}

const isWhole = (block: Buffer, offset: number, position: number): boolean => {
  try {
    return parseRecord(block, offset, position) !== undefined
  } catch {
    return false
  }
}
