import { createHmac } from 'node:crypto'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { UsernameClaimed, type UsernameEvent, UsernameReleased } from '@debut/events/members/member-events.ts'
import type { Username } from '@debut/events/members/username.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'

/** One stream per username makes it unique. A name is personal, so the stream carries its HMAC. */
export const usernameStream = (secret: string, username: Username) =>
  `username-${createHmac('sha256', secret).update(username).digest('hex').slice(0, 32)}`

type UsernameCommand =
  | { readonly type: 'ClaimUsername'; readonly memberId: MemberId }
  /** Only the claim that was judged: one that was renewed since stays. */
  | { readonly type: 'ReleaseUsername'; readonly memberId: MemberId; readonly claims: number }

interface Claim {
  readonly owner: MemberId | undefined
  /** How often it was claimed or renewed. */
  readonly claims: number
}

export const usernameClaim: Decider<UsernameCommand, Claim, UsernameEvent> = {
  initial: { owner: undefined, claims: 0 },
  usuallyNew: true,

  decide(command, { owner, claims }) {
    const { memberId } = command
    switch (command.type) {
      case 'ClaimUsername':
        return owner === undefined || owner === memberId ? accept(UsernameClaimed({ memberId })) : refuse('username-taken')
      case 'ReleaseUsername':
        return owner === memberId && claims === command.claims ? accept(UsernameReleased({ memberId })) : accept()
    }
  },

  evolve({ claims }, event) {
    switch (event.type) {
      case 'UsernameClaimed':
        return { owner: event.data.memberId, claims: claims + 1 }
      case 'UsernameReleased':
        return { owner: undefined, claims }
    }
  },
}
