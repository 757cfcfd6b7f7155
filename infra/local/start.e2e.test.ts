import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { instantAt } from '@debut/events/kernel/instant.ts'
import { mintAccessToken } from '@debut/demo/access-token.ts'
import { demoMembers } from '@debut/demo/demo-members.ts'
import { TODAYS_TOOLS } from '@debut/demo/launch-plan.ts'
import { PEOPLE } from '@debut/demo/people.ts'
import { voterByHttp } from '@debut/demo/voter-by-http.ts'
import { readStackFile } from '@debut/stack/stack-file.ts'
import { shiftedBy, shiftToTen } from '@debut/testing/at-ten.ts'
import { MUCH_WORK_MS } from '@debut/testing/waiting-times.ts'
import { isRunning } from '@debut/testing/process-life.ts'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'

const Board = z.object({ total: z.number(), position: z.number(), tools: z.array(z.object({ logo: z.string() })) })

const [reader] = demoMembers

const soon = { timeout: MUCH_WORK_MS, interval: 100 }

/** The clock keeps running, so a start at a minute to midnight would show the next day's board. */
const shift = shiftToTen()
const now = () => instantAt(Date.now() + shift)

const run = (file: string, args: readonly string[], dataDir: string) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    env: { ...process.env, ...shiftedBy(shift), DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, output: text(child.stdout), errors: text(child.stderr) }
}

/** Every process started for a data folder: each has it in its environment, or, as Postgres, works in it. */
const processesOf = (dataDir: string): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((name) => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
        const environment = readFileSync(`/proc/${name}/environ`, 'utf8').split('\0')
        return command.includes(dataDir) ||
          readlinkSync(`/proc/${name}/cwd`).startsWith(dataDir) ||
          environment.includes(`DATA_DIR=${dataDir}`)
          ? [command]
          : []
      } catch {
        return []
      }
    })

const read = async (edgeUrl: string, path: string) => {
  const answer = await fetch(new URL(path, edgeUrl))
  const body: unknown = await answer.json()
  return body
}

const audit = async (dataDir: string, question: readonly string[]) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../deploy/audit.ts'), ...question], {
    env: { ...process.env, ...shiftedBy(shift), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [report, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { report, code: Number(code) }
}

const prepare = async (folder: string, env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'prepare.ts'), folder], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { said, code: Number(code) }
}

it('leaves a template of Postgres after an installation, and no world and no process', async () => {
  const ready = join(temporaryFolder(), 'ready')
  expect(await prepare(ready)).toEqual({ code: 0, said: '' })
  expect(readdirSync(ready)).toEqual([expect.stringMatching(/^postgres-.*\.tar$/)])
  expect(process.platform === 'linux' ? processesOf(ready) : []).toEqual([])

  // Nothing is left to be done: without tar the second would fail.
  expect(await prepare(ready, { PATH: '' })).toEqual({ code: 0, said: '' })
})

it('makes a demo world first and says so, serves its page, survives a killed service, and stops without a trace', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const start = run('bootstrap.mjs', ['start'], dataDir)
  await expect.poll(() => readStackFile(dataDir), soon).toBeDefined()
  const stack = readStackFile(dataDir)
  if (!stack) throw new Error('The stack is gone again.')

  // On a slow machine, the edge is up before the last parts are, and says so.
  await expect.poll(async () => (await fetch(stack.edge.url)).status, soon).toBe(200)
  const page = await fetch(stack.edge.url)
  expect({ status: page.status, html: await page.text() }).toEqual({ status: 200, html: expect.stringContaining('</html>') })
  await expect.poll(() => read(stack.edge.url, '/api/members'), soon).toMatchObject({ total: PEOPLE })
  const board = () => read(stack.edge.url, '/api/boards/day').then((body) => Board.parse(body))
  await expect.poll(board, soon).toMatchObject({ total: TODAYS_TOOLS })
  const before = await board()
  // The demo's own members come when they like; the reader votes as they do.
  const { signal } = new AbortController()
  const token = () =>
    mintAccessToken(reader, { signingKeysFile: stack.signingKeysFile, edgeUrl: stack.edge.url, now: now().toUnixInteger() })
  const voter = voterByHttp({ edgeUrl: stack.edge.url, memberId: MemberId.parse(reader.memberId), token })
  const today = dayOf(now())
  await expect.poll(() => voter.vote(([launches]) => launches?.[0], today, signal), soon).toBeDefined()
  await expect.poll(() => voter.hasVotedOn(today, signal), soon).toBe(true)
  await expect.poll(async () => (await board()).position, soon).toBeGreaterThan(before.position)
  const [first] = before.tools
  const logo = await fetch(new URL(first?.logo ?? '', stack.edge.url))
  expect({ status: logo.status, type: logo.headers.get('content-type') }).toEqual({
    status: 200,
    type: expect.stringContaining('image/svg+xml'),
  })
  const mailbox = await fetch(new URL('/api/v1/messages', stack.mailbox.url))
  expect(mailbox.status).toBe(200)

  expect(await audit(dataDir, ['--day', dayOf(now())])).toEqual({ code: 0, report: expect.stringContaining('\nNo differences\n') })
  expect(await audit(dataDir, ['--all'])).toEqual({ code: 0, report: expect.stringContaining('\nNo differences\n') })

  const minted = run('token.ts', ['maker'], dataDir)
  expect(await minted.output).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/)
  const second = run('start.ts', [], dataDir)
  expect(await second.errors).toContain(`already runs on ${dataDir}: process ${stack.pid}, ${stack.edge.url}`)

  const killed = stack.commandService.pid ?? 0
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => readStackFile(dataDir)?.commandService.pid, soon).not.toBe(killed)
  await expect.poll(async () => (await fetch(`${stack.commandService.url}/readyz`).catch(() => undefined))?.status, soon).toBe(200)

  const ended = once(start.child, 'exit')
  start.child.kill('SIGTERM')
  const [exit, said] = await Promise.all([ended, Promise.all([start.output, start.errors])])
  expect(exit, said.join('\n')).toEqual([0, null])
  expect(said[0]).toMatch(/^Starting Debut…\nMaking a demo world first.*Debut is ready at .*Stopped\.\n$/s)
  expect(existsSync(join(dataDir, 'stack.json'))).toBe(false)
  expect(isRunning(stack.pid)).toBe(false)
  expect(process.platform === 'linux' ? processesOf(dataDir) : []).toEqual([])
})

it('says what went wrong, and lets the installation go on', async () => {
  const folder = join(temporaryFolder(), 'ready')
  // Without tar no template can be packed.
  const { said, code } = await prepare(folder, { PATH: '' })
  expect({ said, code }).toEqual({ code: 0, said: expect.stringContaining('The first start could not be prepared and will take longer: ') })
})
