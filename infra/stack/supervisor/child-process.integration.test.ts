import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { isRunning } from '@debut/testing/process-life.ts'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'
import { type ChildOptions, childProcess } from './child-process.ts'
import { freePort } from './ports.ts'
import { supervise } from './supervisor.ts'

const testing = join(import.meta.dirname, 'testing')
const soon = { timeout: 15_000 }

const readJournal = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [])
const wordsOf = (path: string) => readJournal(path).map((line) => line.split(' ').slice(0, 2).join(' '))

/** A supervised set of small programs, and the journal in which they write what happens to them. */
const programs = async (...children: Partial<ChildOptions & { habit: string }>[]) => {
  const journal = join(temporaryFolder(), 'journal')
  const messages: string[] = []
  const components = []
  for (const [index, { habit, ...options }] of children.entries()) {
    const name = options.name ?? `program-${index}`
    const port = await freePort('127.0.0.1')
    const defaults: ChildOptions = {
      name,
      needs: [],
      args: [join(testing, 'program.ts'), name, String(port), journal, ...(habit ? [habit] : [])],
      cwd: testing,
      env: process.env,
      ready: { http: `http://127.0.0.1:${port}` },
      line: () => {},
    }
    components.push(childProcess({ ...defaults, ...options }))
  }
  const supervisor = supervise(components, { say: (name, message) => messages.push(`${name} ${message}`), delay: () => 10 })
  onTestFinished(() => supervisor.kill())
  return { supervisor, journal, messages }
}

it('starts real programs in order and ends them in reverse, each by SIGTERM and waited for', async () => {
  const { supervisor, journal } = await programs({ name: 'database' }, { name: 'service', needs: ['database'] })
  await supervisor.ready
  const pids = ['database', 'service'].map((name) => supervisor.pidOf(name) ?? 0)
  await supervisor.stop()
  expect(wordsOf(journal)).toEqual(['database up', 'service up', 'service stopping', 'service down', 'database stopping', 'database down'])
  expect(pids.map(isRunning)).toEqual([false, false])
})

it('brings back a program killed by -9', async () => {
  const { supervisor, messages } = await programs({ name: 'service' })
  await supervisor.ready
  const first = supervisor.pidOf('service') ?? 0
  process.kill(first, 'SIGKILL')
  await expect.poll(() => supervisor.pidOf('service') ?? first, soon).not.toBe(first)
  expect(messages[0]).toContain('service ended: killed by SIGKILL')
  await supervisor.stop()
})

it('names a program that ends before it is ready, with its last lines', async () => {
  const args = ['-e', 'console.error("PORT is nonsense"); process.exit(3)']
  const { supervisor, messages } = await programs({ name: 'service', args })
  await expect.poll(() => messages[1], soon).toMatch(/^service ended: exit code 3\. Its last lines:\n {2}PORT is nonsense\n.*attempt 3/s)
  await supervisor.stop()
})

it('kills a program that does not stop in its time', async () => {
  const { supervisor, journal } = await programs({ name: 'service', habit: 'ignores-sigterm', graceMs: 200 })
  await supervisor.ready
  const pid = supervisor.pidOf('service') ?? 0
  await supervisor.stop()
  expect(wordsOf(journal)).toEqual(['service up', 'service stopping'])
  expect(isRunning(pid)).toBe(false)
})

it('waits for a step that only has to finish, once', async () => {
  const lines: string[] = []
  const { supervisor } = await programs(
    { name: 'build', args: ['-e', 'console.log("built")'], ready: 'when it has finished', line: (line) => lines.push(line) },
    { name: 'service', needs: ['build'] },
  )
  await supervisor.ready
  expect(lines).toEqual(['built'])
  await supervisor.stop()
})

it('leaves no orphan when the supervisor is killed by -9', async () => {
  const journal = join(temporaryFolder(), 'journal')
  const port = await freePort('127.0.0.1')
  const supervisor = spawn(process.execPath, [join(testing, 'supervising-program.ts'), String(port), journal], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void supervisor.kill('SIGKILL'))
  const [line] = await once(supervisor.stdout, 'data')
  const child = Number(String(line))
  expect(isRunning(child)).toBe(true)
  supervisor.kill('SIGKILL')
  await expect.poll(() => isRunning(child), soon).toBe(false)
  expect(wordsOf(journal)).toEqual(['child up', 'child stopping', 'child down'])
})
