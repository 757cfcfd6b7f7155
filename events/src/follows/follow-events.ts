import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { defineNotice } from '../kernel/define-notice.ts'
import { MemberId } from '../kernel/ids.ts'
import { ToolId } from '../tools/tool-card.ts'

/** One stream per follower: how many a member may follow is decided there, and a popular member causes no write conflicts. */
export const followerStream = (memberId: MemberId) => `follower-${memberId}`

/** On `follower-<member>`, all of these. */
export const MemberFollowed = defineEvent('MemberFollowed', { memberId: MemberId, followedId: MemberId }, { alsoNames: ['followedId'] })
export const MemberUnfollowed = defineEvent('MemberUnfollowed', { memberId: MemberId, followedId: MemberId }, { alsoNames: ['followedId'] })
export const ToolFollowed = defineEvent('ToolFollowed', { memberId: MemberId, toolId: ToolId })
export const ToolUnfollowed = defineEvent('ToolUnfollowed', { memberId: MemberId, toolId: ToolId })

/** Once: a member who follows and unfollows all day does not fill the other's inbox. */
export const followedNotice = defineNotice(MemberFollowed, ({ memberId, followedId }) => [
  { recipientId: followedId, actorId: memberId, type: 'follow', payload: {}, once: `follow by ${memberId}` },
])

export type FollowerEvent =
  | EventOf<typeof MemberFollowed>
  | EventOf<typeof MemberUnfollowed>
  | EventOf<typeof ToolFollowed>
  | EventOf<typeof ToolUnfollowed>
