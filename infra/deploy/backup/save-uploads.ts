import { createHash } from 'node:crypto'
import { FOLDERS } from '@debut/command-service/kernel/uploads.ts'
import type { SealedFiles } from '@debut/adapters/sealed-files.ts'
import type { Storage } from '@debut/adapters/storage.ts'
import { z } from 'zod'
import { BACKUPS } from '@debut/adapters/backup-list.ts'
import type { Manifest } from './manifest.ts'

export const UPLOADS = 'uploads'

const Paths = z.array(z.string())

/** An upload is named by what is in it and never changes, so that one which lies there is not taken again. */
export const uploadFileOf = (path: string): string => `${UPLOADS}/${createHash('sha256').update(path).digest('hex')}`

interface Saving {
  readonly storage: Storage
  readonly files: SealedFiles
  readonly id: string
}

export const saveUploads = async ({ storage, files, id }: Saving): Promise<Manifest['uploads']> => {
  const there = new Set(await files.list(UPLOADS))
  const saved: string[] = []
  for (const folder of FOLDERS)
    for (const path of await storage.list(folder)) {
      if (!there.has(uploadFileOf(path))) {
        const upload = await storage.get(path)
        // Deleted while we looked.
        if (upload === undefined) continue
        await files.put(uploadFileOf(path), Buffer.concat([Buffer.from(`${upload.contentType}\n`), upload.body]))
      }
      saved.push(path)
    }
  return { count: saved.length, list: await files.put(`${BACKUPS}/${id}/uploads`, Buffer.from(JSON.stringify(saved))) }
}

/** Their paths; undefined where the list itself is gone. */
export const readUploads = async (files: SealedFiles, { uploads }: Pick<Manifest, 'uploads'>): Promise<string[] | undefined> => {
  const found = await files.get(uploads.list.path)
  return found && Paths.parse(JSON.parse(found.body.toString()))
}

export const readUpload = async (files: SealedFiles, path: string) => {
  const found = await files.get(uploadFileOf(path))
  if (found === undefined) return undefined
  const end = found.body.indexOf(0x0a)
  return { contentType: found.body.subarray(0, end).toString(), body: found.body.subarray(end + 1) }
}
