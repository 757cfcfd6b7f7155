import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../supervisor/ports.ts'
import { accountFor } from './account.ts'
import { binaries } from './binaries.ts'
import { databases, madeReady, makeCluster, password, user } from './cluster.ts'
import { createMissingDatabases, databaseUrl } from './databases.ts'
import { stopLeftover } from './leftover.ts'
import { spawnAs } from './spawn-as.ts'
import { watchOver } from './watchdog.ts'

export type PostgresOptions = {
  readonly dataDir: string
  /** 0 picks a free one. */
  readonly port: number
  readonly host: string
  readonly log?: (line: string) => void
  /** Where a template for a new cluster may be. */
  readonly templates?: string
  /** Settings that are other than ours. */
  readonly own?: Readonly<Record<string, string>>
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

export const start = async (options: PostgresOptions): Promise<Postgres> => {
  const { dataDir, port, host, log = () => {}, templates = madeReady, own } = options
  const programs = await binaries()
  mkdirSync(dataDir, { recursive: true })
  const home = realpathSync(dataDir)
  const pgdata = join(home, 'postgres')
  const account = accountFor(home, programs.postgres)
  await stopLeftover(pgdata)
  if (!existsSync(join(pgdata, 'PG_VERSION'))) await makeCluster(pgdata, account, programs, { templates, log })

  const chosen = port === 0 ? await freePort(host) : port
  const flags = Object.entries({ ...settings, ...own }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
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
  await createMissingDatabases(url, databases)
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
