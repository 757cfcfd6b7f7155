import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { hold } from './exclusive.mjs'
import { withClient } from '@debut/stack/postgres/databases.ts'
import { readStackFile } from '@debut/stack/stack-file.ts'
import { freePort } from '@debut/stack/supervisor/ports.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { MUCH_WORK_MS } from '@debut/testing/waiting-times.ts'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'

/** A command that is expected to say why it does not do its work. */
const run = async (file: string, args: readonly string[], env: Record<string, string>) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: Number(code), stdout, stderr }
}

/** Starts Debut, which runs until it is stopped. */
const startOn = (dataDir: string, env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DEMO_WORLD: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const over = once(child, 'exit')
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  const stop = async () => {
    child.kill('SIGTERM')
    expect(await over).toEqual([0, null])
  }
  return { said: () => said, stop }
}

it('refuses a second start on the same data, and says who has it', async () => {
  const dataDir = realpathSync(temporaryFolder())
  const claim = await hold(`data ${dataDir}`, () => ({ pid: 4711, url: 'http://localhost:3999' }))
  onTestFinished(() => claim.release?.())
  const { code, stderr } = await run('start.ts', [], { DATA_DIR: dataDir, PORT: '0' })
  expect(code).toBe(1)
  expect(stderr).toContain(`already runs on ${dataDir}: process 4711, http://localhost:3999`)
})

it('names a busy port and who listens there', async () => {
  const port = await freePort('127.0.0.1')
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const dataDir = join(temporaryFolder(), 'data')
  const { code, stderr } = await run('start.ts', [], { DATA_DIR: dataDir, PORT: String(port) })
  expect(code).toBe(1)
  expect(stderr).toContain(`Port ${port} on 127.0.0.1 cannot be used: it is in use`)
  if (process.platform === 'linux') expect(stderr).toContain(`process ${process.pid}`)
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
})

it('ends with the reason where a part fails three times in the same way', async () => {
  const dataDir = join(realpathSync(temporaryFolder()), 'data')
  mkdirSync(join(dataDir, 'postgres'), { recursive: true, mode: 0o700 })
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '12')
  const { code, stderr } = await run('start.ts', [], { DATA_DIR: dataDir, PORT: '0', DEMO_WORLD: 'off' })
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^Debut cannot start: postgres failed 3 times in the same way: .*\n$/),
  })
  expect(stderr).toContain(`${dataDir}/postgres/postgresql.conf`)
  expect(existsSync(join(dataDir, 'stack.json'))).toBe(false)
})

it('gives all parts other ports where one finds its own in use by now, and says at the next start what is kept of another log', async () => {
  const dataDir = join(realpathSync(temporaryFolder()), 'data')
  const mark = join(temporaryFolder(), 'port')
  const preload = new URL('./testing/take-port-once.mjs', import.meta.url).href
  const first = startOn(dataDir, {
    NODE_OPTIONS: [process.env['NODE_OPTIONS'], `--import ${preload}`].filter(Boolean).join(' '),
    PORT_TAKEN_MARK: mark,
  })
  await eventually(() => expect(first.said()).toMatch(/Debut is ready at http/), MUCH_WORK_MS)
  expect(first.said()).toContain('found its port in use by now: all parts get others')
  const stack = readStackFile(dataDir)
  expect((await fetch(stack?.edge.url ?? '')).status).toBe(200)
  expect(stack?.projectionService.url).not.toContain(`:${readFileSync(mark, 'utf8')}`)
  await withClient(stack?.postgres.identityUrl ?? '', (client) =>
    client.query(`insert into identity.processes (name, position) values ('somebody', 1000000000)`),
  )
  expect(first.said()).not.toContain('What it lacks')
  await first.stop()

  const next = startOn(dataDir)
  await eventually(() => expect(next.said()).toMatch(/Debut is ready at http/), MUCH_WORK_MS)
  expect(next.said()).toContain('What it lacks:      What the database of the command-service keeps of positions is of another log')
  expect(next.said()).not.toContain('whole')
  await next.stop()
})

it('says when its data cannot be kept where it shall be', async () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  const { code, stderr } = await run('start.ts', [], { DATA_DIR: join(file, 'data'), PORT: '0' })
  expect(code).toBe(1)
  expect(stderr).toMatch(/^The data cannot be kept in .*file.data \(.*\): name another folder with DATA_DIR=….\n$/)
})

it.each([
  ['PORT', 'eighty'],
  ['LOG_LEVEL', 'loud'],
])('names a wrong %s and what it takes', async (name, value) => {
  const { code, stderr } = await run('start.ts', [], { DATA_DIR: temporaryFolder(), [name]: value })
  expect(code).toBe(1)
  expect(stderr).toContain(`${name} is "${value}": it takes`)
})

it('says which demo members there are when asked for the token of a name that cannot be', async () => {
  const { code, stdout, stderr } = await run('token.ts', ['No One'], { DATA_DIR: temporaryFolder() })
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toContain('demo, maker, admin, analyst')
})

it('says that no stack runs when asked for a token without one', async () => {
  const dataDir = join(temporaryFolder(), 'nothing')
  const { code, stdout, stderr } = await run('token.ts', ['demo'], { DATA_DIR: dataDir })
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toContain(`No local stack runs on ${dataDir}`)
})

it('says which tasks there are when asked for another', async () => {
  const { code, stderr } = await run('bootstrap.mjs', ['fly'], {})
  expect(code).toBe(1)
  expect(stderr).toContain('Unknown task "fly". There are: start, dev')
})

it('says what a clock can be where it is asked for another', async () => {
  const { code, stderr } = await run('bootstrap.mjs', ['test', '--clock', 'noon'], {})
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/^--clock noon is no time\. Say a time of Los Angeles .*\n$/) })
})
