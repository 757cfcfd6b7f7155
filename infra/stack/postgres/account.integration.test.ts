import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, realpathSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { MUCH_WORK_MS } from '@debut/testing/waiting-times.ts'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'
import { type Binaries, binaries } from './binaries.ts'
import { type PostgresOptions, start } from './postgres.ts'

const answers = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select 1')
  await client.end()
  return rows.length === 1
}

const open = async (dataDir: string, more: Pick<PostgresOptions, 'templates' | 'programs'> = {}) => {
  const postgres = await start({ dataDir, port: 0, host: '127.0.0.1', ...more })
  onTestFinished(() => postgres.close())
  return postgres
}

const ownerOf = (dataDir: string) => statSync(join(dataDir, 'postgres')).uid

/** The system's temporary folder for the length of a test: open to everybody, as that is. */
const openTemporaryFolder = () => {
  const folder = temporaryFolder()
  chmodSync(folder, 0o755)
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  return folder
}

/** The programs in a folder that only root may enter. */
const closedPrograms = async (copy: (from: string, to: string) => void): Promise<Binaries> => {
  const { initdb, postgres, version } = await binaries()
  const closed = join(temporaryFolder(tmpdir()), 'native')
  const root = dirname(dirname(postgres))
  copy(root, closed)
  const inside = (program: string) => program.replace(root, closed)
  return { initdb: inside(initdb), postgres: inside(postgres), version }
}

const link = (from: string, to: string) => void execFileSync('cp', ['-al', from, to])
const copyClosed = (from: string, to: string) => {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'go-rwx', to])
}

/** It has run programs below a closed folder; where it had copied them, nothing is left. */
const ranBefore = async () => {
  const programs = await closedPrograms(link)
  const dataDir = join(temporaryFolder(), 'data')
  const everybodys = openTemporaryFolder()
  const first = await open(dataDir, { programs })
  const [name = ''] = readdirSync(everybodys)
  await first.close()
  return { everybodys, copy: join(everybodys, name), openAgain: async () => open(dataDir, { programs }) }
}

describe.runIf(process.getuid?.() === 0)('as root', () => {
  it.each([
    ['below a closed folder', link],
    ['whose installation closed them by its umask', copyClosed],
  ])('runs programs %s on data below a closed folder, and leaves nothing elsewhere', async (_, copy) => {
    const programs = await closedPrograms(copy)
    const dataDir = join(temporaryFolder(), 'data')
    const everybodys = openTemporaryFolder()
    const postgres = await open(dataDir, { programs, templates: join(dataDir, 'nothing') })
    expect(await answers(postgres.identityUrl)).toBe(true)
    expect(ownerOf(dataDir)).not.toBe(0)
    expect(readdirSync(everybodys)).toHaveLength(1)
    await postgres.close()
    expect(readdirSync(everybodys)).toEqual([])
  })

  it('removes what a killed start has left', async () => {
    const { everybodys, copy, openAgain } = await ranBefore()
    mkdirSync(join(copy, 'bin'), { recursive: true })
    writeFileSync(join(copy, 'bin', 'postgres'), 'cut off')
    const second = await openAgain()
    expect(await answers(second.url)).toBe(true)
    await second.close()
    expect(readdirSync(everybodys)).toEqual([])
  })

  it('runs no programs that somebody else has put in their place', async () => {
    const { copy, openAgain } = await ranBefore()
    mkdirSync(copy)
    chownSync(copy, 4711, 4711)
    const second = await openAgain()
    expect(await answers(second.url)).toBe(true)
    expect(readdirSync(copy)).toEqual([])
  })

  it('goes on as the user who ran it on this data before', async () => {
    const dataDir = join(temporaryFolder(), 'data')
    const first = await open(dataDir)
    await first.close()
    execFileSync('chown', ['-R', '4711:4711', join(dataDir, 'postgres')])
    const second = await open(dataDir)
    expect(await answers(second.url)).toBe(true)
    expect(ownerOf(dataDir)).toBe(4711)
  })

  it('runs on a copy of the data that root has made', async () => {
    const dataDir = join(temporaryFolder(), 'data')
    const first = await open(dataDir)
    await first.close()
    const owner = ownerOf(dataDir)
    execFileSync('chown', ['-R', '0:0', join(dataDir, 'postgres')])
    const second = await open(dataDir)
    expect(await answers(second.url)).toBe(true)
    expect(ownerOf(dataDir)).toBe(owner)
  })
})

/** Its path, as one test cuts the PATH down to what lacks it. */
const unshare = spawnSync('sh', ['-c', 'command -v unshare'], { encoding: 'utf8' }).stdout.trim()

/** Root in a namespace with no other user, as in some containers. */
const asLonelyRoot = (file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const program = ['-r', process.execPath, join(import.meta.dirname, file), ...args]
  const { status, stdout, stderr } = spawnSync(unshare, program, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: MUCH_WORK_MS,
  })
  return { status, stdout, stderr }
}
const canBeLonely = unshare !== '' && spawnSync(unshare, ['-r', unshare, '--user', '--map-user=1', 'true']).status === 0

describe.runIf(canBeLonely)('as a root that can become no other user', () => {
  it('runs under another number', () => {
    const dataDir = join(temporaryFolder(), 'data')
    expect(asLonelyRoot('testing/start-and-ask-program.ts', [dataDir])).toEqual({ status: 0, stdout: 'debut', stderr: '' })
    expect(ownerOf(dataDir)).toBe(process.getuid?.())
  })

  it('ends a start at once with a sentence where that cannot be done either', () => {
    const folder = realpathSync(temporaryFolder())
    const dataDir = join(folder, 'data')
    const env = { PATH: join(folder, 'bin'), DATA_DIR: dataDir, PORT: '0', DEMO_WORLD: 'off' }
    mkdirSync(env.PATH)
    symlinkSync(execFileSync('sh', ['-c', 'command -v id'], { encoding: 'utf8' }).trim(), join(env.PATH, 'id'))
    expect(asLonelyRoot('../../local/start.ts', [], env)).toEqual({
      status: 1,
      // On a slow machine, it also prints what it waits for.
      stdout: expect.stringMatching(/^Starting Debut…\n.*Stopping…\nStopped\.\n$/s),
      stderr: `Postgres refuses to run as root, and no other user can be given a folder in ${dataDir}: start Debut as an ordinary user, or name another folder with DATA_DIR=….\n`,
    })
  })
})
