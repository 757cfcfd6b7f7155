import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import { expect, it, onTestFinished } from 'vitest'
import { systemClock } from '../adapters/clock.ts'
import { TODAYS_TOOLS } from './demo/launch-plan.ts'
import { startDemoProduct } from './testing/demo-product.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

/** The demo world fits into the first piece of a log. */
const LOG = 'chunk-000000.000000'

const audit = async (dataDir: string, question: readonly string[]) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../audit/audit.ts'), ...question], {
    env: { ...process.env, DATA_DIR: dataDir },
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

it('starts everything once and leaves a template, compiled modules, and a world that the first start moves in with', async () => {
  const folder = join(temporaryFolder(), 'ready')
  const compiled = join(temporaryFolder(), 'compiled')
  const first = await prepare(folder, { NODE_COMPILE_CACHE: compiled })
  expect(first).toEqual({ code: 0, said: expect.stringMatching(/^Preparing the first start…\nPrepared in \d+ s\.\n$/) })
  expect(readdirSync(folder).toSorted()).toEqual(['first-start', 'first-start.json', expect.stringMatching(/^postgres-.*\.tar$/)])
  const [version = ''] = readdirSync(compiled)
  expect(readdirSync(join(compiled, version)).length).toBeGreaterThan(1000)

  // Nothing is left to be done: without tar the second would fail.
  const again = await prepare(folder, { PATH: '' })
  expect(again).toEqual({ code: 0, said: '' })

  const made = readFileSync(join(folder, 'first-start', 'event-store', LOG))
  const dataDir = join(temporaryFolder(), 'data')
  const { stack, stop } = await startDemoProduct(dataDir, { ready: folder })
  onTestFinished(stop)
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^postgres-.*\.tar$/)])
  expect(
    readFileSync(join(dataDir, 'event-store', LOG))
      .subarray(0, made.length)
      .equals(made),
  ).toBe(true)
  const board = await fetch(new URL('/api/boards/day', stack.edge.url))
  expect(await board.json()).toMatchObject({ total: TODAYS_TOOLS })
  expect(await audit(dataDir, ['--day', dayOf(systemClock())])).toEqual({ code: 0, report: expect.stringContaining('\nNo differences\n') })
}, 180_000)

it('says what went wrong, and keeps nobody from going on', async () => {
  const folder = join(temporaryFolder(), 'ready')
  // Without tar no template can be packed.
  const { said, code } = await prepare(folder, { PATH: '' })
  expect({ said, code }).toEqual({ code: 0, said: expect.stringContaining('The first start could not be prepared and will take longer: ') })
  expect(existsSync(join(folder, 'first-start'))).toBe(false)
}, 60_000)
