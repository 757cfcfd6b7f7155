import { migrate, openDatabase } from '@debut/adapters/database.ts'
import { NAME as LAUNCH_DAYS } from '@debut/command-service/launches/launch-day-parts.ts'
import { NAME as RELEASE_UNUSED_USERNAMES } from '@debut/command-service/members/release-unused-usernames.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { WorldKeys } from './record-world.ts'

const migrations = new URL('../../command-service/migrations/', import.meta.url)

/** What belongs to a log but stands in the identity database: its members' keys, and where the processes that follow it go on from. */
export const keepIdentity = async (url: string, keys: WorldKeys, settledTo: LogPosition): Promise<void> => {
  await migrate(url, migrations, 'identity')
  const database = openDatabase({ url, name: 'demo-world', connections: 1 })
  try {
    const rows = [...keys].map(([member, key]) => ({ member_id: member, key, destroyed_at: null }))
    const places = [LAUNCH_DAYS, RELEASE_UNUSED_USERNAMES].map((name) => ({ name, position: settledTo }))
    // A making that was cut off left those of a log that never came.
    await database('identity.member_keys').insert(rows).onConflict('member_id').merge()
    await database('identity.processes').insert(places).onConflict('name').merge()
  } finally {
    await database.destroy()
  }
}
