import { type MemberEvent, memberStream } from '@debut/events/members/member-events.ts'
import { rankOf } from '@debut/events/members/rank.ts'
import { rolesHeld } from '@debut/events/members/roles-held.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { Ranks } from '../kernel/matters/matter.ts'
import { readable } from '../kernel/readable.ts'

interface Parts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly logger: Logger
}

export const ranksIn = ({ log, ...parts }: Parts): Ranks => ({
  of: rankOf,
  at: async (memberId, position) => {
    const history = await readable<MemberEvent>(parts, await log.read(memberStream(memberId)))
    const before = history.filter((each) => each.position < position)
    return rankOf(before.reduce((roles, { event }) => rolesHeld.evolve(roles, event), rolesHeld.initial))
  },
})
