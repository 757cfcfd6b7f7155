import { randomUUID } from 'node:crypto'
import type { ProposedEvent } from './encode-record.ts'

const event = (type: string, data: string): ProposedEvent => ({
  id: randomUUID(),
  type,
  contentType: 'application/json',
  data: Buffer.from(data),
  metadata: Buffer.alloc(0),
})

const user = (login: string, name: string, group: string) =>
  event('$UserCreated', JSON.stringify({ loginName: login, fullName: name, groups: [group], disabled: false }))

/** What a fresh node has in $all before anybody writes to it: readers of $all must cope with system events from the first one on. */
export const systemEvents = (): [streamId: string, events: ProposedEvent[]][] => [
  ['$$$stats', [event('$metadata', '{"$maxAge":86400}')]],
  ['$user-admin', [user('admin', 'Event Store Administrator', '$admins')]],
  ['$user-ops', [user('ops', 'Event Store Operations', '$ops')]],
  ['$users', [event('$User', '"admin"'), event('$User', '"ops"')]],
]
