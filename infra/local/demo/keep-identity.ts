import { migrate, openDatabase } from '@debut/infra/adapters/database.ts'
import { NAME as LAUNCH_DAYS } from '@debut/command-service/launches/launch-day-parts.ts'
import { NAME as RELEASE_UNUSED_USERNAMES } from '@debut/command-service/members/release-unused-usernames.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { WorldKeys } from './record-world.ts'

const migrations = new URL('../../../command-service/migrations/', import.meta.url)

/** What belongs to a log but stands in the identity database. */
export const keepKeys = async (url: string, keys: WorldKeys): Promise<void> => {
  await migrate(url, migrations, 'identity')
  const database = openDatabase({ url, name: 'demo-world', connections: 1 })
  try {
    await database('identity.member_keys').insert([...keys].map(([member, key]) => ({ member_id: member, key, destroyed_at: null })))
  } finally {
    await database.destroy()
  }
}

/** Where the processes that follow the log go on from. */
export const keepPlace = async (url: string, settledTo: LogPosition): Promise<void> => {
  const database = openDatabase({ url, name: 'demo-world', connections: 1 })
  try {
    await database('identity.processes').insert([LAUNCH_DAYS, RELEASE_UNUSED_USERNAMES].map((name) => ({ name, position: settledTo })))
  } finally {
    await database.destroy()
  }
}
