import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'
import { lockData } from './data-lock.ts'

it('waits for an owner who is about to end', async () => {
  const dataDir = temporaryFolder()
  const first = await lockData(dataDir)
  const second = lockData(dataDir, 60_000)
  await pause(100)
  await first.release()
  await (await second).release()
})

it('is refused with the reason while another store keeps the data', async () => {
  const dataDir = temporaryFolder()
  const first = await lockData(dataDir)
  await expect(lockData(dataDir, 100)).rejects.toThrow(`another event store is running on ${dataDir}`)
  await first.release()
})
