import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keepPrepared, preparedIn, removeHalfPrepared, takePrepared } from './prepared-data.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const AT = 1_000_000
const freshness = { from: AT, until: AT + 1_000 }

const write = (folder: string, part: string, content: string) => {
  mkdirSync(join(folder, part), { recursive: true })
  writeFileSync(join(folder, part, 'content'), content)
}

const installed = () => {
  const root = temporaryFolder()
  const ready = join(root, 'ready')
  for (const part of ['postgres', 'keys', 'event-store', 'logs']) write(preparedIn(ready), part, `prepared ${part}`)
  const dataDir = join(root, 'data')
  mkdirSync(dataDir)
  return { ready, dataDir }
}

const kept = () => {
  const folders = installed()
  keepPrepared(folders.ready, freshness)
  return folders
}

it('moves what the installation made into a new data folder, once', () => {
  const { ready, dataDir } = kept()
  write(dataDir, 'screenshots', 'of the reader')
  expect(takePrepared(ready, dataDir, AT + 999)).toBe(true)
  expect(readdirSync(dataDir).toSorted()).toEqual(['event-store', 'keys', 'postgres', 'screenshots'])
  expect(readFileSync(join(dataDir, 'event-store', 'content'), 'utf8')).toBe('prepared event-store')
  expect(readdirSync(ready)).toEqual([])

  const second = join(dataDir, 'second')
  mkdirSync(second)
  expect(takePrepared(ready, second, AT)).toBe(false)
})

it.each(['postgres', 'keys', 'event-store', 'mail'])('leaves a folder alone that has its own %s', (part) => {
  const { ready, dataDir } = kept()
  write(dataDir, part, 'of its own')
  expect(takePrepared(ready, dataDir, AT)).toBe(false)
  expect(readdirSync(dataDir)).toEqual([part])
  expect(readFileSync(join(dataDir, part, 'content'), 'utf8')).toBe('of its own')
  expect(readdirSync(ready)).toHaveLength(2)
})

it.each([
  ['too long ago', AT + 1_000],
  ['later than now', AT - 1],
])('throws away a world that was made %s', (_, now) => {
  const { ready, dataDir } = kept()
  expect(takePrepared(ready, dataDir, now)).toBe(false)
  expect(readdirSync(dataDir)).toEqual([])
  expect(readdirSync(ready)).toEqual([])
})

it.each([
  ['by other code', JSON.stringify({ ...freshness, code: 'another' })],
  ['by who knows what', '{"from":'],
])('throws away a world that was made %s', (_, text) => {
  const { ready, dataDir } = kept()
  writeFileSync(`${preparedIn(ready)}.json`, text)
  expect(takePrepared(ready, dataDir, AT)).toBe(false)
  expect(readdirSync(dataDir)).toEqual([])
  expect(readdirSync(ready)).toEqual([])
})

it('takes nothing that is still being made', () => {
  const { ready, dataDir } = installed()
  expect(takePrepared(ready, dataDir, AT)).toBe(false)
  expect(existsSync(preparedIn(ready))).toBe(true)
})

it('takes nothing where nothing was made', () => {
  const root = temporaryFolder()
  expect(takePrepared(join(root, 'ready'), root, AT)).toBe(false)
})

it('clears away what an installation left that was cut off, and nothing else', () => {
  const half = installed()
  removeHalfPrepared(half.ready)
  expect(readdirSync(half.ready)).toEqual([])

  const whole = kept()
  removeHalfPrepared(whole.ready)
  expect(readdirSync(whole.ready)).toHaveLength(2)
})
