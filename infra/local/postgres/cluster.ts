import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Account, accountFor } from './account.ts'
import { type Binaries, binaries } from './binaries.ts'
import { runAs } from './spawn-as.ts'

/** It listens on loopback alone, so the password keeps out mistakes rather than people. */
export const user = 'debut'
export const password = 'debut'

/** What an installation has made ready. */
export const madeReady = resolve(import.meta.dirname, '../../../node_modules/.cache')

export const databases = ['debut', 'identity'] as const

const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
const access = ['--auth=scram-sha-256', `--username=${user}`]
/** Segments of 4 MB and not of 16: a new folder has one, and writes it whole. */
const SETTINGS = [...locale, ...access, '--wal-segsize=4', '--no-instructions']

/** Named by all that goes into it, so that one of another Postgres or of other settings is never found. */
const templateIn = (templates: string, { version }: Binaries) => {
  const key = createHash('sha256').update(JSON.stringify([SETTINGS, password, databases]))
  return join(templates, `postgres-${version}-${key.digest('hex').slice(0, 12)}.tar`)
}

export const hasTemplate = async (templates: string): Promise<boolean> => existsSync(templateIn(templates, await binaries()))

const empty = (folder: string, account: Account) => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { mode: 0o700 })
  account.own(folder)
}

const initdb = async (folder: string, account: Account, programs: Binaries) => {
  const passwordFile = `${folder}.password`
  empty(folder, account)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  account.own(passwordFile)
  await runAs(account, programs.initdb, [`--pgdata=${folder}`, ...SETTINGS, `--pwfile=${passwordFile}`]).finally(() =>
    rmSync(passwordFile, { force: true }),
  )
}

/** tar takes an archive that was cut off between two files for a whole one; the last file tells. */
const LAST = 'PG_VERSION'

/** Whether `folder` is a copy now; a template that is damaged, or that the account may not read, is as good as none. */
const unpacked = async (template: string, folder: string, account: Account, programs: Binaries, log: ClusterOptions['log']) => {
  if (!existsSync(template)) return false
  try {
    empty(folder, account)
    await runAs(account, 'tar', ['-xf', template, '-C', folder])
    if (!existsSync(join(folder, LAST))) throw new Error('It is cut off.')
    // As initdb itself ends, so that a power cut finds on the disk what Postgres believes to be there.
    await runAs(account, programs.initdb, ['--sync-only', `--pgdata=${folder}`])
    return true
  } catch (error) {
    log(`LOG:  ${template} is of no use: ${String(error)}`)
    return false
  }
}

export type ClusterOptions = {
  /** Where a template may be. */
  readonly templates: string
  readonly log: (line: string) => void
}

/** Made beside and renamed when whole, so that an interrupted first start leaves nothing half-made behind. */
export const makeCluster = async (pgdata: string, account: Account, programs: Binaries, options: ClusterOptions): Promise<void> => {
  const draft = `${pgdata}.new`
  const template = templateIn(options.templates, programs)
  if (!(await unpacked(template, draft, account, programs, options.log))) await initdb(draft, account, programs)
  renameSync(draft, pgdata)
}

const ourselves: Account = { ids: {}, prefix: [], own: () => {} }

/** Packs a new cluster with its databases: to unpack it takes a sixth of initdb's time. All copies have one system identifier, which only replicas ask for. False where there was one already. */
export const makeTemplate = async (templates: string): Promise<boolean> => {
  const programs = await binaries()
  const template = templateIn(templates, programs)
  if (existsSync(template)) return false
  const work = join(templates, 'postgres-template')
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  const home = realpathSync(work)
  const account = accountFor(home, programs.postgres)
  const cluster = join(home, 'cluster')
  await initdb(cluster, account, programs)
  const statements = databases.map((name) => `create database ${name} strategy file_copy\n`)
  await runAs(account, programs.postgres, ['--single', '-D', cluster, 'postgres'], statements.join(''))
  const packed = join(home, 'cluster.tar')
  const rest = readdirSync(cluster).filter((name) => name !== LAST)
  await runAs(ourselves, 'tar', ['-cf', packed, '-C', cluster, ...rest, LAST])
  renameSync(packed, template)
  rmSync(work, { recursive: true })
  return true
}
