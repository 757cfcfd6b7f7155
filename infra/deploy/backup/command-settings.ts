import { parseArgs } from 'node:util'
import { backupSettings, openBackupTarget } from '@debut/adapters/backup-target.ts'
import { complaints, nodesSetting, optionalPathSetting, urlSetting } from '@debut/adapters/config.ts'
import { Refused } from '@debut/adapters/errors.ts'
import type { SealedFiles } from '@debut/adapters/sealed-files.ts'
import { z } from 'zod'

const targetSettings = z.object(backupSettings)

const storeSettings = z.object({
  EVENTSTORE_URL: nodesSetting(/^esdb(\+discover)?$/, 'esdb://host:2113?tls=false or esdb://a:2113,b:2113'),
  IDENTITY_DATABASE_URL: urlSetting(/^postgres(ql)?$/, 'postgres://identity@postgres:5432/identity'),
  STORAGE_URL: urlSetting(/^(file|s3)$/, 'file:///var/lib/debut/uploads/ or s3://bucket?endpoint=https://s3.example'),
  DATABASE_URL: urlSetting(/^postgres(ql)?$/, 'postgres://debut@postgres:5432/debut').optional(),
  /** Set by `npm start`; elsewhere secrets are the operator's. */
  SECRETS_FOLDER: optionalPathSetting(),
})

/** Where everything of a product is that is saved or restored. */
export interface Stores {
  readonly eventStoreUrl: string
  readonly identityUrl: string
  readonly debutUrl: string | undefined
  readonly storageUrl: string
  /** Where `npm start` keeps its secrets; elsewhere they are the operator's. */
  readonly secrets: string | undefined
}

const read = <Schema extends z.ZodObject>(schema: Schema): z.output<Schema> => {
  const wrong = complaints(schema, process.env)
  if (wrong.length > 0) throw new Refused(wrong.join('; '))
  return schema.parse(process.env)
}

/** Undefined where no back-ups are made. */
export const targetIfNamed = (): Promise<SealedFiles | undefined> => openBackupTarget(read(targetSettings))

export const targetNamed = async (): Promise<SealedFiles> => {
  const files = await targetIfNamed()
  if (files === undefined)
    throw new Refused('BACKUP_TARGET is missing: it says where back-ups lie, and BACKUP_KEY what they are sealed with')
  return files
}

/** A real deployment is named by the environment, all of it. */
export const storesNamed = (): Stores | undefined => {
  if (process.env['EVENTSTORE_URL'] === undefined) return undefined
  const { EVENTSTORE_URL, IDENTITY_DATABASE_URL, STORAGE_URL, DATABASE_URL, SECRETS_FOLDER } = read(storeSettings)
  return {
    eventStoreUrl: EVENTSTORE_URL,
    identityUrl: IDENTITY_DATABASE_URL,
    debutUrl: DATABASE_URL,
    storageUrl: STORAGE_URL,
    secrets: SECRETS_FOLDER,
  }
}

const OPTIONS = {
  backup: { type: 'string' },
  only: { type: 'string' },
  'one-by-one': { type: 'boolean' },
  drill: { type: 'boolean' },
} as const

interface Arguments {
  readonly backup?: string | undefined
  readonly only: 'log' | undefined
  readonly 'one-by-one'?: boolean | undefined
  readonly drill?: boolean | undefined
}

export const readArguments = (usage: string, ...known: (keyof typeof OPTIONS)[]): Arguments => {
  try {
    const options = Object.fromEntries(known.map((name) => [name, OPTIONS[name]]))
    const values: { backup?: string; only?: string; 'one-by-one'?: boolean; drill?: boolean } = parseArgs({ options }).values
    const { only } = values
    if (only === undefined || only === 'log') return { ...values, only }
  } catch {
    // Said below, as for what it does not take.
  }
  throw new Refused(usage)
}
