import { grantRights, makeUser } from '@debut/deploy/eventstore/service-user.ts'
import { EventStoreDBClient } from '@eventstore/db-client'

/** Grants the rights as Compose does before the services of a cluster start. From then on they are in the log. */
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
