import { createHash } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { accountFor } from './account.ts'
import { type Binaries, binaries } from './binaries.ts'
import { programsFor } from './reachable-programs.ts'
import { type Account, ourselves, runAs } from './spawn-as.ts'

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

const empty = (folder: string, account: Account) => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { mode: 0o700 })
  account.own(folder)
}

/** To what lies beside its own folder; those further up, which are not ours, it need not pass. */
const letThrough = (home: string) => chmodSync(home, statSync(home).mode | 0o001)

const initdb = async (folder: string, account: Account, programs: Binaries) => {
  const passwordFile = `${folder}.password`
  empty(folder, account)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  account.own(passwordFile)
  if (account !== ourselves) letThrough(dirname(folder))
  const files = [`--pgdata=${account.nameOf(folder)}`, `--pwfile=../${basename(passwordFile)}`]
  await runAs(account, programs.initdb, [...files, ...SETTINGS], { cwd: folder }).finally(() => rmSync(passwordFile, { force: true }))
}

/** tar takes an archive that was cut off between two files for a whole one; the last file shows it. */
const LAST = 'PG_VERSION'

const unpack = async (template: string, folder: string, account: Account) => {
  const file = openSync(template, 'r')
  await runAs(account, 'tar', ['-xf', '-'], { cwd: folder, input: file }).finally(() => closeSync(file))
}

/** Whether `folder` is a copy now; a template that is damaged is as good as none. */
const unpacked = async (template: string, folder: string, account: Account, programs: Binaries, log: ClusterOptions['log']) => {
  if (!existsSync(template)) return false
  try {
    empty(folder, account)
    await unpack(template, folder, account)
    if (!existsSync(join(folder, LAST))) throw new Error('It is cut off.')
    // As initdb itself ends, so that a power cut finds on the disk what Postgres believes to be there.
    await runAs(account, programs.initdb, ['--sync-only', `--pgdata=${account.nameOf(folder)}`], { cwd: folder })
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

/** Packs a new cluster with its databases: to unpack it takes a sixth of initdb's time. All copies have one system identifier, which only replicas ask for. False where there was one already. */
export const makeTemplate = async (templates: string): Promise<boolean> => {
  const installed = await binaries()
  const template = templateIn(templates, installed)
  if (existsSync(template)) return false
  const work = join(templates, 'postgres-template')
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  const home = realpathSync(work)
  const cluster = join(home, 'cluster')
  const account = await accountFor(home, cluster)
  const programs = await programsFor(account, installed, home)
  try {
    await initdb(cluster, account, programs)
    const input = databases.map((name) => `create database ${name} strategy file_copy\n`).join('')
    await runAs(account, programs.postgres, ['--single', '-D', account.nameOf(cluster), 'postgres'], { cwd: cluster, input })
  } finally {
    programs.remove()
  }
  const packed = join(home, 'cluster.tar')
  const rest = readdirSync(cluster).filter((name) => name !== LAST)
  await runAs(ourselves, 'tar', ['-cf', packed, '-C', cluster, ...rest, LAST])
  renameSync(packed, template)
  rmSync(work, { recursive: true })
  return true
}
