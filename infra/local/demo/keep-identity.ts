import { migrate, openDatabase } from '@debut/infra/adapters/database.ts'
import { NAME as LAUNCH_DAYS } from '@debut/command-service/processes/launch-day-parts.ts'
import { NAME as RELEASE_UNUSED_USERNAMES } from '@debut/command-service/processes/release-unused-usernames.ts'
import type { Filled } from './fill-folder.ts'

const migrations = new URL('../../../command-service/migrations/', import.meta.url)

/** What belongs to a log but stands in the identity database; over what an attempt that was cut off left there. */
export const keepIdentity = async (url: string, { keys, settledTo }: Filled): Promise<void> => {
  await migrate(url, migrations, 'identity')
  const database = openDatabase({ url, name: 'demo-world', connections: 1 })
  try {
    await database('identity.member_keys')
      .insert([...keys].map(([member, key]) => ({ member_id: member, key, destroyed_at: null })))
      .onConflict('member_id')
      .merge()
    await database('identity.processes')
      .insert([LAUNCH_DAYS, RELEASE_UNUSED_USERNAMES].map((name) => ({ name, position: settledTo })))
      .onConflict('name')
      .merge()
  } finally {
    await database.destroy()
  }
}
