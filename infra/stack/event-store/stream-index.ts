import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { open, type Database, type RootDatabase } from 'lmdb'
import type { LogRecord } from './log-record.ts'

/** One mark for each 64 KiB of log: where its first record begins, so that any position finds its way to a record. */
const MARK_EVERY = 64 * 1024
const KEY_LIMIT = 1024

export type IndexedHead = { readonly number: number; readonly lastEventNumber: number }

export type IndexEntry = {
  readonly streamId: string
  readonly streamNumber: number
  readonly eventNumber: number
  readonly logPosition: number
  readonly deletesStream: boolean
}

const sixBytes = (value: number) => {
  const key = Buffer.allocUnsafe(6)
  key.writeUIntBE(value, 0, 6)
  return key
}

const twoNumbers = (a: number, b: number) => {
  const value = Buffer.allocUnsafe(16)
  value.writeDoubleLE(a, 0)
  value.writeDoubleLE(b, 8)
  return value
}

const eventKey = (streamNumber: number, eventNumber: number) => {
  const key = Buffer.allocUnsafe(12)
  key.writeUIntBE(streamNumber, 0, 6)
  key.writeUIntBE(eventNumber, 6, 6)
  return key
}

/** LMDB keys are short: a longer name is cut and made unique by a hash of it whole. */
const headKey = (streamId: string) => {
  const name = Buffer.from(streamId, 'utf8')
  if (name.length <= KEY_LIMIT) return name
  return Buffer.concat([name.subarray(0, KEY_LIMIT), hash('sha256', name, 'buffer')])
}

/**
 * Where each event of each stream stands in the log, and each stream's last number.
 * It can always be built again from the log and is never flushed by itself: it is trusted at start only when it is byte for byte
 * what the last orderly stop left, because LMDB does not notice a flipped bit and may crash on one; or when its process was killed and the machine went on.
 */
export class StreamIndex {
  readonly #folder: string
  readonly #root: RootDatabase<Buffer, Buffer>
  readonly #heads: Database<Buffer, Buffer>
  readonly #events: Database<Buffer, Buffer>
  readonly #marks: Database<Buffer, Buffer>
  #end: number
  #streams: number
  #lastMark: number

  private constructor(folder: string) {
    const options = { encoding: 'binary', keyEncoding: 'binary' } as const
    this.#folder = folder
    this.#root = open<Buffer, Buffer>({ path: join(folder, 'streams.mdb'), noSync: true, maxDbs: 4, ...options })
    this.#heads = this.#root.openDB('heads', options)
    this.#events = this.#root.openDB('events', options)
    this.#marks = this.#root.openDB('marks', options)
    const state = this.#root.get(STATE)
    this.#end = state?.readDoubleLE(0) ?? 0
    this.#streams = state?.readDoubleLE(8) ?? 0
    this.#lastMark = state?.readDoubleLE(16) ?? -1
  }

  /** The index of the last orderly stop if it is intact, else an empty one. */
  static open(folder: string): StreamIndex {
    if (!isAsLeft(folder)) rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    rmSync(join(folder, SEAL), { force: true })
    writeFileSync(join(folder, BOOT), bootId())
    return new StreamIndex(folder)
  }

  /** The log is indexed up to here. */
  get end() {
    return this.#end
  }

  nextStreamNumber() {
    return this.#streams++
  }

  head(streamId: string): IndexedHead | undefined {
    const head = this.#heads.get(headKey(streamId))
    return head && { number: head.readDoubleLE(0), lastEventNumber: head.readDoubleLE(8) }
  }

  position(streamNumber: number, eventNumber: number): number | undefined {
    return this.#events.get(eventKey(streamNumber, eventNumber))?.readDoubleLE(0)
  }

  /** The start of a record at or before `position`, near it. */
  recordBefore(position: number, logStart: number): number {
    const block = Math.floor(position / MARK_EVERY)
    for (const { value } of this.#marks.getRange({ start: sixBytes(block), reverse: true, limit: 2 })) {
      const start = value.readDoubleLE(0)
      if (start <= position) return start
    }
    return logStart
  }

  commit(entries: readonly IndexEntry[], end: number) {
    this.#root.transactionSync(() => {
      const heads = new Map<number, IndexEntry>()
      for (const entry of entries) {
        if (!entry.deletesStream) {
          const value = Buffer.allocUnsafe(8)
          value.writeDoubleLE(entry.logPosition)
          void this.#events.put(eventKey(entry.streamNumber, entry.eventNumber), value)
        }
        heads.set(entry.streamNumber, entry)
        const mark = Math.floor(entry.logPosition / MARK_EVERY)
        if (mark !== this.#lastMark) {
          this.#lastMark = mark
          const value = Buffer.allocUnsafe(8)
          value.writeDoubleLE(entry.logPosition)
          void this.#marks.put(sixBytes(mark), value)
        }
      }
      for (const [number, entry] of heads) void this.#heads.put(headKey(entry.streamId), twoNumbers(number, entry.eventNumber))
      this.#end = end
      void this.#root.put(STATE, Buffer.concat([twoNumbers(end, this.#streams), twoNumbers(this.#lastMark, 0)]))
    })
  }

  /** Indexes records found in the log, whose streams may or may not be known yet. */
  add(records: readonly LogRecord[]) {
    const last = records.at(-1)
    if (!last) return
    const numbers = new Map<string, number>()
    const numberOf = (streamId: string) => {
      const number = numbers.get(streamId) ?? this.head(streamId)?.number ?? this.nextStreamNumber()
      numbers.set(streamId, number)
      return number
    }
    const entries = records.map((record) => {
      const { streamId, eventNumber, logPosition, deletesStream } = record
      return { streamId, streamNumber: numberOf(streamId), eventNumber, logPosition, deletesStream }
    })
    this.commit(entries, last.nextPosition)
  }

  /** Closes without a seal: the next start builds the index again. */
  async abandon() {
    await this.#root.close()
    rmSync(join(this.#folder, BOOT), { force: true })
  }

  /** Closes in order and seals what is there, so that the next start need not read the log. */
  async close() {
    await this.#root.close()
    const bytes = readFileSync(join(this.#folder, 'streams.mdb'))
    writeFileSync(join(this.#folder, SEAL), JSON.stringify({ size: bytes.length, crc32: crc32(bytes) }))
  }
}

const STATE = Buffer.from('state')
const SEAL = 'seal.json'
const BOOT = 'boot'

/** Another one after each start of the machine; undefined where the system does not say. */
const bootId = (): string => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return ''
  }
}

/** A process that was killed has left its transactions whole in the system's memory, where they are until the machine ends. */
const wasKilled = (folder: string): boolean => {
  const marked = join(folder, BOOT)
  const boot = bootId()
  return boot !== '' && existsSync(marked) && readFileSync(marked, 'utf8') === boot
}

const isAsLeft = (folder: string) => {
  const seal = join(folder, SEAL)
  if (!existsSync(seal)) return wasKilled(folder)
  const bytes = readFileSync(join(folder, 'streams.mdb'))
  return readFileSync(seal, 'utf8') === JSON.stringify({ size: bytes.length, crc32: crc32(bytes) })
}
