import { type Instant, toInstant } from '@debut/events/kernel/instant.ts'
import { backupsIn, manifestOf } from '@debut/adapters/backup-list.ts'
import { Refused } from '@debut/adapters/errors.ts'
import type { SealedFiles } from '@debut/adapters/sealed-files.ts'
import { Manifest } from './manifest.ts'

/** Keys and accounts are kept so long: then members who were erased are gone from back-ups as well. */
export const KEPT_DAYS = 30

export const isExpired = ({ at }: Pick<Manifest, 'at'>, now: Instant): boolean => now.diff(toInstant(at)).as('days') > KEPT_DAYS

export const readManifest = async (files: SealedFiles, id: string): Promise<Manifest> => {
  const found = await files.get(manifestOf(id))
  if (found === undefined) throw new Refused(`there is no back-up ${id} that was ended`)
  const manifest = Manifest.safeParse(JSON.parse(found.body.toString()))
  if (!manifest.success) throw new Refused(`the back-up ${id} is of a form that this version does not know`)
  return manifest.data
}

/** The one that is asked for, or else the newest. */
export const findBackup = async (files: SealedFiles, asked?: string): Promise<Manifest> => {
  const newest = (await backupsIn(files)).findLast(({ isWhole }) => isWhole)?.id
  const id = asked ?? newest
  if (id === undefined) throw new Refused('there is no back-up that was ended')
  return readManifest(files, id)
}
