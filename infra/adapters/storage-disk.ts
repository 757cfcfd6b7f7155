import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkedPath, type Storage } from './storage.ts'

/** What a writer that was killed has left. */
const DRAFT = /\.[0-9a-f]{8}-[0-9a-f-]{27}$/

/** Each file carries its content type in a first line, so that both are replaced at once. */
export const diskStorage = (folder: URL): Storage => {
  const root = fileURLToPath(folder)
  const place = (path: string) => join(root, checkedPath(path))
  return {
    put: async (path, body, contentType) => {
      const target = place(path)
      await mkdir(dirname(target), { recursive: true })
      const draft = `${target}.${randomUUID()}`
      try {
        await writeFile(draft, Buffer.concat([Buffer.from(`${contentType}\n`), body]), { flush: true })
        await rename(draft, target)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    get: async (path) => {
      const whole = await readFile(place(path)).catch(absent)
      if (whole === undefined) return undefined
      const end = whole.indexOf(0x0a)
      return { contentType: whole.subarray(0, end).toString(), body: whole.subarray(end + 1) }
    },
    remove: async (path) => {
      await rm(place(path), { force: true })
    },
    list: async (path) => {
      const entries = (await readdir(place(path), { recursive: true, withFileTypes: true }).catch(absent)) ?? []
      const files = entries.filter((entry) => entry.isFile() && !DRAFT.test(entry.name))
      return files.map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/')).toSorted()
    },
    removeUnder: async (path) => {
      await rm(place(path), { force: true, recursive: true })
    },
  }
}

const absent = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
}
