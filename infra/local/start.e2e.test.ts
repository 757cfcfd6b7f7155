import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { demoMembers } from './demo-members.ts'
import { readStackFile } from './stack-file.ts'
import { isRunning } from './testing/process-life.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const soon = { timeout: 60_000, interval: 100 }

const run = (file: string, args: readonly string[], dataDir: string) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, output: text(child.stdout), errors: text(child.stderr) }
}

/** Every process started for a data folder: each has it in its environment, or, as Postgres, on its command line. */
const processesOf = (dataDir: string): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((name) => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
        const environment = readFileSync(`/proc/${name}/environ`, 'utf8').split('\0')
        return command.includes(dataDir) || environment.includes(`DATA_DIR=${dataDir}`) ? [command] : []
      } catch {
        return []
      }
    })

const membersOf = async (edgeUrl: string) => {
  const answer = await fetch(new URL('/api/members', edgeUrl))
  const body: unknown = await answer.json()
  return body
}

it('starts everything on an empty folder, serves its page and demo members, survives a killed service, and stops without a trace', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const start = run('bootstrap.mjs', ['start'], dataDir)
  await expect.poll(() => readStackFile(dataDir), soon).toBeDefined()
  const stack = readStackFile(dataDir)
  if (!stack) throw new Error('The stack is gone again.')

  const page = await fetch(stack.edge.url)
  expect({ status: page.status, html: await page.text() }).toEqual({ status: 200, html: expect.stringContaining('</html>') })
  const demo = demoMembers.map(({ memberId, username }) => expect.objectContaining({ memberId, username }))
  await expect.poll(() => membersOf(stack.edge.url), soon).toMatchObject({ members: expect.arrayContaining(demo), total: demo.length })
  const mailbox = await fetch(new URL('/api/v1/messages', stack.mailbox.url))
  expect(mailbox.status).toBe(200)

  const token = run('token.ts', ['maker'], dataDir)
  expect(await token.output).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/)
  const second = run('start.ts', [], dataDir)
  expect(await second.errors).toContain(`already runs on ${dataDir}: process ${stack.pid}, ${stack.edge.url}`)

  const killed = stack.commandService.pid ?? 0
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => readStackFile(dataDir)?.commandService.pid, soon).not.toBe(killed)
  await expect.poll(async () => (await fetch(`${stack.commandService.url}/readyz`).catch(() => undefined))?.status, soon).toBe(200)

  const ended = once(start.child, 'exit')
  start.child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(await start.output).toMatch(/Debut is ready at .*Stopped\.\n$/s)
  expect(existsSync(join(dataDir, 'stack.json'))).toBe(false)
  expect(isRunning(stack.pid)).toBe(false)
  expect(process.platform === 'linux' ? processesOf(dataDir) : []).toEqual([])
}, 120_000)
