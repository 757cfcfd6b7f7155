import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { isRunning } from '@debut/testing/process-life.ts'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'
import { cloneDatabase, databaseUrl, dropDatabase } from './databases.ts'
import { makeTemplate } from './cluster.ts'
import { type PostgresOptions, start } from './postgres.ts'

const soon = { timeout: 15_000 }

const open = async (dataDir: string, more: Pick<PostgresOptions, 'templates' | 'log'> = {}) => {
  const postgres = await start({ dataDir, port: 0, host: '127.0.0.1', ...more })
  onTestFinished(() => postgres.close())
  return postgres
}

const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>({ text })
    return rows
  } finally {
    await client.end()
  }
}

it('serves Postgres 18 with both databases, durable, on UTC, by password and TCP alone', async () => {
  const postgres = await open(join(temporaryFolder(), 'data'))
  const [row] = await query(
    postgres.url,
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('fsync') as fsync, current_setting('TimeZone') as zone,
      current_setting('unix_socket_directories') as sockets, current_setting('listen_addresses') as listen, current_database() as name`,
  )
  expect(row).toEqual({ version: 18, fsync: 'on', zone: 'UTC', sockets: '', listen: '127.0.0.1', name: 'debut' })
  expect(await query(postgres.identityUrl, 'select current_database() as name')).toEqual([{ name: 'identity' }])
  const wrong = new URL(postgres.url)
  wrong.password = 'wrong'
  await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
})

it('keeps what was committed over a stop and a start, and stops with connections open', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const first = await open(dataDir)
  await query(first.url, 'create table kept as select 42 as answer')
  const idle = new pg.Client({ connectionString: first.url })
  idle.on('error', () => {})
  await idle.connect()
  await first.close()
  expect(isRunning(first.pid)).toBe(false)
  const second = await open(dataDir)
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
})

it('clones a database for a test file and drops it, even one in use', async () => {
  const postgres = await open(join(temporaryFolder(), 'data'))
  await query(postgres.url, 'create database template_of_tests')
  await query(databaseUrl(postgres.url, 'template_of_tests'), 'create table seeded as select 7 as number')
  const clone = await cloneDatabase(postgres.url, 'template_of_tests', 'clone one')
  const client = new pg.Client({ connectionString: clone })
  client.on('error', () => {})
  await client.connect()
  expect((await client.query('select number from seeded')).rows).toEqual([{ number: 7 }])
  await dropDatabase(postgres.url, 'clone one')
  await expect(query(clone, 'select 1')).rejects.toThrow('does not exist')
})

/** Starts Postgres in a process of its own and kills that by -9. */
const startAndDie = async (dataDir: string, spare: 'with its watchdog' | 'alone') => {
  const program = [
    `import { start } from ${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)}`,
    `const { pid, url } = await start({ dataDir: ${JSON.stringify(dataDir)}, port: 0, host: '127.0.0.1' })`,
    `process.stdout.write(JSON.stringify({ pid, url }))`,
  ].join('\n')
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = await once(child.stdout, 'data')
  const { pid, url } = JSON.parse(String(line)) as { pid: number; url: string }
  onTestFinished(() => {
    if (isRunning(pid)) process.kill(pid, 'SIGQUIT')
  })
  if (spare === 'alone') process.kill(watchdogOf(pid), 'SIGKILL')
  child.kill('SIGKILL')
  await once(child, 'exit')
  return { pid, url }
}

const watchdogOf = (pid: number) => {
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const command = existsSync(`/proc/${name}/cmdline`) ? readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0') : []
    if (command.includes('sh') && command.includes(String(pid)) && command.some((word) => word.includes('kill -INT'))) return Number(name)
  }
  throw new Error(`No process watches over ${pid}.`)
}

it('ends Postgres when the process that started it is killed by -9', async () => {
  const { pid } = await startAndDie(join(temporaryFolder(), 'data'), 'with its watchdog')
  await expect.poll(() => isRunning(pid), soon).toBe(false)
})

it.runIf(process.platform === 'linux')('stops a Postgres that was left behind before it starts another on its folder', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const { pid, url } = await startAndDie(dataDir, 'alone')
  await query(url, 'create table kept as select 42 as answer')
  const next = await open(dataDir)
  expect(isRunning(pid)).toBe(false)
  expect(await query(next.url, 'select answer from kept')).toEqual([{ answer: 42 }])
})

it('is not kept from starting by a lock whose process is a stranger', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const first = await open(dataDir)
  await first.close()
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n`)
  const second = await open(dataDir)
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

it('makes the folder anew where a first start was cut off half-way', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  mkdirSync(join(dataDir, 'postgres.new'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres.new', 'PG_VERSION'), '18')
  const postgres = await open(dataDir)
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

it('works below a folder that only its owner may enter', async () => {
  const closed = temporaryFolder()
  chmodSync(closed, 0o700)
  const postgres = await open(join(closed, 'data'))
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

/** Alike in two clusters only if one is a copy of the other, or both are copies. */
const identifierOf = async (url: string) => (await query(url, 'select system_identifier::text from pg_control_system()'))[0]

/** Past the middle: in a tar, each file is a block with its size, in octal digits, and then its blocks. */
const endOfAFile = (archive: Buffer) => {
  let end = 0
  while (end < archive.length / 2) end += 512 * (1 + Math.ceil(Number.parseInt(archive.toString('latin1', end + 124, end + 135), 8) / 512))
  return end
}

describe('where an installation has packed a template', () => {
  const templates = mkdtempSync(join(tmpdir(), 'debut-'))
  const template = () => join(templates, readdirSync(templates).join())
  beforeAll(() => makeTemplate(templates))
  afterAll(() => rmSync(templates, { recursive: true }))

  it('copies each new folder from it', async () => {
    const one = await open(join(temporaryFolder(), 'data'), { templates })
    const other = await open(join(temporaryFolder(), 'data'), { templates })
    expect(await identifierOf(one.identityUrl)).toEqual(await identifierOf(other.url))
    await query(one.url, 'create table kept as select 42 as answer')
    await expect(query(other.url, 'select answer from kept')).rejects.toThrow('does not exist')
  })

  it('packs no second one', async () => {
    const { ino } = statSync(template())
    expect(await makeTemplate(templates)).toBe(false)
    expect(statSync(template()).ino).toBe(ino)
  })

  it.each([
    ['between two files', 0],
    ['within a file', -1],
  ])('makes a cluster without it where it is cut off %s, and says so', async (_, beside) => {
    const damaged = temporaryFolder()
    const copy = join(damaged, basename(template()))
    const archive = readFileSync(template())
    writeFileSync(copy, archive.subarray(0, endOfAFile(archive) + beside))
    const said: string[] = []
    const postgres = await open(join(temporaryFolder(), 'data'), { templates: damaged, log: (line) => said.push(line) })
    expect(await query(postgres.identityUrl, 'select current_database() as name')).toEqual([{ name: 'identity' }])
    expect(said).toContainEqual(expect.stringContaining(`${copy} is of no use: Error: `))
  })
})

it('makes a cluster where nothing was made ready', async () => {
  const postgres = await open(join(temporaryFolder(), 'data'), { templates: join(temporaryFolder(), 'nothing') })
  expect(await query(postgres.identityUrl, 'select current_database() as name')).toEqual([{ name: 'identity' }])
})
