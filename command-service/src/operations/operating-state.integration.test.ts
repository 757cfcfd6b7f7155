import { isoOf } from '@debut/events/kernel/instant.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { newId } from '@debut/adapters/backup-list.ts'
import { openBackupTarget } from '@debut/adapters/backup-target.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import { OperatingState } from '@debut/events/operations/operating-state.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { quickTmpdir } from '@debut/testing/quick-tmpdir.ts'
import { startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countMessages } from '../identity/ports/mail/message-counts.ts'

let world: World
let url: string
const backedUpAt = systemClock().minus({ days: 1 }).startOf('second')
const folder = mkdtempSync(join(quickTmpdir(), 'debut-backups-'))
const target = { BACKUP_TARGET: pathToFileURL(`${folder}/`).href, BACKUP_KEY: 'a key of so many characters that it is hard to guess' }

beforeAll(async () => {
  world = await startWorld()
  const files = await openBackupTarget(target)
  await files?.put(`backups/${newId(isoOf(backedUpAt), 'abcd')}/manifest`, Buffer.from('{}'))
  ;({ url } = await world.commandService(target))
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

const ask = async (positions: readonly number[] = []) => {
  const response = await fetch(`${url}/internal/operating-state`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ positions }),
  })
  expect(response.status).toBe(200)
  return OperatingState.parse(await response.json())
}

it('says how the log, the emails, the back-ups and the processes are', async () => {
  const database = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'counts' })
  world.closing({ close: () => database.destroy() })
  const outcomes = ['sent', 'sent', 'refused', 'expired', undefined] as const
  await countMessages(database, dayOf(systemClock()), [
    ...outcomes.map((outcome) => ({ channel: 'email' as const, outcome })),
    { channel: 'sms', outcome: 'sent' },
  ])

  await eventually(async () => {
    const { leases } = await ask()
    expect(leases.map(({ name }) => name)).toContain('keep-line')
    expect(leases.filter(({ owner }) => owner === null)).toEqual([])
  })
  // The first that stood in the log is the first that somebody at its beginning lacks.
  const { log, ...state } = await ask([0])
  expect(log).toMatchObject({ newestAt: expect.any(String), behind: [{ position: 0, since: expect.any(String) }] })
  expect(state).toMatchObject({
    email: { sent: 2, failed: 2, waiting: 0, oldestAt: null },
    messages: { waiting: 0, oldestAt: null },
    backup: { isSet: true, newestAt: isoOf(backedUpAt) },
    requests: { errors: 0 },
  })
})

it('knows nothing of the log while that does not answer, and the rest', async () => {
  await world.eventStore.stop()
  expect(await ask([0])).toMatchObject({ log: null, email: { sent: 2 } })
  await world.eventStore.start()
})
