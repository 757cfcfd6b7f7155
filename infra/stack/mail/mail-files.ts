import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the messages themselves are kept; what the list needs of them is in memory. */
export interface MailFiles {
  /** Everything that is kept, oldest first. */
  all(): Promise<{ id: string; read: boolean }[]>
  write(id: string, raw: Buffer): Promise<void>
  raw(id: string, read: boolean): Promise<Buffer>
  setRead(id: string, read: boolean): Promise<void>
  remove(id: string, read: boolean): Promise<void>
}

const NAME = /^([0-9a-f-]{36})(,S)?\.eml$/

/** One file a message, with Maildir's `S` in the name of those that were seen. */
export const mailsOnDisk = async (directory: string): Promise<MailFiles> => {
  await mkdir(directory, { recursive: true })
  const pathOf = (id: string, read: boolean) => join(directory, `${id}${read ? ',S' : ''}.eml`)
  return {
    all: async () => {
      const names = await readdir(directory)
      const found = names.flatMap((name) => {
        const [, id, seen] = NAME.exec(name) ?? []
        return id === undefined ? [] : [{ id, read: seen !== undefined }]
      })
      return found.toSorted((a, b) => a.id.localeCompare(b.id))
    },
    write: async (id, raw) => {
      const unfinished = join(directory, `${id}.part`)
      await writeFile(unfinished, raw)
      await rename(unfinished, pathOf(id, false))
    },
    raw: (id, read) => readFile(pathOf(id, read)),
    setRead: (id, read) => rename(pathOf(id, !read), pathOf(id, read)),
    remove: (id, read) => rm(pathOf(id, read), { force: true }),
  }
}

export const mailsInMemory = (): MailFiles => {
  const mails = new Map<string, Buffer>()
  return {
    all: async () => [],
    write: async (id, raw) => void mails.set(id, raw),
    raw: async (id) => mails.get(id) ?? Buffer.alloc(0),
    setRead: async () => {},
    remove: async (id) => void mails.delete(id),
  }
}
