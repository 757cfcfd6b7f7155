import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'
import { openConsole } from './console.ts'

const open = (level: 'info' | 'error' | 'silent') => {
  const dataDir = temporaryFolder()
  const shown: string[] = []
  const console = openConsole({ dataDir, level, colour: false, write: (text) => shown.push(text) })
  return { console, shown, logOf: (name: string) => readFileSync(join(dataDir, 'logs', `${name}.log`), 'utf8') }
}

it('shows a line short behind its name, and keeps it whole in the file of its component', async () => {
  const { console, shown, logOf } = open('info')
  const line = '{"level":"warn","msg":"slow","requestId":"r1"}'
  console.line('edge', line)
  console.line('edge', '{"level":"debug","msg":"detail"}')
  await console.close()
  expect(shown).toEqual([`${'edge'.padEnd(18)} WARN slow  (request r1)\n`])
  expect(logOf('edge')).toBe(`${line}\n{"level":"debug","msg":"detail"}\n`)
})

it('shows only what the level asks for', async () => {
  const errors = open('error')
  errors.console.line('edge', '{"level":"warn","msg":"slow"}')
  errors.console.line('edge', '{"level":"error","msg":"broken"}')
  expect(errors.shown).toEqual([`${'edge'.padEnd(18)} ERROR broken\n`])
  const silent = open('silent')
  silent.console.say('edge', 'ended')
  expect(silent.shown).toEqual([])
  await Promise.all([errors.console.close(), silent.console.close()])
})
