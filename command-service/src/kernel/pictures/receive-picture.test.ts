import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'
import { expect, it } from 'vitest'
import { receivePicture } from './receive-picture.ts'

const QUICK = { graceSeconds: 0.2, leastBytesASecond: 1_000_000, lookMs: 20 }
const into = (mostBytes = 1_000) => ({ file: join(temporaryFolder(), 'picture'), mostBytes })

it('writes what comes to the file', async () => {
  const to = into()
  expect(await receivePicture(async () => Readable.from([Buffer.from('a pic'), Buffer.from('ture')]), to)).toBe(true)
  expect(readFileSync(to.file, 'utf8')).toBe('a picture')
})

it('reads no further than it may', async () => {
  let read = 0
  const endless = function* () {
    for (;;) {
      read += 100
      yield Buffer.alloc(100)
    }
  }
  expect(await receivePicture(async () => Readable.from(endless(), { highWaterMark: 1 }), into())).toBe(false)
  expect(read).toBeLessThan(3_000)
})

it('gives up one that comes a few bytes at a time, and lets go of its connection', async () => {
  const body = new PassThrough()
  const dribbling = setInterval(() => body.write('byte'), 10)
  await expect(receivePicture(async () => body, { ...into(), pace: QUICK })).rejects.toMatchObject({ code: 'too-slow', status: 408 })
  clearInterval(dribbling)
  expect(body.destroyed).toBe(true)
})

it('gives up one whose form does not begin, and lets go of it should it begin later', async () => {
  const { promise, resolve } = Promise.withResolvers<Readable>()
  await expect(receivePicture(() => promise, { ...into(), pace: QUICK })).rejects.toMatchObject({ code: 'too-slow' })
  const late = new PassThrough()
  resolve(late)
  await new Promise(setImmediate)
  expect(late.destroyed).toBe(true)
})

it('opens nothing where it is refused, and fails as what it reads fails', async () => {
  const to = into()
  const refused = new Error('not now')
  await expect(receivePicture(() => Promise.reject(refused), to)).rejects.toBe(refused)
  expect(existsSync(to.file)).toBe(false)
})
