import type { MemberId } from '@debut/events/kernel/ids.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import { Username } from '@debut/events/members/username.ts'
import type { FindNamed } from '../kernel/find-named.ts'
import type { Handle } from '../kernel/handle.ts'
import { usernameClaim, usernameStream } from './username-claim.ts'

/** As of a moment ago. A claim may be one whose registration never came, or that of an erased member. */
export const findNamedIn =
  (handle: Handle, claimSecret: string): FindNamed =>
  async (names, when) => {
    const found = names.map(async (name): Promise<[string, MemberId][]> => {
      const { data: username } = Username.safeParse(name)
      if (username === undefined) return []
      const { owner } = await handle.recall(usernameClaim, usernameStream(claimSecret, username), when)
      if (owner === undefined) return []
      const { registered } = await handle.recall(membership, memberStream(owner), when)
      return registered ? [[name, owner]] : []
    })
    return new Map((await Promise.all(found)).flat())
  }
