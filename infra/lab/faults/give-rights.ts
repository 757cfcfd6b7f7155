import { grantRights, makeUser } from '@debut/deploy/eventstore/service-user.ts'
import { EventStoreDBClient } from '@eventstore/db-client'

/** As Compose does it before the services of a cluster start: the rights stand in the log from then on. */
export const giveRights = async (eventStoreUrl: string, name = 'debut'): Promise<void> => {
  const client = EventStoreDBClient.connectionString(eventStoreUrl)
  try {
    const user = { name, password: 'a password of faults' }
    await makeUser(client, user)
    await grantRights(client, user)
  } finally {
    await client.dispose()
  }
}
