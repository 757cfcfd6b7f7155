import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '@debut/testing/eventually.ts'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'
import { expect, it, onTestFinished } from 'vitest'
import { pictureProcesses } from './picture-processes.ts'
import { drawsOfTests } from './testing/draws.ts'

const open = (options: Parameters<typeof pictureProcesses>[0] = {}) => {
  const processes = pictureProcesses(options)
  onTestFinished(processes.close)
  const file = join(temporaryFolder(), 'picture')
  writeFileSync(file, 'a picture')
  const draw = (name: keyof typeof drawsOfTests, ...wanted: string[]) => processes.draw({ ...drawsOfTests[name], file, wanted })
  return { draw, running: processes.running }
}

it('draws outside of this process, each picture of those at once in a process of its own, which draws the next one too', async () => {
  const { draw, running } = open()
  const [one, other] = (await Promise.all([draw('echo', 'one'), draw('echo', 'other')])) as { pid: number; more: string; bytes: Buffer }[]
  expect([one?.more, other?.more, String(one?.bytes)]).toEqual(['one', 'other', 'a picture'])
  expect(new Set([process.pid, one?.pid, other?.pid]).size).toBe(3)
  expect([one?.pid, other?.pid]).toContain(((await draw('echo', 'again')) as { pid: number }).pid)
  expect(running()).toBe(2)
})

it('ends a process that has nothing to do, and begins one when there is something again', async () => {
  const { draw, running } = open({ idleMs: 50 })
  await draw('echo', 'first')
  await eventually(() => expect(running()).toBe(0))
  expect(await draw('echo', 'second')).toMatchObject({ more: 'second' })
})

it('loses only the picture that ended its process, and asks its member to try again', async () => {
  const { draw } = open()
  const [other, crashed] = await Promise.allSettled([draw('echo', 'other'), draw('crash')])
  expect(crashed).toMatchObject({ reason: { code: 'unavailable', retryAfter: 2 } })
  expect(other).toMatchObject({ value: { more: 'other' } })
  expect(await draw('echo', 'next')).toMatchObject({ more: 'next' })
})

it('ends a process that does not come to an end with its picture', async () => {
  const { draw, running } = open({ longestMs: 300 })
  await expect(draw('hang')).rejects.toMatchObject({ code: 'unavailable' })
  await eventually(() => expect(running()).toBe(0))
})

it('goes on where a process ends while it has nothing to do', async () => {
  const { draw, running } = open({ idleMs: 300 })
  const [first] = (await Promise.all([draw('echo', 'one'), draw('echo', 'other')])) as { pid: number }[]
  process.kill(first?.pid ?? 0, 'SIGKILL')
  await eventually(() => expect(running()).toBe(1))
  await eventually(() => expect(running()).toBe(0))
  expect(await draw('echo', 'next')).toMatchObject({ more: 'next' })
})

it('fails as the drawing fails', async () => {
  await expect(open().draw('fail')).rejects.toThrow('no picture')
})
