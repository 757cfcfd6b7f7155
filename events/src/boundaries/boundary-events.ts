import { PostId } from '../discussion/discussion-form.ts'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { MemberId } from '../kernel/ids.ts'
import { personal } from '../kernel/personal.ts'
import { ToolId } from '../tools/tool-card.ts'
import { MutedWord, WordId } from './muted-word.ts'

/** One stream per member, and theirs alone: how much they may block and mute is decided there. */
export const boundariesStream = (memberId: MemberId) => `boundaries-${memberId}`

/** On `boundaries-<member>`, all of these. */
export const MemberBlocked = defineEvent('MemberBlocked', { memberId: MemberId, blockedId: MemberId }, { alsoNames: ['blockedId'] })
export const MemberUnblocked = defineEvent('MemberUnblocked', { memberId: MemberId, blockedId: MemberId }, { alsoNames: ['blockedId'] })
export const MemberMuted = defineEvent('MemberMuted', { memberId: MemberId, mutedId: MemberId }, { alsoNames: ['mutedId'] })
export const MemberUnmuted = defineEvent('MemberUnmuted', { memberId: MemberId, mutedId: MemberId }, { alsoNames: ['mutedId'] })
/** The post and all comments beneath it. */
export const ThreadMuted = defineEvent('ThreadMuted', { memberId: MemberId, postId: PostId })
export const ThreadUnmuted = defineEvent('ThreadUnmuted', { memberId: MemberId, postId: PostId })
export const ToolMuted = defineEvent('ToolMuted', { memberId: MemberId, toolId: ToolId })
export const ToolUnmuted = defineEvent('ToolUnmuted', { memberId: MemberId, toolId: ToolId })
/** As its member wrote it. */
export const WordMuted = defineEvent('WordMuted', { memberId: MemberId, wordId: WordId, word: personal(MutedWord) })
export const WordUnmuted = defineEvent('WordUnmuted', { memberId: MemberId, wordId: WordId })

export const boundaryEvents = [
  MemberBlocked,
  MemberUnblocked,
  MemberMuted,
  MemberUnmuted,
  ThreadMuted,
  ThreadUnmuted,
  ToolMuted,
  ToolUnmuted,
  WordMuted,
  WordUnmuted,
] as const
export type BoundaryEvent = EventOf<(typeof boundaryEvents)[number]>
