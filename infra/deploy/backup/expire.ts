import type { Instant } from '@debut/events/kernel/instant.ts'
import type { SealedFiles } from '@debut/adapters/sealed-files.ts'
import { BACKUPS, backupsIn } from '@debut/adapters/backup-list.ts'
import { isExpired, readManifest } from './backups.ts'
import { readUploads, uploadFileOf, UPLOADS } from './save-uploads.ts'

/** Deletes what is too old, and what was never finished. The log stays: what is personal in it can't be read without the keys. */
export const expire = async (files: SealedFiles, now: Instant): Promise<{ readonly expired: number }> => {
  const used = new Set<string>()
  let expired = 0
  for (const { id, isWhole } of await backupsIn(files)) {
    const manifest = isWhole ? await readManifest(files, id) : undefined
    if (manifest !== undefined && !isExpired(manifest, now)) {
      for (const path of (await readUploads(files, manifest)) ?? []) used.add(uploadFileOf(path))
      continue
    }
    if (isWhole) expired += 1
    await files.removeUnder(`${BACKUPS}/${id}`)
  }
  for (const path of await files.list(UPLOADS)) if (!used.has(path)) await files.remove(path)
  return { expired }
}
