import { openDatabase } from '@debut/adapters/database.ts'
import { decode } from '@debut/adapters/event-codec.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { open as unseal } from '@debut/adapters/sealing.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import type { AnyRecorded } from '@debut/projection-service/audit/log/recorded.ts'
import { EventStoreDBClient } from '@eventstore/db-client'
import { z } from 'zod'
import { connect } from './postgres-client.ts'

/** Read here by hand, without the product's own codec: what was written for a command must not hide behind its mistakes. */
const Recorded = z.object({
  id: z.string(),
  type: z.string(),
  streamId: z.string(),
  revision: z.bigint().transform(Number),
  position: z.object({ commit: z.bigint().transform(Number) }),
  data: z.record(z.string(), z.unknown()),
  metadata: z.object({ $causationId: z.string(), at: z.string(), actor: z.string() }),
})
export type RecordedEvent = z.output<typeof Recorded>

const Sealed = z.object({ $sealed: z.string(), $of: MemberId })
const Registered = z.object({ memberId: z.string(), username: Sealed })
const Owned = z.object({ memberId: z.string() })
const KeyRow = z.object({ member_id: z.string(), key: z.instanceof(Buffer) })

/**
 * Reads the whole log except for the event store's own events. They are recognised by their type, or by their stream in the case of the
 * default rights.
 */
export const readLog = async (url: string): Promise<RecordedEvent[]> => {
  const client = EventStoreDBClient.connectionString(url)
  try {
    const events: RecordedEvent[] = []
    for await (const { event } of client.readAll()) {
      if (event !== undefined && ![event.type, event.streamId].some((name) => name.startsWith('$'))) events.push(Recorded.parse(event))
    }
    return events
  } finally {
    await client.dispose()
  }
}

interface Stores {
  readonly eventStoreUrl: string
  readonly identityUrl: string
}

/** The same as the audit takes it: opened, in today's forms. */
export const readOpened = async ({ eventStoreUrl, identityUrl }: Stores): Promise<AnyRecorded[]> => {
  const log = openEventStore({ url: eventStoreUrl, logger: createLogger('faults', 'silent') })
  const identity = openDatabase({ url: identityUrl, name: 'faults keys', connections: 1 })
  try {
    const opened: AnyRecorded[] = []
    for await (const { events, live } of log.follow({ after: undefined, signal: AbortSignal.timeout(60_000) })) {
      opened.push(...(await decode(openMemberKeys(identity), events)))
      if (live) break
    }
    return opened
  } finally {
    await Promise.all([log.close(), identity.destroy()])
  }
}

export interface LoggedMember {
  readonly memberId: string
  readonly username: string | null
  readonly registeredAt: number
  readonly position: number
}

const keysOf = async (identityUrl: string): Promise<Map<string, Buffer>> => {
  const client = await connect(identityUrl)
  try {
    const { rows } = await client.query('select member_id, key from identity.member_keys where key is not null')
    return new Map(
      z
        .array(KeyRow)
        .parse(rows)
        .map(({ member_id, key }) => [member_id, key]),
    )
  } finally {
    await client.end()
  }
}

/** Who is a member, folded from the log alone, in its order. */
export const foldMembers = async (log: readonly RecordedEvent[], { identityUrl }: { readonly identityUrl: string }) => {
  const keys = await keysOf(identityUrl)
  return log
    .filter(({ type }) => type === 'MemberRegistered')
    .map(({ data, metadata, position }): LoggedMember => {
      const { memberId, username } = Registered.parse(data)
      const key = keys.get(memberId)
      const name = key === undefined ? null : z.string().parse(unseal(key, 'MemberRegistered', 'username', username))
      return { memberId, username: name, registeredAt: toInstant(metadata.at).toMillis(), position: position.commit }
    })
}

/** Who holds which name: claim stream → member. */
export const foldClaims = (log: readonly RecordedEvent[]): Map<string, { memberId: string }> => {
  const held = new Map<string, { memberId: string }>()
  for (const { type, streamId, data } of log) {
    if (type === 'UsernameClaimed') held.set(streamId, Owned.parse(data))
    if (type === 'UsernameReleased') held.delete(streamId)
  }
  return held
}
