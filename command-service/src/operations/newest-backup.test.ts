import { newId } from '@debut/adapters/backup-list.ts'
import { expect, it } from 'vitest'
import { newestBackupIn } from './newest-backup.ts'

const [first, second, third] = ['2026-11-19T03:00:00Z', '2026-11-20T03:00:00Z', '2026-11-20T09:00:00Z'].map((at) => newId(at, 'abcd'))

it('knows when the newest back-up that was ended was begun, and looks no more often than each minute', async () => {
  let looks = 0
  const files = [`backups/${first}/manifest`, `backups/${second}/manifest`, `backups/${second}/users.1`, `backups/${third}/users.1`]
  const list = async () => {
    looks++
    return files
  }
  const newest = newestBackupIn({ list })
  expect(await newest?.()).toBe('2026-11-20T03:00:00.000Z')
  expect(await newest?.()).toBe('2026-11-20T03:00:00.000Z')
  expect(looks).toBe(1)
})

it('knows that there is none, or that none are made', async () => {
  expect(await newestBackupIn({ list: async () => [] })?.()).toBeNull()
  expect(newestBackupIn(undefined)).toBeUndefined()
})

it('looks again after a look that failed', async () => {
  let fails = true
  const newest = newestBackupIn({ list: async () => (fails ? Promise.reject(new Error('no bucket')) : []) })
  await expect(newest?.()).rejects.toThrow('no bucket')
  fails = false
  expect(await newest?.()).toBeNull()
})
