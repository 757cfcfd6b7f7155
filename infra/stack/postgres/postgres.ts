import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../supervisor/ports.ts'
import { accountFor, adopt } from './account.ts'
import { type Binaries, binaries } from './binaries.ts'
import { databases, madeReady, makeCluster, password, user } from './cluster.ts'
import { createMissingDatabases, databaseUrl } from './databases.ts'
import { stopLeftover } from './leftover.ts'
import { programsFor } from './reachable-programs.ts'
import { shiftNow } from './shift-now.ts'
import { type Account, spawnAs } from './spawn-as.ts'
import { watchOver } from './watchdog.ts'

export type PostgresOptions = {
  readonly dataDir: string
  /** 0 picks a free one. */
  readonly port: number
  readonly host: string
  readonly log?: (line: string) => void
  /** Where a template for a new cluster may be. */
  readonly templates?: string
  /** Where they are installed. */
  readonly programs?: Binaries
  /** Settings that are other than ours. */
  readonly own?: Readonly<Record<string, string>>
}

export type Postgres = {
  readonly pid: number
  readonly port: number
  readonly url: string
  readonly identityUrl: string
  /** Settles when the server ends, asked to or not. */
  readonly ended: Promise<string>
  close(): Promise<void>
}

/** Small, because it shares a laptop with everything else; durability stays as it is in production. */
const settings = {
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

/** Its last words may still be in the pipe, which a child of its own may hold open. */
const lastWords = (child: ChildProcess) => Promise.race([once(child, 'close'), pause(200)])

const serve = async (pgdata: string, account: Account, programs: Binaries, options: PostgresOptions): Promise<Postgres> => {
  const { port, host, log = () => {}, templates = madeReady, own } = options
  if (!existsSync(join(pgdata, 'PG_VERSION'))) await makeCluster(pgdata, account, programs, { templates, log })
  adopt(pgdata, account)

  const chosen = port === 0 ? await freePort(host) : port
  const flags = Object.entries({ ...settings, ...own }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const lastLines: string[] = []
  const accepting = Promise.withResolvers<undefined>()
  const child = spawnAs(account, programs.postgres, ['-D', account.nameOf(pgdata), '-p', String(chosen), '-h', host, ...flags], {
    cwd: pgdata,
    line: (line) => {
      log(line)
      if (lastLines.push(line) > 20) lastLines.shift()
      if (line.includes('database system is ready to accept connections')) accepting.resolve(undefined)
    },
  })
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('exit', (code, signal) => resolve(signal ? `killed by ${signal}` : `exit code ${code}`))
  })
  const close = async () => {
    // "Fast" in Postgres' words: ends the connections, keeps everything committed.
    child.kill('SIGINT')
    await ended
  }
  const early = await Promise.race([accepting.promise, ended])
  const { pid } = child
  if (early !== undefined || pid === undefined) {
    await lastWords(child)
    throw new Error([`Postgres did not start (${early}):`, ...lastLines].join('\n'))
  }
  const watchdog = watchOver(pid)
  void ended.then(() => watchdog.dismiss())

  const url = `postgres://${user}:${password}@${host}:${chosen}/debut`
  try {
    await createMissingDatabases(url, databases)
    await shiftNow(url)
  } catch (error) {
    await close()
    throw error
  }
  return { pid, port: chosen, url, identityUrl: databaseUrl(url, 'identity'), ended, close }
}

export const start = async (options: PostgresOptions): Promise<Postgres> => {
  mkdirSync(options.dataDir, { recursive: true })
  const home = realpathSync(options.dataDir)
  const pgdata = join(home, 'postgres')
  await stopLeftover(pgdata)
  const account = await accountFor(home, pgdata)
  const programs = await programsFor(account, options.programs ?? (await binaries()), home)
  try {
    const server = await serve(pgdata, account, programs, options)
    void server.ended.then(programs.remove)
    return server
  } catch (error) {
    programs.remove()
    throw error
  }
}
