import { backupsIn, begunAt } from '@debut/adapters/backup-list.ts'
import type { SealedFiles } from '@debut/adapters/sealed-files.ts'

const KEPT_MS = 60_000

/** When the newest whole back-up was begun; null where there is none. Undefined where none are made at all. */
export type NewestBackup = (() => Promise<string | null>) | undefined

/** What was found is good for a minute: a bucket is paid for by the look. */
export const newestBackupIn = (files: Pick<SealedFiles, 'list'> | undefined): NewestBackup => {
  if (files === undefined) return undefined
  let kept: { readonly found: Promise<string | null>; readonly until: number } | undefined
  const look = async () => {
    const id = (await backupsIn(files)).findLast(({ isWhole }) => isWhole)?.id
    return id === undefined ? null : begunAt(id)
  }
  return () => {
    if (kept !== undefined && performance.now() < kept.until) return kept.found
    const found = look()
    kept = { found, until: performance.now() + KEPT_MS }
    found.catch(() => (kept = undefined))
    return found
  }
}
