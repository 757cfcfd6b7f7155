import { setTimeout as delay } from 'node:timers/promises'
import { EventStoreDBClient } from '@eventstore/db-client'
import { grantRights, makeUser } from './service-user.ts'

/** Run once by Compose before the services of a cluster start; again, it gives the user the password of its settings. */
const { EVENTSTORE_ADMIN_URL: url = '', EVENTSTORE_PASSWORD: password = '' } = process.env
const user = { name: 'debut', password }
const client = EventStoreDBClient.connectionString(url)

const TRIES = 30
for (let left = TRIES - 1; ; left--) {
  try {
    await makeUser(client, user)
    await grantRights(client, user)
    break
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    if (left === 0) {
      console.error(`The event store has no user "${user.name}" yet: ${why}`)
      process.exit(1)
    }
    console.log(`Waiting for the event store: ${why}`)
    await delay(2_000)
  }
}
console.log(`The event store has the user "${user.name}".`)
await client.dispose()
