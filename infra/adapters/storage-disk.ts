import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkedPath, type Storage } from './storage.ts'

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
    removeUnder: async (path) => {
      await rm(place(path), { force: true, recursive: true })
    },
  }
}

const absent = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
}
