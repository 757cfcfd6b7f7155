import { DateTime } from 'luxon'
import { v7 } from 'uuid'
import { type Letter, type MessageSummary, readLetter } from './letter.ts'
import { type LetterFiles, lettersInMemory, lettersOnDisk } from './letter-files.ts'

/** What is held in memory of a kept message. */
export interface KeptLetter {
  summary: MessageSummary
  searchText: string
  inlineCount: number
}

const MOST_KEPT = 500

/** A UUIDv7 begins with its milliseconds, so the name of a message tells when it came. */
const createdOf = (id: string) => DateTime.fromMillis(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16), { zone: 'utc' })

const kept = ({ summary, searchText, inlineCount }: Letter, read: boolean): KeptLetter => ({
  summary: { ...summary, Read: read },
  searchText,
  inlineCount,
})

/** The newest messages, however many came. */
export class Letters {
  readonly #files: LetterFiles
  readonly #mostKept: number
  /** Oldest first. */
  readonly #kept = new Map<string, KeptLetter>()

  private constructor(files: LetterFiles, mostKept: number) {
    this.#files = files
    this.#mostKept = mostKept
  }

  static async open(directory?: string, mostKept = MOST_KEPT): Promise<Letters> {
    const letters = new Letters(directory === undefined ? lettersInMemory() : await lettersOnDisk(directory), mostKept)
    for (const { id, read } of await letters.#files.all()) {
      const raw = await letters.#files.raw(id, read)
      letters.#kept.set(id, kept(await readLetter(id, createdOf(id), raw), read))
    }
    await letters.#dropOldest()
    return letters
  }

  /** The id it is kept under. A message that cannot be taken apart is refused before anything is kept. */
  async add(raw: Buffer): Promise<string> {
    const id = v7()
    const letter = await readLetter(id, createdOf(id), raw)
    await this.#files.write(id, raw)
    this.#kept.set(id, kept(letter, false))
    await this.#dropOldest()
    return id
  }

  newestFirst(): KeptLetter[] {
    return [...this.#kept.values()].toSorted((a, b) => (a.summary.ID < b.summary.ID ? 1 : -1))
  }

  async raw(id: string): Promise<Buffer | undefined> {
    const letter = this.#kept.get(id)
    return letter && this.#files.raw(id, letter.summary.Read)
  }

  async letter(id: string): Promise<Letter | undefined> {
    const raw = await this.raw(id)
    return raw && readLetter(id, createdOf(id), raw)
  }

  async setRead(ids: Iterable<string>, read: boolean): Promise<void> {
    for (const id of ids) {
      const letter = this.#kept.get(id)
      if (letter === undefined || letter.summary.Read === read) continue
      letter.summary.Read = read
      await this.#files.setRead(id, read)
    }
  }

  async remove(ids: Iterable<string>): Promise<void> {
    for (const id of ids) {
      const letter = this.#kept.get(id)
      if (letter === undefined) continue
      this.#kept.delete(id)
      await this.#files.remove(id, letter.summary.Read)
    }
  }

  async #dropOldest(): Promise<void> {
    const surplus = this.#kept.size - this.#mostKept
    if (surplus > 0) await this.remove([...this.#kept.keys()].slice(0, surplus))
  }
}
