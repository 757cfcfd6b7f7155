import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../supervisor/ports.ts'
import { accountFor, type Account } from './account.ts'
import { binaries } from './binaries.ts'
import { createMissingDatabases, databaseUrl } from './databases.ts'
import { stopLeftover } from './leftover.ts'
import { watchOver } from './watchdog.ts'

export type PostgresOptions = {
  readonly dataDir: string
  /** 0 picks a free one. */
  readonly port: number
  readonly host: string
  readonly log?: (line: string) => void
}

export type Postgres = {
  readonly pid: number
  readonly port: number
  readonly url: string
  readonly identityUrl: string
  /** Settles when the server ends, wished or not. */
  readonly ended: Promise<string>
  close(): Promise<void>
}

/** It listens on loopback alone, so the password keeps out mistakes rather than people. */
const user = 'debut'
const password = 'debut'

/** Small, because it shares a laptop with everything else; durability stays as it is in production. */
const settings = {
  shared_buffers: '32MB',
  max_connections: '60',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Reads by the backends themselves: three worker processes fewer.
  io_method: 'sync',
  jit: 'off',
  fsync: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  unix_socket_directories: '',
}

const environment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' }

const spawnAs = (account: Account, program: string, args: readonly string[]) => {
  const [command = program, ...rest] = [...account.prefix, program, ...args]
  // A group of its own: a terminal's Ctrl-C must not stop the database before those who still write to it.
  return spawn(command, rest, { ...account.ids, cwd: '/', env: environment, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
}

/** Made beside and renamed when whole, so that an interrupted first start leaves nothing half-made behind. */
const initialise = async (pgdata: string, account: Account, initdb: string) => {
  const draft = `${pgdata}.new`
  const passwordFile = `${pgdata}.password`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  account.own(draft)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  account.own(passwordFile)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--auth=scram-sha-256', `--username=${user}`, `--pwfile=${passwordFile}`]
  const child = spawnAs(account, initdb, [`--pgdata=${draft}`, ...locale, ...access, '--no-instructions'])
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  rmSync(passwordFile, { force: true })
  if (code !== 0) throw new Error(`initdb failed (exit code ${code}):\n${said}`)
  renameSync(draft, pgdata)
}

export const start = async ({ dataDir, port, host, log = () => {} }: PostgresOptions): Promise<Postgres> => {
  const programs = await binaries()
  mkdirSync(dataDir, { recursive: true })
  const home = realpathSync(dataDir)
  const pgdata = join(home, 'postgres')
  const account = accountFor(home, programs.postgres)
  await stopLeftover(pgdata)
  if (!existsSync(join(pgdata, 'PG_VERSION'))) await initialise(pgdata, account, programs.initdb)

  const chosen = port === 0 ? await freePort(host) : port
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawnAs(account, programs.postgres, ['-D', pgdata, '-p', String(chosen), '-h', host, ...flags])
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('exit', (code, signal) => resolve(signal ? `killed by ${signal}` : `exit code ${code}`))
  })
  const lastLines: string[] = []
  const accepting = new Promise<void>((resolve) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      log(line)
      if (lastLines.push(line) > 20) lastLines.shift()
      if (line.includes('database system is ready to accept connections')) resolve()
    })
  })
  child.stdout.resume()
  const early = await Promise.race([accepting, ended])
  if (early !== undefined) throw new Error(`Postgres did not start (${early}):\n${lastLines.join('\n')}`)
  const pid = child.pid
  if (pid === undefined) throw new Error('Postgres did not start.')
  const watchdog = watchOver(pid)
  void ended.then(() => watchdog.dismiss())

  const url = `postgres://${user}:${password}@${host}:${chosen}/debut`
  await createMissingDatabases(url, ['debut', 'identity'])
  return {
    pid,
    port: chosen,
    url,
    identityUrl: databaseUrl(url, 'identity'),
    ended,
    close: async () => {
      // "Fast" in Postgres' words: ends the connections, keeps everything committed.
      child.kill('SIGINT')
      await ended
    },
  }
}
