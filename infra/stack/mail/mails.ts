import { DateTime } from 'luxon'
import { v7 } from 'uuid'
import { type Mail, type MessageSummary, readMail } from './mail.ts'
import { type MailFiles, mailsInMemory, mailsOnDisk } from './mail-files.ts'

/** What is held in memory of a kept message. */
export interface KeptMail {
  summary: MessageSummary
  searchText: string
  inlineCount: number
}

const MOST_KEPT = 500

/** A UUIDv7 begins with its milliseconds, so the name of a message tells when it came. */
const createdOf = (id: string) => DateTime.fromMillis(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16), { zone: 'utc' })

const kept = ({ summary, searchText, inlineCount }: Mail, read: boolean): KeptMail => ({
  summary: { ...summary, Read: read },
  searchText,
  inlineCount,
})

/** The newest messages, however many came. */
export class Mails {
  readonly #files: MailFiles
  readonly #mostKept: number
  /** Oldest first. */
  readonly #kept = new Map<string, KeptMail>()

  private constructor(files: MailFiles, mostKept: number) {
    this.#files = files
    this.#mostKept = mostKept
  }

  static async open(directory?: string, mostKept = MOST_KEPT): Promise<Mails> {
    const mails = new Mails(directory === undefined ? mailsInMemory() : await mailsOnDisk(directory), mostKept)
    for (const { id, read } of await mails.#files.all()) {
      const raw = await mails.#files.raw(id, read)
      mails.#kept.set(id, kept(await readMail(id, createdOf(id), raw), read))
    }
    await mails.#dropOldest()
    return mails
  }

  /** The id it is kept under. A message that cannot be taken apart is refused before anything is kept. */
  async add(raw: Buffer): Promise<string> {
    const id = v7()
    const mail = await readMail(id, createdOf(id), raw)
    await this.#files.write(id, raw)
    this.#kept.set(id, kept(mail, false))
    await this.#dropOldest()
    return id
  }

  newestFirst(): KeptMail[] {
    return [...this.#kept.values()].toSorted((a, b) => (a.summary.ID < b.summary.ID ? 1 : -1))
  }

  async raw(id: string): Promise<Buffer | undefined> {
    const mail = this.#kept.get(id)
    return mail && this.#files.raw(id, mail.summary.Read)
  }

  async mail(id: string): Promise<Mail | undefined> {
    const raw = await this.raw(id)
    return raw && readMail(id, createdOf(id), raw)
  }

  async setRead(ids: Iterable<string>, read: boolean): Promise<void> {
    for (const id of ids) {
      const mail = this.#kept.get(id)
      if (mail === undefined || mail.summary.Read === read) continue
      mail.summary.Read = read
      await this.#files.setRead(id, read)
    }
  }

  async remove(ids: Iterable<string>): Promise<void> {
    for (const id of ids) {
      const mail = this.#kept.get(id)
      if (mail === undefined) continue
      this.#kept.delete(id)
      await this.#files.remove(id, mail.summary.Read)
    }
  }

  async #dropOldest(): Promise<void> {
    const surplus = this.#kept.size - this.#mostKept
    if (surplus > 0) await this.remove([...this.#kept.keys()].slice(0, surplus))
  }
}
