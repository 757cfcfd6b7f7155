import type { MemberId } from '@debut/events/kernel/ids.ts'
import { inboxStream } from '../notifications/inbox.ts'
import { voterStream } from '../voting/voter.ts'
import { memberStream } from './member.ts'

/** The streams that are a member's own: taken out with an export, and purged of copies by an erasure. */
export const ownStreams = (memberId: MemberId): string[] => [memberStream(memberId), voterStream(memberId), inboxStream(memberId)]
