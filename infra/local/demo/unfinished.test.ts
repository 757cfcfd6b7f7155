import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { clearUnfinished, unfinishedMark, wholeWorld } from './unfinished.ts'

const folders = () => {
  const dataDir = temporaryFolder()
  const [eventStore, postgres, mail] = ['event-store', 'postgres', 'mail'].map((name) => join(dataDir, name)) as [string, string, string]
  for (const folder of [eventStore, postgres, mail]) mkdirSync(folder)
  return { dataDir, eventStore, there: () => [eventStore, postgres, mail].map((folder) => existsSync(folder)) }
}

it('begins a world anew whose making was cut off, with all that was read out of it', async () => {
  const { dataDir, eventStore, there } = folders()
  writeFileSync(unfinishedMark(eventStore), '')
  await clearUnfinished(dataDir, eventStore)
  expect(there()).toEqual([false, false, true])
  expect(existsSync(unfinishedMark(eventStore))).toBe(false)
})

it('leaves a whole one alone', async () => {
  const { dataDir, eventStore, there } = folders()
  await clearUnfinished(dataDir, eventStore)
  expect(there()).toEqual([true, true, true])
})

it('is whole when its mark is gone, and can be stopped before', async () => {
  const { eventStore } = folders()
  const mark = unfinishedMark(eventStore)
  writeFileSync(mark, '')
  const [first, second] = [wholeWorld(eventStore), wholeWorld(eventStore)].map((world) => world.launch(Promise.resolve()))
  let ready = false
  void second?.ready.then(() => (ready = true))
  await first?.stop()
  expect(await first?.ended).toBe('stopped')
  expect(ready).toBe(false)
  rmSync(mark)
  await second?.ready
  await second?.stop()
})
