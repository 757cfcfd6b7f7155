import { randomUUID } from 'node:crypto'
import type { ProposedEvent } from './encode-record.ts'
import { userCreated } from './users.ts'

const event = (type: string, data: string): ProposedEvent => ({
  id: randomUUID(),
  type,
  contentType: 'application/json',
  data: Buffer.from(data),
  metadata: Buffer.alloc(0),
})

const PASSWORD = 'changeit'

const user = (loginName: string, fullName: string, group: string) => userCreated({ loginName, fullName, groups: [group] }, PASSWORD)

/** What a fresh node has in $all before anybody writes to it: readers of $all must cope with system events from the first one on. */
export const systemEvents = (): [streamId: string, events: ProposedEvent[]][] => [
  ['$$$stats', [event('$metadata', '{"$maxAge":86400}')]],
  ['$user-admin', [user('admin', 'Event Store Administrator', '$admins')]],
  ['$user-ops', [user('ops', 'Event Store Operations', '$ops')]],
  ['$users', [event('$User', '"admin"'), event('$User', '"ops"')]],
]
