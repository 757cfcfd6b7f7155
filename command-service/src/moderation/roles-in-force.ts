import { conductStream } from '@debut/events/moderation/conduct-events.ts'
import { inForce } from '@debut/events/moderation/conduct-facts.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { RolesOf } from '@debut/adapters/current-roles.ts'
import type { Handle } from '../kernel/handle.ts'
import { conductOf } from './refuse-sanctioned.ts'

/** A suspended or banned member still holds their roles, but can't use them until the sanction is over. */
export const rolesInForce =
  (rolesOf: RolesOf, handle: Handle, clock: Clock): RolesOf =>
  async (memberId) => {
    const roles = await rolesOf(memberId)
    if (roles.length === 0) return roles
    const at = clock()
    return inForce(await handle.recall(conductOf, conductStream(memberId), { at }), at) === undefined ? roles : []
  }
