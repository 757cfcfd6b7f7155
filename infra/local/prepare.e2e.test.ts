import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from './testing/temporary-folder.ts'

const prepare = async (folder: string, env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'prepare.ts'), folder], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { said, code: Number(code) }
}

it('starts everything once and leaves a template and compiled modules, and no data', async () => {
  const folder = join(temporaryFolder(), 'ready')
  const compiled = join(temporaryFolder(), 'compiled')
  const first = await prepare(folder, { NODE_COMPILE_CACHE: compiled })
  expect(first).toEqual({ code: 0, said: expect.stringMatching(/^Preparing the first start…\nPrepared in \d+ s\.\n$/) })
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^postgres-.*\.tar$/)])
  const [version = ''] = readdirSync(compiled)
  expect(readdirSync(join(compiled, version)).length).toBeGreaterThan(1000)

  // Nothing is left to be done: without tar the second would fail.
  const again = await prepare(folder, { PATH: '' })
  expect(again).toEqual({ code: 0, said: '' })
}, 180_000)

it('says what went wrong, and keeps nobody from going on', async () => {
  const folder = join(temporaryFolder(), 'ready')
  // Without tar no template can be packed.
  const { said, code } = await prepare(folder, { PATH: '' })
  expect({ said, code }).toEqual({ code: 0, said: expect.stringContaining('The first start could not be prepared and will take longer: ') })
  expect(existsSync(join(folder, 'first-start'))).toBe(false)
}, 60_000)
