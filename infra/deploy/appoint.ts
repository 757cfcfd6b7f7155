import { MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import { MemberRegistered, RoleGranted, memberStream } from '@debut/events/members/member-events.ts'
import type { Role } from '@debut/events/members/role.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { encode } from '@debut/adapters/event-codec.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'

interface Person {
  readonly memberId: string
  readonly username: string
  readonly roles: readonly Role[]
}

type Settings = Readonly<Record<'EVENTSTORE_URL' | 'IDENTITY_DATABASE_URL', string>>

/** Writes a member with their roles into the log, as configuration would have made them. */
export const appointIn = async (
  { EVENTSTORE_URL, IDENTITY_DATABASE_URL }: Settings,
  logger: Logger,
  { memberId: id, username, roles }: Person,
  at: Instant = systemClock(),
): Promise<void> => {
  const log = openEventStore({ url: EVENTSTORE_URL, logger })
  const database = openDatabase({ url: IDENTITY_DATABASE_URL, name: 'appoint' })
  try {
    const memberId = MemberId.parse(id)
    const stream = memberStream(memberId)
    const facts = [MemberRegistered({ memberId, username }), ...roles.map((role) => RoleGranted({ memberId, role, by: 'configuration' }))]
    const envelope: Parameters<typeof encode>[3] = {
      $correlationId: 'test',
      $causationId: newCommandId({ msecs: at.toMillis() }),
      commandHash: 'hash',
      actor: 'process:appointments',
      at,
    }
    await log.append(stream, 'no-stream', await encode(openMemberKeys(database), stream, facts, envelope))
  } finally {
    await Promise.all([log.close(), database.destroy()])
  }
}
