import { createHmac } from 'node:crypto'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { UsernameClaimed, type UsernameEvent, UsernameReleased } from '@debut/events/members/member-events.ts'
import type { Username } from '@debut/events/members/username.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'

/** One stream per username makes it unique. A name is personal, so the stream carries its HMAC. */
export const usernameStream = (secret: string, username: Username) =>
  `username-${createHmac('sha256', secret).update(username).digest('hex').slice(0, 32)}`

type UsernameCommand = { readonly type: 'ClaimUsername' | 'ReleaseUsername'; readonly memberId: MemberId }

interface Claim {
  readonly owner: MemberId | undefined
}

export const usernameClaim: Decider<UsernameCommand, Claim, UsernameEvent> = {
  initial: { owner: undefined },
  usuallyNew: true,

  decide({ type, memberId }, { owner }) {
    switch (type) {
      case 'ClaimUsername':
        if (owner === undefined) return accept(UsernameClaimed({ memberId }))
        return owner === memberId ? accept() : refuse('username-taken')
      case 'ReleaseUsername':
        return owner === memberId ? accept(UsernameReleased({ memberId })) : accept()
    }
  },

  evolve(_, event) {
    switch (event.type) {
      case 'UsernameClaimed':
        return { owner: event.data.memberId }
      case 'UsernameReleased':
        return { owner: undefined }
    }
  },
}
