import { optionalSecretSetting, optionalUrlSetting } from './config.ts'
import { type ErasureList, erasureList, noErasureList } from './erasure-list.ts'
import { Refused } from './errors.ts'
import { doubted, secretDoubt } from './insecure-settings.ts'
import { openStorage } from './open-storage.ts'
import { type SealedFiles, sealedFiles } from './sealed-files.ts'

/** Of the command-service, which writes who is erased, and of who makes back-ups: the same for both. */
export const backupSettings = {
  BACKUP_TARGET: optionalUrlSetting(/^(file|s3)$/, 'file:///var/lib/debut/backups/ or s3://bucket?endpoint=https://s3.example'),
  BACKUP_KEY: doubted(optionalSecretSetting(), (key) => (key === undefined ? undefined : secretDoubt(key))),
}

interface Settings {
  readonly BACKUP_TARGET: string | undefined
  readonly BACKUP_KEY: string | undefined
}

/** Undefined where no back-ups are made. */
export const openBackupTarget = async ({ BACKUP_TARGET, BACKUP_KEY }: Settings): Promise<SealedFiles | undefined> => {
  if (BACKUP_TARGET === undefined) return undefined
  if (BACKUP_KEY === undefined) throw new Refused('BACKUP_TARGET is set and BACKUP_KEY is not: nothing is written there that is not sealed')
  return sealedFiles(await openStorage(BACKUP_TARGET), BACKUP_KEY)
}

export const erasuresIn = (files: SealedFiles | undefined): ErasureList => (files === undefined ? noErasureList : erasureList(files))
